import type { ReviewedDecision } from '$lib/wire/messages';
import type { Engines } from '../engine/engine';
import type { Judge } from '../judging/judge';
import { expertsFact, ownView, type OwnReason } from '../judging/own_reason';
import { Findings } from '../judging/payload';
import type { BotQuestion, Question } from '../table/hinting';
import { URGENCY, type Workbench } from './workbench';

const STEP = 15_000; // about microseconds of work between two looks at messages

const QUICK = 'quick';

/** What the expert would do: one decision of a review that nobody has made yet. */
export class Advice {
  readonly #engines: Engines;
  readonly #judge: Judge;
  readonly #bench: Workbench;
  #latest = 0; // the question that was asked last
  #explained: Promise<unknown> = Promise.resolve(); // the question before, of those to bots: they share a desk

  constructor(engines: Engines, judge: Judge, bench: Workbench) {
    this.#engines = engines;
    this.#judge = judge;
    this.#bench = bench;
  }

  /** Why a bot did what it did, by itself. */
  explain(question: BotQuestion): Promise<OwnReason> {
    const told = this.#explained.then(() => this.#explain(question));
    this.#explained = told.catch(() => undefined);
    return told;
  }

  async #explain(question: BotQuestion): Promise<OwnReason> {
    const { game, options, rules, position, made, bot } = question;
    const engine = this.#engines.game(game, rules);
    const isExpert = bot === this.#judge.facts.expert;
    // Others look no longer than they think at a table, and leave their desk like that: the expert has her own.
    const desk = await this.#judge.desk(isExpert ? 'why' : 'view', game, options, position);
    if (!isExpert) return ownView(this.#judge, desk, engine, question);
    desk.beginDecision(position, QUICK, question.number, made);
    await this.#bench.do(URGENCY.firstLook, () => desk.goOn(STEP) === this.#judge.facts.found.decision);
    return expertsFact(this.#judge, desk, engine, question);
  }

  /** A quick look, or a closer one. Null if somebody has asked something else since. */
  async advise(question: Question, isCloser: boolean): Promise<ReviewedDecision | null> {
    const number = (this.#latest += 1);
    const { game, options, rules, position } = question;
    const { facts } = this.#judge;
    const desk = await this.#judge.desk('hint', game, options, position);
    if (number !== this.#latest) return null;
    desk.beginDecision(position, isCloser ? facts.closer : QUICK, question.number);
    const isDone = (): boolean => number !== this.#latest || desk.goOn(STEP) === facts.found.decision;
    await this.#bench.do(isCloser ? URGENCY.closerLook : URGENCY.firstLook, isDone);
    if (number !== this.#latest) return null;
    return new Findings(this.#judge, desk).decision(this.#engines.game(game, rules), position);
  }
}
