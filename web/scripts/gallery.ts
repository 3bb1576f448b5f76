/** Pictures of every page and state, with a page to look through them: `python web/make.py gallery --help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ARGUMENTS, findChromium } from '../e2e/support/chromium.ts';
import { Server } from '../e2e/support/server.ts';
import { namesIn, readFlags } from './flags.ts';
import { HEIGHTS, Photographer } from './gallery/camera.ts';
import { indexOf, type Picture } from './gallery/index.ts';
import { rooms } from './gallery/rooms.ts';
import { House, type Scene } from './gallery/scene.ts';

const THEMES: readonly Picture['theme'][] = ['light', 'dark'];
const LANGUAGES = ['en', 'de', 'nl', 'pl'] as const;
const EXTRA = ['360', '844', '1920'];

const flags = readFlags('Pictures of every page and state, with a page to look through them.', {
  widths: { default: '1280,768,390', says: 'of the window, in pixels' },
  extra: { default: false, says: 'also an old phone, a phone on its side and a television' },
  themes: { default: THEMES.join(), says: 'light or dark' },
  languages: { default: LANGUAGES.join(), says: 'which ones' },
  only: { default: '', says: 'names of scenes, or how they begin: home,cards' },
  out: { default: fileURLToPath(new URL('../pictures', import.meta.url)), says: 'the folder' },
});
const extra = flags.extra ? `,${EXTRA.join()}` : '';
const widths = namesIn(flags.widths + extra, Object.keys(HEIGHTS)).map(Number);
const themes = namesIn(flags.themes, THEMES);
const languages = namesIn(flags.languages, LANGUAGES);
const wanted = namesIn(
  flags.only,
  Object.keys(rooms),
  (name, one) => name === one || name.startsWith(`${one}-`),
);

const server = await Server.started({ MAY_OPEN: 'true' });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGUMENTS });
try {
  mkdirSync(flags.out, { recursive: true });
  const house = new House(server.address);
  const order = { house, themes, widths, out: flags.out };
  const photographers = languages.map((language) => new Photographer(browser, language, order));
  const pictures: Picture[] = [];
  for (const name of wanted) {
    pictures.push(...(await picturesOf(name, house, photographers)));
  }
  writeFileSync(join(flags.out, 'index.html'), indexOf(pictures));
  process.stdout.write(`${pictures.length} pictures: ${join(flags.out, 'index.html')}\n`);
} finally {
  await browser.close();
  await server.stop();
}

/** A scene that cannot be pictured is told of, and does not spoil the others. */
async function picturesOf(name: string, house: House, by: Photographer[]): Promise<Picture[]> {
  const taken: Picture[] = [];
  try {
    const setUp = rooms[name] as (house: House) => Promise<Scene>;
    let scene = await setUp(house);
    for (const [at, photographer] of by.entries()) {
      if (scene.isPlayed && at > 0) scene = await setUp(house);
      taken.push(...(await photographer.take(name, scene)));
    }
    process.stdout.write(`${name}\n`);
  } catch (error) {
    process.stderr.write(`${name}: ${String(error)}\n`);
    process.exitCode = 1;
  }
  return taken;
}
