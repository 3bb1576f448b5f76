import { FluentBundle, type FluentResource, type Message } from '@fluent/bundle';

type Pattern = NonNullable<Message['value']>;
type Part = Exclude<Pattern, string>[number];
type Expression = Exclude<Part, string>;

/**
 * Writes the terms of a language out wherever they are asked for: a word that stands in one place makes no page
 * heavier, and no part of a catalog needs another one for it.
 */
export class Terms {
  readonly #bundle: FluentBundle;

  constructor(language: string, resources: readonly FluentResource[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource);
  }

  writeOut({ id, value, attributes }: Message): Message {
    const written = Object.entries(attributes).map(([name, one]) => [name, this.#inPattern(one)] as const);
    return {
      id,
      value: value === null ? null : this.#inPattern(value),
      attributes: Object.fromEntries(written),
    };
  }

  #inPattern(pattern: Pattern): Pattern {
    if (typeof pattern === 'string') return pattern;
    const parts: Part[] = [];
    for (const part of pattern.map((one) => (typeof one === 'string' ? one : this.#inExpression(one)))) {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else parts.push(part);
    }
    const [first] = parts;
    return parts.length === 1 && typeof first === 'string' ? first : parts;
  }

  #inExpression(expression: Expression): Part {
    if (expression.type === 'term') return this.#spelt(expression);
    if (expression.type !== 'select') return expression;
    const variants = expression.variants.map(({ key, value }) => ({ key, value: this.#inPattern(value) }));
    return { ...expression, variants };
  }

  #spelt(term: Expression): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern([term], null, errors);
    if (errors[0]) throw errors[0];
    return text;
  }
}
