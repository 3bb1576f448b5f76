/** Looks at every state of every page in every size and language, and lists what is wrong: `--help`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { ARGUMENTS, findChromium } from '../e2e/support/chromium.ts';
import { Server } from '../e2e/support/server.ts';
import { namesIn, readFlags } from './flags.ts';
import { rooms } from './gallery/rooms.ts';
import { House } from './gallery/scene.ts';
import { lookAt, type Extent, type Seen } from './looks/looker.ts';
import { report } from './looks/report.ts';
import { LANGUAGES, SIZES, TEXTS } from './looks/sizes.ts';

const flags = readFlags('Looks at every state of every page as it is drawn, and lists what is wrong.', {
  only: { default: '', says: 'names of scenes, or how they begin: home,cards' },
  sizes: { default: SIZES.join(), says: 'of the window' },
  languages: { default: LANGUAGES.join(), says: 'which ones' },
  texts: { default: TEXTS.join(), says: 'how large the letters are, in percent' },
  pictures: { default: '', says: 'a folder for pictures of what has faults' },
  all: { default: false, says: 'pictures also of what has none' },
});
const wanted = namesIn(
  flags.only,
  Object.keys(rooms),
  (name, one) => name === one || name.startsWith(`${one}-`),
);
const extent: Extent = {
  sizes: flags.sizes.split(',').filter(Boolean),
  languages: namesIn(flags.languages, LANGUAGES),
  texts: flags.texts.split(',').filter(Boolean),
};

/** Longer than all looks at a scene ever take: a browser that stops drawing does not stop the rest. */
const LONGEST = 300_000; // milliseconds

const server = await Server.started({ MAY_OPEN: 'true' });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGUMENTS });
try {
  if (flags.pictures) mkdirSync(flags.pictures, { recursive: true });
  const house = new House(server.address);
  const all: Seen[] = [];
  for (const [at, name] of wanted.entries()) {
    const begun = Date.now();
    const seen = await looksAt(name, house);
    all.push(...seen);
    const faults = seen.reduce((sum, look) => sum + look.faults.length, 0);
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    const said = `${name}: ${faults} faults in ${seen.length} looks, ${seconds} s`;
    process.stderr.write(`[${at + 1}/${wanted.length}] ${said}\n${faults ? `${report(seen)}\n` : ''}`);
  }
  process.stdout.write(`${report(all)}\n`);
  if (all.some(({ faults }) => faults.length)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}

/** A scene that cannot be looked at is told of, and does not spoil the others; nor does its clock or its cookie. */
async function looksAt(name: string, house: House): Promise<Seen[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const scene = await rooms[name]?.(house);
    if (!scene) return [];
    const looks = lookAt(context, house, [name, scene], [extent], flags.pictures ? picture : undefined);
    return await Promise.race([looks, giveUp()]);
  } catch (error) {
    process.stderr.write(`${name}: ${String(error)}\n`);
    process.exitCode = 1;
    return [];
  } finally {
    await context.close();
  }
}

function giveUp(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new Error(`not seen within ${LONGEST / 1000} s`)), LONGEST).unref();
  });
}

async function picture(page: Page, { scene, size, language, text, faults }: Seen): Promise<void> {
  if (!faults.length && !flags.all) return;
  const path = join(flags.pictures, `${scene}-${size}-${language}-${text}.png`);
  await page.screenshot({ path });
}
