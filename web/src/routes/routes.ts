import type { Routes } from '$lib/router/router.svelte';

export const routes: Routes = {
  '/': () => import('./Home.svelte'),
  '/new': () => import('./NewTable.svelte'),
  '/t/:id': () => import('./Table.svelte'),
  '/replay/:id': () => import('./Replay.svelte'),
  '/open': () => import('./OpenTables.svelte'),
  '/learn': () => import('./learn/Learn.svelte'),
  '/learn/cards': () => import('./learn/LearnCards.svelte'),
  '/learn/tiles': () => import('./learn/LearnTiles.svelte'),
  '/rules/:edition': () => import('./learn/Rules.svelte'),
  '/settings': () => import('./Settings.svelte'),
  '/me': () => import('./Me.svelte'),
  // For whoever builds: moments of real games. Left out of what is published.
  ...(import.meta.env.DEV
    ? {
        '/dev/cards': () => import('../dev/cards/Moments.svelte'),
        '/dev/tiles': () => import('../dev/tiles/Moments.svelte'),
      }
    : {}),
};
