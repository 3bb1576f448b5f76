import type { CDPSession, Page } from 'playwright-core';

/** What the browser itself says about a page, gathered from its first moment on. */
export interface Watched {
  firstPaint: number;
  largestPaint: number;
  /** What was painted largest. */
  largest: string;
  shifts: { value: number; what: string }[];
  /** Tasks of more than 50 ms: when, and how long. */
  longTasks: [number, number][];
  /** Input events that took 16 ms or more to the next paint. */
  inputs: { name: string; took: number; interaction: number }[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page, before anything else does. */
export function watch(): void {
  const watched: Watched = {
    firstPaint: 0,
    largestPaint: 0,
    largest: '',
    shifts: [],
    longTasks: [],
    inputs: [],
  };
  window.watched = watched;
  const name = (node: unknown): string => {
    if (!(node instanceof Element)) return node instanceof Node ? node.nodeName : '';
    return `${node.localName}.${[...node.classList].join('.')}`;
  };
  const observe = (type: string, note: (entry: never) => void, options: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', (entry: PerformanceEntry) => {
    if (entry.name === 'first-contentful-paint') watched.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    watched.largestPaint = entry.startTime;
    watched.largest = name(entry.element);
  });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  observe('layout-shift', ({ value, hadRecentInput, sources }: Shift) => {
    if (!hadRecentInput)
      watched.shifts.push({ value, what: sources.map(({ node }) => name(node)).join(' ') });
  });
  observe('longtask', ({ startTime, duration }: PerformanceEntry) => {
    watched.longTasks.push([startTime, duration]);
  });
  type Input = PerformanceEntry & { interactionId: number };
  observe(
    'event',
    (entry: Input) =>
      watched.inputs.push({ name: entry.name, took: entry.duration, interaction: entry.interactionId }),
    { durationThreshold: 16 },
  );
}

export interface Transfer {
  url: string;
  kind: string;
  bytes: number;
  /** How many answers had to come before this one could be asked for, this one included. */
  depth: number;
}

/** What comes over the wire, and what waited for what. */
export class Transfers {
  readonly #all = new Map<string, Transfer>();

  static async of(session: CDPSession): Promise<Transfers> {
    const transfers = new Transfers();
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
      const parents = initiator.stack?.callFrames.map(({ url }) => url) ?? [initiator.url ?? ''];
      const above = Math.max(0, ...parents.map((url) => transfers.#depthOf(url)));
      const depth = 1 + (above === 0 && type === 'Script' ? transfers.#arrived() : above);
      transfers.#all.set(requestId, { url: request.url, kind: type ?? 'Other', bytes: 0, depth });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = transfers.#all.get(requestId);
      if (transfer) transfer.bytes = encodedDataLength;
    });
    return transfers;
  }

  get all(): Transfer[] {
    return [...this.#all.values()];
  }

  /** Of scripts and style sheets, or of everything. */
  bytes(onlyProgram = false): number {
    const counted = this.all.filter(({ kind }) => !onlyProgram || kind === 'Script' || kind === 'Stylesheet');
    return counted.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get depth(): number {
    return Math.max(0, ...this.all.map(({ depth }) => depth));
  }

  /** How deep the files are that have come: a script that is imported by name does not say by which. */
  #arrived(): number {
    return Math.max(0, ...this.all.map(({ depth, bytes }) => (bytes > 0 ? depth : 0)));
  }

  #depthOf(url: string): number {
    return this.all.find((one) => one.url === url)?.depth ?? 0;
  }
}

export function shiftOf({ shifts }: Watched): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** Time in long tasks, beyond 50 ms each, from the first paint on. */
export function blockingOf({ firstPaint, longTasks }: Watched): number {
  const after = longTasks.filter(([start]) => start >= firstPaint);
  return after.reduce((sum, [, took]) => sum + took - 50, 0);
}

/** What the browser wrote down about its own work. */
export interface Trace {
  traceEvents: {
    name: string;
    pid: number;
    tid: number;
    ts: number;
    tdur?: number;
    args: { name?: string };
  }[];
}

export const TRACED = ['disabled-by-default-devtools.timeline', 'loading'];

/** The same by the time that the processor gave to the page: what else runs on the machine does not count. */
export function ownBlockingOf({ traceEvents }: Trace): number {
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  const main = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && args.name === 'CrRendererMain' && pid === painted?.pid,
  );
  if (!painted || !main) throw new Error('The browser did not say when it painted.');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === main.pid && tid === main.tid && ts >= painted.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - 50), 0);
}

export function watchedIn(page: Page): Promise<Watched> {
  return page.evaluate(() => window.watched);
}
