import type { Introduction, Person } from '$lib/wire/messages';
import type { Visitor } from '../protocol/protocol';
import { soloProgress, statisticsOf } from '../statistics/statistics';
import { cleanName } from '../records/names';
import { newLetters, type Context } from './context';
import type { KeptPerson, KeptResult } from './kept';

type Known = KeptPerson['person'];

/** Whoever plays in this browser: one person. */
export class People {
  readonly #context: Context;
  readonly #visitor: Visitor;

  constructor(context: Context, visitor: Visitor) {
    this.#context = context;
    this.#visitor = visitor;
  }

  /** Nobody, before anything was played or said: an empty id and name. */
  async me(): Promise<Person> {
    const person = await this.#known();
    return this.#describe(person ?? { id: '', name: '', language: this.#visitor.language });
  }

  async introduce({ name, language }: Introduction): Promise<Person> {
    const before = await this.#known();
    const person = before ?? this.#somebodyNew();
    return this.#describe(
      await this.#keep({
        ...person,
        name: name ? cleanName(name) : person.name,
        language: language ?? person.language,
      }),
    );
  }

  /** Whoever is there; somebody new gets a name for a start, as in games that were brought along, or a guest's. */
  async somebody(name: string | null = null): Promise<Known> {
    const known = await this.#known();
    if (known) return known;
    const person = this.#somebodyNew();
    return await this.#keep({ ...person, name: name ?? person.name });
  }

  async #known(): Promise<Known | undefined> {
    return (await this.#context.storage.get<KeptPerson>('notes', 'person'))?.person;
  }

  #somebodyNew(): Known {
    return { id: newLetters(16), name: this.#visitor.name, language: this.#visitor.language };
  }

  async #keep(person: Known): Promise<Known> {
    const kept: KeptPerson = { name: 'person', person };
    await this.#context.storage.commit([{ shelf: 'notes', put: { ...kept } }]);
    return person;
  }

  async #describe(person: Known): Promise<Person> {
    const results = await this.#context.storage.all<KeptResult>('results');
    const solo = soloProgress(results, this.#context.catalogue.games);
    return { ...person, statistics: statisticsOf(results), solo, can_recover: false };
  }
}
