/**
 * Pictures of every page and state, with a page to look through them: `npm run gallery`.
 * Flags narrow it: `--widths 390 --themes dark --languages de,pl --only home,lesson-cards --out FOLDER`;
 * `--extra` adds an old phone, a phone on its side and a television.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ARGUMENTS, findChromium } from '../e2e/support/chromium.ts';
import { Server } from '../e2e/support/server.ts';
import { boards } from './gallery/boards.ts';
import { HEIGHTS, Photographer } from './gallery/camera.ts';
import { indexOf, type Picture } from './gallery/index.ts';
import { pages } from './gallery/pages.ts';
import { House, type Room, type Scene } from './gallery/scene.ts';
import { tables } from './gallery/tables.ts';

const { values: flags } = parseArgs({
  options: {
    widths: { type: 'string', default: '1280,768,390' },
    extra: { type: 'boolean', default: false },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'en,de,nl,pl' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: fileURLToPath(new URL('../pictures', import.meta.url)) },
  },
});

const EXTRA = [360, 844, 1920];
const widths = [...flags.widths.split(',').map(Number), ...(flags.extra ? EXTRA : [])];
const unknown = widths.find((width) => !(width in HEIGHTS));
if (unknown)
  throw new Error(`There is no picture ${unknown} wide; there are ${Object.keys(HEIGHTS).join(', ')}.`);
const themes = flags.themes.split(',') as Picture['theme'][];
const languages = flags.languages.split(',');
const only = flags.only.split(',').filter(Boolean);

const rooms: Room = { ...pages, ...tables, ...boards };
const wanted = Object.keys(rooms).filter(
  (name) => !only.length || only.some((one) => name === one || name.startsWith(`${one}-`)),
);

const server = await Server.started();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGUMENTS });
try {
  mkdirSync(flags.out, { recursive: true });
  const house = new House(server.address);
  const photographers: Photographer[] = [];
  for (const language of languages)
    photographers.push(await Photographer.in(browser, language, { house, themes, widths, out: flags.out }));
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
