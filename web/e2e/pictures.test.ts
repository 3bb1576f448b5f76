import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { test } from './support/visitor.ts';

const NARROW = 400; // pixels in which a picture can be read
const SMALLEST = 8; // pixels of its smallest letters there

function drawn(): [name: string, svg: string][] {
  const script = fileURLToPath(new URL('support/drawn_positions.py', import.meta.url));
  const said = execFileSync(process.env['TENFOLD_PYTHON'] ?? 'python', [script], {
    encoding: 'utf-8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(said) as [string, string][];
}

/** What is wrong with the words of a picture as a browser draws them. */
function faultsOf(frame: Element, smallest: number): string[] {
  const found: string[] = [];
  const whole = frame.getBoundingClientRect();
  const panels = [...frame.querySelectorAll('rect')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > whole.width / 3 && height > 25 && width < whole.width);
  const words = [...frame.querySelectorAll('text')].map((one) => ({
    text: one.textContent,
    box: one.getBoundingClientRect(),
    size: Number(one.getAttribute('font-size')) * (whole.width / 600),
  }));
  for (const { text, box, size } of words) {
    const middle = { x: box.left + 1, y: box.top + box.height / 2 };
    if (size < smallest) found.push(`too small: ${text}`);
    if (box.left < whole.left || box.right > whole.right || box.bottom > whole.bottom)
      found.push(`outside: ${text}`);
    for (const panel of panels)
      if (middle.x > panel.left && middle.x < panel.right && middle.y > panel.top && middle.y < panel.bottom)
        if (box.right > panel.right) found.push(`bursting: ${text}`);
    for (const other of words) {
      const lap = (one: number, two: number, three: number, four: number): number =>
        Math.min(two, four) - Math.max(one, three);
      const across = lap(box.left, box.right, other.box.left, other.box.right);
      const down = lap(box.top, box.bottom, other.box.top, other.box.bottom);
      if (other.text !== text && across > 1 && down > box.height * 0.4)
        found.push(`over ${other.text}: ${text}`);
    }
  }
  return found;
}

test('pictures of positions can be read in a browser, with long names and in every language', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: NARROW, height: 900 } });
  const pictures = drawn();
  expect(pictures.length).toBeGreaterThan(40);
  for (const [name, svg] of pictures) {
    await page.setContent(`<style>body { margin: 0 } svg { width: 100%; height: auto }</style>${svg}`);
    expect(await page.locator('svg').evaluate(faultsOf, SMALLEST), name).toEqual([]);
  }
});
