import type { Seen } from './looker.ts';
import { KINDS, type Fault, type Kind } from './measure/fault.ts';

/** One fault, wherever it was seen. */
interface Found {
  kind: Kind;
  place: string;
  example: Fault;
  seen: Seen[];
}

/** The faults by kind, each once with where it was seen, those seen most often first. */
export function report(looks: readonly Seen[]): string {
  const found = distinct(looks);
  const lines = (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const ofKind = found.filter((one) => one.kind === kind);
    if (!ofKind.length) return [];
    return [`${kind}: ${KINDS[kind]}`, ...ofKind.map(lineOf), ''];
  });
  const faulty = looks.filter(({ faults }) => faults.length).length;
  const sum = looks.reduce((all, { faults }) => all + faults.length, 0);
  const total = `${sum} faults, ${found.length} of them distinct, in ${faulty} of ${looks.length} looks.`;
  return [...lines, total].join('\n');
}

function distinct(looks: readonly Seen[]): Found[] {
  const found = new Map<string, Found>();
  for (const look of looks) {
    for (const fault of look.faults) {
      const place = fault.what.split(' “')[0] ?? '';
      const key = `${fault.kind} ${place}`;
      const known = found.get(key) ?? { kind: fault.kind, place, example: fault, seen: [] };
      known.seen.push(look);
      found.set(key, known);
    }
  }
  return [...found.values()].sort((one, other) => other.seen.length - one.seen.length);
}

function lineOf({ example, seen }: Found): string {
  const sets = (['scene', 'size', 'language', 'text'] as const).map((aspect) =>
    [...new Set(seen.map((look) => look[aspect]))].join(' '),
  );
  return `  ${seen.length} × ${example.what}, ${example.detail}\n      ${sets.join(' | ')}`;
}
