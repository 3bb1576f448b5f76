const LONGEST = 40; // letters

/** A foreign value as Python writes it, short enough to stand in a sentence. */
export function spell(value: unknown): string {
  const letters = [...(typeof value === 'string' ? value : written(value))];
  return letters.length <= LONGEST ? letters.join('') : letters.slice(0, LONGEST - 1).join('') + '…';
}

function written(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  const items = Object.entries(value).map(([key, item]) => `${quoted(key)}: ${written(item)}`);
  return `{${items.join(', ')}}`;
}

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return mark + text.replaceAll('\\', '\\\\').replaceAll(mark, '\\' + mark) + mark;
}
