import { expect, inject } from 'vitest';
import { offered } from './support/playing.ts';
import { PathProxy } from './support/path_proxy.ts';
import { test } from './support/visitor.ts';

test('a server may lie under a path of a proxy', async ({ visit }) => {
  const proxy = await PathProxy.before(inject('server'), '/club/ten');
  const visitor = await visit({ serviceWorkers: 'allow', server: proxy.address });
  const { page } = visitor;
  for (const path of ['', 'me', 'learn/cards', 'rules/aeg/']) await visitor.go(`/club/ten/${path}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  for (const path of ['', 'learn/tiles']) await visitor.go(`/club/ten/${path}`); // now as the device keeps them
  await visitor.go('/club/ten/');
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await page.waitForURL(/\/club\/ten\/t\/\w{10}$/);
  await offered(page); // over the socket
  await page.reload();
  await offered(page);
  expect(proxy.beside.filter((path) => path !== '/favicon.ico')).toEqual([]);
  await page.close();
  await proxy.close();
});
