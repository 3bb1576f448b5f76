import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gesture } from './gesture';

const moved = { pan: vi.fn(), zoom: vi.fn(), twice: vi.fn() };
let frame: HTMLElement;
let button: HTMLElement;
let gesture: Gesture;

function listen(type: string, hear: (event: never) => void, isFirst = false): void {
  frame.addEventListener(type, hear as (event: Event) => void, isFirst);
}

beforeEach(() => {
  vi.clearAllMocks();
  frame = document.createElement('div');
  button = frame.appendChild(document.createElement('button'));
  gesture = new Gesture(moved);
  listen('pointerdown', (event) => gesture.down(event));
  listen('pointermove', (event) => gesture.move(event));
  listen('pointerup', (event) => gesture.up(event));
  listen('click', (event) => gesture.click(event), true);
});

type At = [x: number, y: number];

function point(type: string, [clientX, clientY]: At, more: PointerEventInit = {}): void {
  const usual = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch', buttons: 1 };
  button.dispatchEvent(new PointerEvent(type, { ...usual, clientX, clientY, ...more }));
}

function press(target: HTMLElement, [clientX, clientY]: At): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY });
  return target.dispatchEvent(event);
}

describe('a finger', () => {
  it('that slips has pressed', () => {
    point('pointerdown', [10, 10]);
    point('pointermove', [14, 10]);
    point('pointerup', [14, 10]);
    expect(moved.pan).not.toHaveBeenCalled();
    expect(press(button, [14, 10])).toBe(true);
  });

  it('that drags has not', () => {
    point('pointerdown', [10, 10]);
    point('pointermove', [30, 10]);
    point('pointerup', [30, 10]);
    expect(moved.pan).toHaveBeenCalledWith(20, 0);
    expect(press(button, [30, 10])).toBe(false);
  });

  it('whose end was never told does not stay', () => {
    point('pointerdown', [10, 10]);
    point('pointerdown', [100, 100], { pointerId: 2 });
    point('pointermove', [120, 100], { pointerId: 2 });
    expect(moved.zoom).not.toHaveBeenCalled();
    expect(moved.pan).toHaveBeenCalledWith(20, 0);
  });
});

describe('a mouse', () => {
  it('that was let go outside drags no more', () => {
    point('pointerdown', [10, 10], { pointerType: 'mouse' });
    point('pointermove', [60, 10], { pointerType: 'mouse', buttons: 0 });
    point('pointermove', [90, 10], { pointerType: 'mouse', buttons: 0 });
    expect(moved.pan).not.toHaveBeenCalled();
  });
});

describe('two presses', () => {
  it('count on bare table only, near one another', () => {
    press(frame, [10, 10]);
    press(frame, [90, 10]);
    expect(moved.twice).not.toHaveBeenCalled();
    press(frame, [92, 11]);
    expect(moved.twice).toHaveBeenCalledWith(92, 11);
    press(button, [5, 5]);
    press(button, [5, 5]);
    expect(moved.twice).toHaveBeenCalledOnce();
  });
});
