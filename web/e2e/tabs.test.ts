import type { Page, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import { makeTable } from './support/tables.ts';
import { test, type Visit, type Visitor } from './support/visitor.ts';

async function atTable(visit: Visit): Promise<{ visitor: Visitor; path: string }> {
  const { id, keys } = await makeTable({
    game: 'tiles',
    options: { edition: 'steffen', open: true },
    seats: [{ kind: 'mine' }, { kind: 'mine' }],
  });
  const visitor = await visit();
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  return { visitor, path: `/t/${id}` };
}

async function lay(page: Page): Promise<void> {
  await page.locator('button.end').first().click();
  await page.locator('.spot').first().click();
}

function laid(page: Page): Promise<number> {
  return page.locator('.place.laid').count();
}

test('two tabs of one seat stay in step', async ({ visit }) => {
  const { visitor, path } = await atTable(visit);
  const other = await visitor.tab(path);
  await lay(visitor.page);
  await expect.poll(() => laid(other)).toBe(1);
  await lay(other);
  await expect.poll(() => laid(visitor.page)).toBe(2);
});

test('a move that comes too late is refused, and the page says why', async ({ visit }) => {
  const { visitor, path } = await atTable(visit);
  const held: (string | Buffer)[] = [];
  let isHeld = false;
  let line: WebSocketRoute | null = null;
  const late = await visitor.tab(path, (page) =>
    page.routeWebSocket(/\/socket\//, (route) => {
      line = route;
      const server = route.connectToServer();
      server.onMessage((message) => (isHeld ? void held.push(message) : route.send(message)));
    }),
  );
  await late.locator('button.end').first().waitFor();

  isHeld = true; // the news does not arrive here
  await lay(visitor.page);
  await expect.poll(() => laid(visitor.page)).toBe(1);
  await lay(late);
  await expect.poll(() => held.some((message) => String(message).includes('"refused"'))).toBe(true);
  isHeld = false;
  for (const message of held) (line as WebSocketRoute | null)?.send(message);

  await expect.poll(() => laid(late)).toBe(1);
  await late.getByText('The game has moved on meanwhile').waitFor();
});
