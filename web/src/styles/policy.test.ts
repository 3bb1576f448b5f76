// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf-8' });

test.each(files.filter((name) => name.endsWith('.svelte')))(
  '%s has nothing that the content policy forbids',
  (name) => {
    const text = readFileSync(join(source, name), 'utf-8');
    expect(text).not.toMatch(/\sstyle=["{]/);
    expect(text).not.toMatch(/\{@html/);
  },
);
