/**
 * Takes pictures of pages: `npm run look -- http://127.0.0.1:5173/ /tmp/home` makes /tmp/home-1280-light.png …
 * A second argument list of widths and themes narrows it: `390 dark`.
 */
import { chromium } from 'playwright-core';

const [address = '', out = '', ...wishes] = process.argv.slice(2);
const widths = [1280, 768, 390].filter((width) => asked(String(width), /^\d+$/));
const themes = (['light', 'dark'] as const).filter((theme) => asked(theme, /^[a-z]+$/));

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  for (const width of widths) {
    for (const colorScheme of themes) await take(width, colorScheme);
  }
} finally {
  await browser.close();
}

function asked(wish: string, kind: RegExp): boolean {
  const alike = wishes.filter((one) => kind.test(one));
  return alike.length === 0 || alike.includes(wish);
}

async function take(width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: width < 500 ? 800 : 860 }, colorScheme });
  page.on('console', (message) => {
    if (message.type() !== 'debug') console.log(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.log(`error: ${error.message}`));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${out}-${width}-${colorScheme}.png`, fullPage: true });
  await page.close();
}
