export interface Moved {
  pan(right: number, down: number): void;
  /** The point that stays is in pixels from the frame's corner. */
  zoom(factor: number, x: number, y: number): void;
  /** Two quick presses where there is no button. */
  twice(x: number, y: number): void;
}

interface Finger {
  x: number;
  y: number;
}

const SLIP = 8; // a finger that goes no farther than that has pressed
const AGAIN = 24; // and one that comes back so near
const SOON = 350; // within so many milliseconds has pressed twice

/** Dragging, pinching and the wheel, on an element that also has buttons to press. */
export class Gesture {
  readonly #moved: Moved;
  readonly #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #isDragging = false;
  #pressed: (Finger & { at: number }) | null = null;

  constructor(moved: Moved) {
    this.#moved = moved;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = within(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const reach = event.ctrlKey ? 100 : 400; // two fingers on a pad come as short steps with Ctrl
    this.#moved.zoom(Math.exp((-event.deltaY * lines) / reach), x, y);
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (event.isPrimary) this.#fingers.clear(); // one whose end nobody told us about has gone, too
    if (this.#fingers.size === 0) this.#isDragging = false;
    this.#fingers.set(event.pointerId, within(event));
    this.#start = this.#fingers.size === 1 ? within(event) : null;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.up(event); // let go outside
    const now = within(event);
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    if (!this.#hasBegun(event, now, others.length > 0)) return;
    this.#fingers.set(event.pointerId, now);
    const other = others[0];
    if (!other) {
      this.#moved.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#moved.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.#moved.zoom(distance(now, other) / Math.max(distance(before, other), 1), middle.x, middle.y);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#start = null;
  }

  /** The end of a drag is no press. A press by keyboard (`detail` 0) always is one. */
  click(event: MouseEvent): void {
    if (event.detail === 0) return;
    if (this.#isDragging) {
      event.stopPropagation();
      event.preventDefault();
      this.#isDragging = false;
      this.#pressed = null;
    } else {
      this.#press(event);
    }
  }

  #press(event: MouseEvent): void {
    const isBare = event.target instanceof Element && !event.target.closest('button');
    const now = isBare ? { ...within(event), at: event.timeStamp } : null;
    const before = this.#pressed;
    this.#pressed = now;
    if (!now || !before || now.at - before.at > SOON || distance(now, before) > AGAIN) return;
    this.#pressed = null;
    this.#moved.twice(now.x, now.y);
  }

  #hasBegun(event: PointerEvent, now: Finger, isPinch: boolean): boolean {
    if (this.#isDragging) return true;
    if (!isPinch && this.#start && distance(now, this.#start) < SLIP) return false;
    this.#isDragging = true;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture?.(event.pointerId);
    return true;
  }
}

function within(event: MouseEvent): Finger {
  const frame = event.currentTarget as Element;
  const { left, top } = frame.getBoundingClientRect();
  return { x: event.clientX - left - frame.clientLeft, y: event.clientY - top - frame.clientTop };
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
