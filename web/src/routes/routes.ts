import { saying } from '$lib/i18n/say.svelte';
import type { Routes } from '$lib/router/router.svelte';

export const routes: Routes = {
  '/': () => import('./Home.svelte'),
  '/new': saying(() => import('./NewTable.svelte'), 'play'),
  '/t/:id': saying(() => import('./Table.svelte'), 'play'),
  '/position': saying(() => import('./Position.svelte'), 'play'),
  '/replay/:id': saying(() => import('./Replay.svelte'), 'play'),
  '/study/:id': saying(() => import('./Study.svelte'), 'play', 'review'),
  '/open': saying(() => import('./OpenTables.svelte'), 'play'),
  '/learn': saying(() => import('./learn/Learn.svelte'), 'learn', 'rules'),
  '/learn/cards': saying(() => import('./learn/LearnCards.svelte'), 'play', 'learn', 'lesson'),
  '/learn/tiles': saying(() => import('./learn/LearnTiles.svelte'), 'play', 'learn', 'lesson'),
  '/drills/cards': saying(() => import('./learn/DrillCards.svelte'), 'play', 'learn', 'lesson'),
  '/drills/tiles': saying(() => import('./learn/DrillTiles.svelte'), 'play', 'learn', 'lesson'),
  '/daily': saying(() => import('./daily/Today.svelte'), 'daily'),
  '/daily/:day/:game': saying(() => import('./daily/Deal.svelte'), 'play', 'review', 'daily'),
  '/puzzles': saying(() => import('./puzzles/Puzzles.svelte'), 'puzzles'),
  '/puzzles/:game': saying(() => import('./puzzles/Puzzles.svelte'), 'puzzles'),
  '/puzzles/run/:id': saying(() => import('./puzzles/Run.svelte'), 'play', 'review', 'mistakes', 'puzzles'),
  '/rules/:edition': saying(() => import('./learn/Rules.svelte'), 'learn', 'rules'),
  '/settings': saying(() => import('./Settings.svelte'), 'play'),
  '/me': saying(() => import('./Me.svelte'), 'play'),
  '/me/mistakes': saying(() => import('./me/Mistakes.svelte'), 'review', 'mistakes'),
  '/me/practice': saying(() => import('./me/Exercises.svelte'), 'play', 'review', 'mistakes'),
  // For whoever builds: moments of real games. Left out of what is published.
  ...(import.meta.env.DEV
    ? {
        '/dev/cards': saying(() => import('../dev/cards/CardMoments.svelte'), 'play'),
        '/dev/tiles': saying(() => import('../dev/tiles/TileMoments.svelte'), 'play'),
      }
    : {}),
};
