/**
 * The worker in which the house lives. Its file keeps this name when it is built: by it a server knows which of its answers
 * may run WebAssembly.
 */
import { Refused } from '$lib/errors/errors';
import type { FromWorker, ToWorker } from '../protocol/protocol';
import { Doorman } from './doorman';

const doorman = new Doorman((message: FromWorker) => self.postMessage(message));

self.onmessage = ({ data }: MessageEvent<ToWorker>) => doorman.hear(data);

/** What nobody has foreseen ends the worker; the page starts another one. */
self.onunhandledrejection = ({ reason }) => {
  setTimeout(() => {
    throw reason instanceof Refused ? new Error(reason.key) : reason;
  });
};
