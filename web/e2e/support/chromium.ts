import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packed from '@sparticuz/chromium';

/** What a browser in a test leaves out: sandbox, graphics card, and talk with its maker. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--force-color-profile=srgb',
];

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium: the one that is asked for, the system's, or one that comes as a package and needs no root. */
export async function findChromium(): Promise<string> {
  const asked = process.env['CHROMIUM'];
  if (asked && asked !== 'package') return asked;
  const found = asked ? undefined : SYSTEM.find((path) => existsSync(path));
  return found ?? (await unpack());
}

/** The package unpacks into the directory for temporary files; ours is one of our own. */
async function unpack(): Promise<string> {
  const home = join(tmpdir(), 'tenfold-chromium');
  mkdirSync(home, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = home;
  try {
    return await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
