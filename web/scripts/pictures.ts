/** The pictures of the README and the documentation that show the client: `python web/make.py pictures --help`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ARGUMENTS, findChromium } from '../e2e/support/chromium.ts';
import { Server } from '../e2e/support/server.ts';
import { namesIn, readFlags } from './flags.ts';
import { openScene } from './gallery/opening.ts';
import { House } from './gallery/scene.ts';
import { paletted } from './pictures/palette.ts';
import { first, shots, type Shot } from './pictures/scenes.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const TOURNAMENT = 'arena careful greedy random --seats 3 --games 600 --seed 1 --language en --report';

const flags = readFlags('The pictures of the documentation, in docs/pictures.', {
  only: { default: '', says: 'names of pictures: table,door_lab' },
});
const wanted = namesIn(flags.only, ['table', 'door_lab', ...Object.keys(shots)]);

const server = await Server.started();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGUMENTS });
try {
  const house = new House(server.address);
  for (const name of wanted) {
    const png = await pictureOf(name, house);
    const small = paletted(await pixelsOf(browser, png));
    writeFileSync(join(FOLDER, `${name}.png`), small);
    process.stdout.write(`${name}: ${Math.ceil(small.length / 1000)} kB\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function pictureOf(name: string, house: House): Promise<Buffer> {
  if (name === 'table') return sideBySide(await Promise.all(first.map((shot) => shoot(shot, house))));
  if (name === 'door_lab') return report();
  return shoot(shots[name] as Shot, house);
}

async function shoot({ size, scene }: Shot, house: House): Promise<Buffer> {
  const context = await browser.newContext({ serviceWorkers: 'block', colorScheme: 'light' });
  const page = await openScene(context, house, await scene(house), { size, language: 'en' });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** A laptop and a phone on one sheet. */
async function sideBySide(pictures: Buffer[]): Promise<Buffer> {
  const screens = pictures.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`);
  return onPage(async (page) => {
    await page.setContent(`<style>
      body { margin: 0; display: inline-flex; gap: 24px; padding: 12px; background: #d9cfbb; }
      img { display: block; border-radius: 14px; box-shadow: 0 2px 10px #0006; }
    </style>${screens.join('')}`);
    return page.locator('body').screenshot();
  });
}

/** The beginning of what a tournament tells. */
async function report(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-report-'));
  const file = join(folder, 'arena.html');
  const words = ['-m', 'tenfold', ...TOURNAMENT.split(' '), file];
  execFileSync(process.env['TENFOLD_PYTHON'] ?? 'python', words, { stdio: 'ignore' });
  const picture = await onPage(async (page) => {
    await page.goto(pathToFileURL(file).href);
    return page.screenshot();
  });
  rmSync(folder, { recursive: true });
  return picture;
}

async function onPage(take: (page: Page) => Promise<Buffer>): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 640 }, colorScheme: 'light' });
  const picture = await take(page);
  await page.close();
  return picture;
}

/** What a picture shows, as a browser reads it. */
async function pixelsOf(
  by: Browser,
  png: Buffer,
): Promise<{ width: number; height: number; bytes: Uint8Array }> {
  const page = await by.newPage();
  const { width, height, text } = await page.evaluate(async (encoded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    let letters = '';
    for (let at = 0; at < data.length; at += 32768)
      letters += String.fromCharCode(...data.subarray(at, at + 32768));
    return { width: image.width, height: image.height, text: btoa(letters) };
  }, png.toString('base64'));
  await page.close();
  return { width, height, bytes: Buffer.from(text, 'base64') };
}
