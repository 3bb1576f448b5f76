/** What the build tells of studying, so that it stands nowhere here: made by `tenfold.local`. */
import type {
  ExercisePosition,
  GameReview,
  HouseErrors,
  ReviewedDecision,
  ReviewedSeat,
} from '../../wire/messages.ts';
import type { GameName } from '../engine/engine.ts';
import type { Calls, Layout, NetworkFacts } from '../engine/facts.ts';

export type Level = GameReview['level'];
export type DecisionKind = ReviewedDecision['kind'];

/** What the number of a reason's detail stands for. */
export type DetailSort = 'number' | 'card' | 'cell' | 'cells' | 'seat' | 'word' | 'option_moves' | 'options';

export type DetailFact = readonly [name: string, sort: DetailSort];
export type ReasonFact = readonly [key: string, details: readonly DetailFact[]];

/** Of one game: how large its study is, and where in it things lie. */
export interface StudiedGame {
  readonly size: number;
  readonly study: number;
  readonly position: number;
  readonly state: number; // bytes of a position
  readonly networks: readonly NetworkFacts[];
  readonly weights: number; // that every network has
  readonly place: number; // where they belong
  readonly own_deck: readonly [option: string, place: number] | null; // where it is noted that a game has this option
  readonly paper: number;
  readonly viewed_with: readonly number[]; // what opponents look at their moves with,
  readonly has_dice: boolean; // and whether they throw dice for it
  readonly usual: Level; // of a review
  readonly steepness: number; // of the figure of accuracy
  readonly house: readonly HouseErrors[]; // from gentle to strong
  readonly figures: readonly number[]; // their accuracies
}

export type Played = NonNullable<ReviewedSeat['played']>;
export type Verdict = NonNullable<ReviewedSeat['verdict']>;

export interface StudyFacts {
  readonly version: string; // of whoever judges
  readonly calls: Calls;
  readonly layout: Layout; // of a study; parts inside parts have names with dots
  readonly levels: readonly Level[];
  readonly closer: Level; // of a hint, after a quick look
  readonly marks: readonly ReviewedDecision['mark'][];
  readonly kinds: readonly DecisionKind[];
  readonly played: readonly Played[];
  readonly verdicts: readonly Verdict[];
  readonly seed: number; // of all that is left to chance while a game is looked at
  readonly found: Readonly<Record<'chance' | 'decision' | 'over', number>>; // what comes of some work
  readonly most_seats: number;
  readonly expert: string; // who says what can be counted
  readonly no_move: number;
  readonly no_value: number;
  readonly most_details: number; // of a reason
  readonly list_base: number; // a list of details is where it begins, times this, and how long it is
  readonly plane_width: number; // a cell is `x` times this, and `y`
  readonly words: readonly string[]; // that details stand for
  readonly reasons: readonly ReasonFact[];
  readonly card_codes: readonly string[];
  readonly lately: number; // games, in which somebody may have become better
  readonly tasks: Readonly<Record<string, ExercisePosition['task']>>; // by kind of a decision
  readonly complete: readonly DecisionKind[]; // kinds of which everything that is right is among the options
  readonly one_by_one: number; // so many games are shown each by itself; of more
  readonly together: number; // so many are put together
  readonly games: Readonly<Record<GameName, StudiedGame>>;
}
