import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ARGUMENTS, findChromium } from './chromium.ts';
import { Server } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    browser: string;
    server: string;
  }
}

/** One browser and one server for all tests; whoever kills servers starts one of their own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({ executablePath: await findChromium(), args: ARGUMENTS });
  const server = await Server.started();
  project.provide('browser', browser.wsEndpoint());
  project.provide('server', server.address);
  return async () => {
    await browser.close();
    await server.stop();
  };
}
