import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** What a command may be told: its default, which also says its kind, and a few words for `--help`. */
type Flags = Record<string, { default: string | boolean; says: string }>;
type Told<F extends Flags> = { [name in keyof F]: F[name]['default'] extends boolean ? boolean : string };

/** Reads the command line. `--help` and a mistake end the command here, with a text for people. */
export function readFlags<F extends Flags>(purpose: string, flags: F): Told<F> {
  const options: ParseArgsOptionsConfig = { help: { type: 'boolean' } };
  for (const [name, flag] of Object.entries(flags)) options[name] = { ...flag, type: kindOf(flag.default) };
  try {
    const { values } = parseArgs({ options });
    if (!values['help']) return values as Told<F>;
  } catch (error) {
    refuse((error as Error).message);
  }
  process.stdout.write(`${purpose}\n\n${Object.entries(flags).map(lineOf).join('\n')}\n`);
  process.exit();
}

/** The names of a list with commas, each of which has to be known. */
export function namesIn<Name extends string>(
  told: string,
  known: readonly Name[],
  matches = (name: Name, one: string): boolean => name === one,
): Name[] {
  const asked = told.split(',').filter(Boolean);
  const stranger = asked.find((one) => !known.some((name) => matches(name, one)));
  if (stranger) refuse(`There is no “${stranger}”; there are ${known.join(', ')}.`);
  return known.filter((name) => !asked.length || asked.some((one) => matches(name, one)));
}

export function numberIn(told: string): number {
  const number = Number(told);
  if (!(number >= 1)) refuse(`“${told}” is no number from 1 on.`);
  return number;
}

function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

function kindOf(value: string | boolean): 'string' | 'boolean' {
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

function lineOf([name, flag]: [string, Flags[string]]): string {
  const usual = typeof flag.default === 'string' && flag.default ? ` (${flag.default})` : '';
  return `  --${name.padEnd(12)}${flag.says}${usual}`;
}
