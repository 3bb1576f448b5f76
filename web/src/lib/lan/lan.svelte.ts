import { theServer } from '$lib/houses/server.svelte';
import { addressOf, to } from '$lib/router/router.svelte';
import type { Network } from '$lib/wire/messages';

const ALONE: Network = { address: null, may_open: false };

let access: Network = $state.raw(ALONE);

/** How other devices reach the server, if this page's own address is for this machine alone. Reactive. */
export function lanAccess(): Network {
  return access;
}

export async function lookForLan(): Promise<void> {
  if (!isOfThisDevice(location.hostname)) return;
  access =
    (await theServer()
      ?.lanAccess()
      .catch(() => ALONE)) ?? ALONE;
}

/** Lets devices in the same network in, or shuts them out. */
export async function openToLan(isOpen: boolean): Promise<void> {
  access = (await theServer()?.setLanAccess(isOpen)) ?? ALONE;
}

/** The address of a page of ours for other devices. */
export function linkTo(path: string): string {
  return access.address ? new URL(to(path), access.address).href : addressOf(path);
}

/** Whether a link leads nowhere on any other device. */
export function isForThisDevice(link: string): boolean {
  return isOfThisDevice(new URL(link).hostname);
}

function isOfThisDevice(host: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost)$/.test(host);
}
