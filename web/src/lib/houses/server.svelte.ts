import type { ServerHouse } from '$lib/house/house';
import { isStatic, server } from '$lib/router/site';
import { HttpHouse } from '$lib/server/server_house';

const AGAIN = 15_000; // milliseconds until a server that did not answer is looked for again

let isAway = $state(!navigator.onLine);
let timer: ReturnType<typeof setInterval> | undefined;

const house = new HttpHouse(note);

/** The server that this page came from; null for a page that came from none: then nobody is ever asked. */
export function theServer(): ServerHouse | null {
  return isStatic ? null : house;
}

/** The server that games can be sent to: the page's own, or the one that a page of files names. */
export function homeServer(): ServerHouse | null {
  return server && house;
}

/** Whether there is a server, and it has answered the last question. Reactive. */
export function isInReach(): boolean {
  return !isAway && theServer() !== null;
}

/** Asks a server whether it is there; it is known by `isInReach`. */
export async function lookForServer(): Promise<void> {
  await theServer()
    ?.catalogue()
    .catch(() => {});
}

/** Where nobody answers, it is asked again now and then, so that a page says so when the server is back. */
function note(isThere: boolean): void {
  isAway = !isThere;
  if (isThere) clearInterval(timer);
  else if (timer === undefined) timer = setInterval(lookIfSeen, AGAIN);
  if (isThere) timer = undefined;
}

function lookIfSeen(): void {
  if (isAway && document.visibilityState === 'visible') void lookForServer();
}

window.addEventListener('online', lookIfSeen);
window.addEventListener('offline', () => void lookForServer());
document.addEventListener('visibilitychange', lookIfSeen);
