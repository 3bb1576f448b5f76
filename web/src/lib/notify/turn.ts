/** Calls somebody to a table while they look at something else, through the browser's own notifications. */
import { addressOf } from '$lib/router/router.svelte';
import { root } from '$lib/router/site';

/** Whether the browser lets us; it is asked only when somebody wishes to be called. */
export type Leave = 'missing' | 'undecided' | 'granted' | 'denied';

const ICON = new URL('icons/icon-192.png', root).href;

export function leave(): Leave {
  if (!('Notification' in window) || !window.isSecureContext) return 'missing';
  return Notification.permission === 'default' ? 'undecided' : Notification.permission;
}

export async function askLeave(): Promise<Leave> {
  if (leave() === 'undecided') await Notification.requestPermission().catch(() => {});
  return leave();
}

/** A click on it brings the table to the front; whoever looks at the page already is not called. */
export function call(table: string, title: string, body: string): void {
  if (document.visibilityState === 'visible' || leave() !== 'granted') return;
  const href = addressOf(`/t/${table}`);
  void show(title, { body, icon: ICON, tag: tagOf(table), data: { href } }).catch(() => {});
}

/** The turn is over, or the table is being looked at. */
export function hush(table: string): void {
  if (leave() !== 'granted') return;
  shown.get(tagOf(table))?.close();
  shown.delete(tagOf(table));
  void registration().then(async (worker) => {
    for (const one of (await worker?.getNotifications({ tag: tagOf(table) })) ?? []) one.close();
  });
}

const shown = new Map<string, Notification>();

/** Phones show only what a service worker asks for; where there is none, the page shows it. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  const worker = await registration();
  if (worker?.active) return worker.showNotification(title, options);
  const one = new Notification(title, options);
  one.onclick = () => {
    window.focus();
    one.close();
  };
  shown.set(options.tag ?? '', one);
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

function tagOf(table: string): string {
  return `turn-${table}`;
}
