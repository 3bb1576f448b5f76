import type { GameEvent } from '$lib/wire/messages';

export type EventName = GameEvent['event'];

/** What is told of an event that has this name. */
export type EventNamed<Name extends EventName> = Extract<GameEvent, { event: Name }>;

/** What to do about events, by their names; about others, nothing. */
export type Handlers<Rest extends unknown[], Result> = {
  [Name in EventName]?: (event: EventNamed<Name>, ...rest: Rest) => Result;
};

export function handle<Rest extends unknown[], Result>(
  handlers: Handlers<Rest, Result>,
  event: GameEvent,
  ...rest: Rest
): Result | undefined {
  // A name leads to the handler of events of that name, which the compiler cannot follow.
  const handler = handlers[event.event] as ((event: GameEvent, ...rest: Rest) => Result) | undefined;
  return handler?.(event, ...rest);
}

/** Whose event it is; some are nobody's. */
export function seatOf(event: GameEvent): number | undefined {
  return 'seat' in event ? event.seat : undefined;
}

/** What comes to a seat, or to all; everything else a seat has decided. */
const NOT_DECIDED: EventName[] = ['gains', 'turn', 'last_round', 'over', 'tile', 'second_round'];

/** Whose doing an event is; undefined when it is nobody's. */
export function deciderOf(event: GameEvent): number | undefined {
  return NOT_DECIDED.includes(event.event) ? undefined : seatOf(event);
}
