/**
 * Pictures of every page and state, with a page to look through them: `npm run gallery`.
 * Flags narrow it: `--widths 390 --themes dark --languages de,pl --only home,auction --out FOLDER`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { ARGUMENTS, findChromium } from '../e2e/support/chromium.ts';
import { Server } from '../e2e/support/server.ts';
import { indexOf, type Picture } from './gallery_index.ts';
import { scenesAt, type Scene } from './gallery_scenes.ts';

const { values: flags } = parseArgs({
  options: {
    widths: { type: 'string', default: '1280,768,390' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'en,de,nl,pl' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: fileURLToPath(new URL('../pictures', import.meta.url)) },
  },
});

const HEIGHTS: Record<number, number> = { 1280: 860, 768: 1024, 390: 800 };
const widths = flags.widths.split(',').map(Number);
const themes = flags.themes.split(',') as ('light' | 'dark')[];
const languages = flags.languages.split(',');

const server = await Server.started();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGUMENTS });
try {
  const only = flags.only.split(',').filter(Boolean);
  const scenes = (await scenesAt(server.address)).filter(({ name }) => !only.length || only.includes(name));
  mkdirSync(flags.out, { recursive: true });
  const pictures: Picture[] = [];
  for (const scene of scenes) {
    for (const picture of kinds(scene)) {
      await take(browser, scene, picture);
      pictures.push(picture);
    }
    process.stdout.write(`${scene.name}\n`);
  }
  writeFileSync(join(flags.out, 'index.html'), indexOf(pictures));
  process.stdout.write(`${pictures.length} pictures: ${join(flags.out, 'index.html')}\n`);
} finally {
  await browser.close();
  await server.stop();
}

function kinds({ name }: Scene): Picture[] {
  return widths.flatMap((width) =>
    themes.flatMap((theme) =>
      languages.map((language) => {
        const file = `${name}-${width}-${theme}-${language}.png`;
        return { scene: name, width, theme, language, file };
      }),
    ),
  );
}

async function take(from: Browser, scene: Scene, picture: Picture): Promise<void> {
  const { width, theme, language, file } = picture;
  const context = await from.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    colorScheme: theme,
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    ([keys, settings]) => {
      localStorage.setItem('tenfold.keys', JSON.stringify(keys));
      localStorage.setItem('tenfold.settings', JSON.stringify(settings));
    },
    [scene.keys ?? {}, { language, motion: 'off', sound: false, name: 'Ada' }] as const,
  );
  const page = await context.newPage();
  await page.goto(`${server.address}${scene.path}`, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor();
  if (scene.ready) await page.locator(scene.ready).first().waitFor();
  await page.screenshot({ path: join(flags.out, file), fullPage: true });
  await context.close();
}
