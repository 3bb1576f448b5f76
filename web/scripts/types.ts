/** Writes the messages of the wire as TypeScript: `schema.json` in, `messages.ts` out. */
import { readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

type Part = Record<string, unknown>;

const folder = new URL('../src/lib/wire/', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('schema.json', folder), 'utf-8'), suited) as JSONSchema;
const names = Object.keys(schema['$defs'] as object);

// The compiler names only what is reached from the root, so the root reaches everything.
const root = {
  ...schema,
  type: 'object',
  required: names,
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
} as JSONSchema;

const text = await compile(root, 'Wire', {
  bannerComment: '/* Made from tenfold.wire by `make.py types`; never edited. */',
  format: false,
  ignoreMinAndMaxItems: true, // tuples of every length would only be in the way
});
writeFileSync(new URL('messages.ts', folder), text);

/** What the compiler does not know of today's JSON Schema, said in another way. */
function suited(_: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, prefixItems, ...rest } = part as Part;
  if ($ref && rest['description']) return { ...rest, allOf: [{ $ref }] }; // not one more type of that name
  if (!Array.isArray(prefixItems)) return part;
  const kinds = prefixItems.map(({ type }: Part) => (type === 'integer' ? 'number' : type));
  return { description: rest['description'], tsType: `[${kinds.join(', ')}]` };
}
