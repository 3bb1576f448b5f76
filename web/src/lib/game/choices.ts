const PIECE = 'spend:'; // of a payment

/**
 * Whether moves are one choice. A payment is the same in any order; of other moves only the first belongs to the decision,
 * as with a purchase that is paid for at once.
 */
export function isSameChoice(option: readonly string[], moves: readonly string[]): boolean {
  const isPayment = option[0]!.startsWith(PIECE);
  const [one, other] = isPayment ? [option.toSorted(), moves.toSorted()] : [option, moves.slice(0, 1)];
  return one.length === other.length && one.every((token, place) => token === other[place]);
}
