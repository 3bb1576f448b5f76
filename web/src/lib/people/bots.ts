/** Who bots and programs are. */
import type { Sitter } from '$lib/game/props';
import { say } from '$lib/i18n/say.svelte';
import { named } from './bot_names';

/** A bot as one of the choices for a seat. */
export function botChoice(bot: string, game: string): string {
  return say('new.seat-bot', { ...named(bot), game, number: 1 });
}

/** One sentence. */
export function aboutBot(bot: string, name: string, game: string): string {
  return say('seat.strength', { bot, name, game });
}

/** The same of whoever sits there; nothing of a person. */
export function aboutSitter({ name, kind, bot, program }: Sitter, game: string): string {
  if (program) return say('seat.about-program', { name, where: kind === 'bot' ? 'here' : 'elsewhere' });
  return bot ? aboutBot(bot, name, game) : '';
}
