/** Renders icon.svg in the sizes that devices ask for: `npm run icons`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = new URL('../public/icons/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf-8');
const square = drawing.replace('rx="112"', ''); // devices cut the corners of these themselves
const inner = square.replace(
  'viewBox="0 0 512 512"',
  'viewBox="-64 -64 640 640" style="background: #241f30"',
);

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
await render('icon-192.png', 192, drawing);
await render('icon-512.png', 512, drawing);
await render('icon-maskable-512.png', 512, inner);
await render('apple-touch-icon.png', 180, square);
await browser.close();

async function render(name: string, size: number, svg: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: fileURLToPath(new URL(name, folder)), omitBackground: true });
  await page.close();
}
