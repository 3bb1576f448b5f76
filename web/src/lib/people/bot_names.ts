/** What bots are called. */
import { say } from '$lib/i18n/say.svelte';

/** A bot of the ladder has a name of its own; any other is called after its seat. */
export function botName(bot: string, seat: number): string {
  return say('seat.bot', { ...named(bot), number: seat });
}

/** The name, with a number behind it if somebody else at the table has it. */
export function distinct(name: string, others: readonly string[]): string {
  let [told, number] = [name, 1];
  while (others.includes(told)) told = `${name} ${++number}`;
  return told;
}

/** A bot and its name, as sentences take them. */
export function named(bot: string): { bot: string; name: string } {
  return { bot, name: bot.charAt(0).toUpperCase() + bot.slice(1) };
}
