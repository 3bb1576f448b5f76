import { expect } from 'vitest';
import { rooms } from '../scripts/gallery/rooms.ts';
import { House } from '../scripts/gallery/scene.ts';
import { lookAt } from '../scripts/looks/looker.ts';
import { faultsIn } from '../scripts/looks/measuring.ts';
import { test } from './support/visitor.ts';

const LONG = 'Wilhelmina-Charlotte';
const LINES = Array.from({ length: 30 }, (_, line) => `<p>Line ${line}</p>`).join('');

/** What is wrong on purpose, and what the look has to say of it. */
const FAULTY: Record<string, string> = {
  covered: `<button>Press me</button><div style="position: absolute; inset: 0; background: white"></div>`,
  small: `<button style="display: block; padding: 0; border: 0; width: 10px; height: 10px">x</button>`,
  cut: `<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${LONG}</p>`,
  narrow: `<h2 style="width: 1ch; overflow-wrap: anywhere; font-size: 20px">Verloren</h2>`,
  burst: `<button style="width: 60px; white-space: nowrap; padding: 0">${LONG}</button>`,
  overlap: `<p style="position: absolute; top: 0">One thing</p><p style="position: absolute; top: 4px">Other</p>`,
  wide: `<div style="width: 200vw">Far away</div>`,
  scroll: `<div style="height: 100px; overflow-y: auto">${LINES}</div>`,
  squeezed: `<ol style="height: 30px; overflow-y: auto">${LINES}</ol>`,
  spill: `<section style="width: 100px; height: 100px"><button style="margin-left: 60px">${LONG}</button></section>`,
  bar: `<header style="position: sticky; top: 0; height: 60vh; background: white">Bar</header>${LINES.repeat(3)}`,
  empty: `<p>Hardly anything</p>`,
};

test('a look at a page finds what is wrong on purpose', async ({ visit }) => {
  const { page } = await visit();
  for (const [kind, html] of Object.entries(FAULTY)) {
    await page.setContent(`<!doctype html><html lang="en"><body>${html}</body></html>`);
    const kinds = (await faultsIn(page, { fills: kind === 'empty' })).map((fault) => fault.kind);
    expect(kinds).toContain(kind);
  }
});

test('a look at a page in order finds nothing, though it scrolls under a bar and its clock stands still', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const bar =
    '<header style="position: sticky; top: 0; background: white"><button style="height: 40px">Menu</button></header>';
  const list = `<ol style="height: 200px; overflow-y: auto">${LINES}</ol>`;
  const buttons =
    '<p><button style="height: 40px; margin: 12px">One</button><button style="height: 40px; margin: 12px">Two</button></p>';
  await page.setContent(
    `<!doctype html><html lang="en"><body>${bar}${list}${buttons.repeat(40)}</body></html>`,
  );
  expect(await faultsIn(page, { fills: false })).toEqual([]);
});

test('a bar that lets go of its beginning takes what is left of it', async ({ visit }) => {
  const { page } = await visit();
  const bar =
    '<div style="position: sticky; top: calc(40vh - 60vh); height: 60vh; background: white">Words</div>';
  await page.setContent(`<!doctype html><html lang="en"><body>${bar}${LINES.repeat(3)}</body></html>`);
  expect(await faultsIn(page, { fills: false })).toEqual([]);
});

/** Samples of what `make looks` looks at: where rooms are smallest, and words longest. */
const PHONES = { sizes: ['360x640', '667x375'], languages: ['de'], texts: ['100', '200'] };
const TABLETS = { sizes: ['768x1024', '1280x800'], languages: ['pl'], texts: ['100'] };
const TABLES = [
  'cards-stop',
  'cards-five-bid',
  'cards-over-bots',
  'tiles-open',
  'tiles-over-bots-other',
  'replay-cards-late',
  'replay-tiles-late',
  'local-no-room',
].map((name) => [name, [PHONES, TABLETS]] as const);
const PAGES = [
  'home',
  'new-more',
  'learn',
  'me',
  'mistakes',
  'settings',
  'nowhere',
  'site-home',
  'local-me',
].map((name) => [name, [PHONES]] as const);

test.for([...TABLES, ...PAGES])('%s is in order at every size', async ([name, extents], { visit }) => {
  const { context, page, server } = await visit();
  await page.close();
  const house = new House(server);
  const scene = await rooms[name]?.(house);
  if (!scene) throw new Error(`no scene ${name}`);
  const seen = await lookAt(context, house, [name, scene], extents);
  expect(seen.filter(({ faults }) => faults.length)).toEqual([]);
});
