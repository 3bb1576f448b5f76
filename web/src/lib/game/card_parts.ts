export interface CardParts {
  kind:
    | 'number'
    | 'currency'
    | 'numbered_wildcard'
    | 'colour_wildcard'
    | 'super_wildcard'
    | 'token'
    | 'bust_token'
    | 'unknown';
  colour: string;
  number: string;
}

/** What a catalog or a drawing needs to know of a card, a currency token `$` or a bust token `!`. */
export function cardParts(code: string): CardParts {
  if (code === '!') return { kind: 'bust_token', colour: '', number: '' };
  if (code === '$') return { kind: 'token', colour: '', number: '' };
  const kind = kindOf(code);
  if (kind === 'unknown') return { kind, colour: '', number: '' };
  return { kind, colour: code.charAt(0), number: code.charAt(1) };
}

function kindOf(code: string): CardParts['kind'] {
  if (/^[BGOP][1-9]$/.test(code)) return 'number';
  if (/^\$[1-5]$/.test(code)) return 'currency';
  if (/^\*[1-9]$/.test(code)) return 'numbered_wildcard';
  if (/^[BGOP]\*$/.test(code)) return 'colour_wildcard';
  return code === '**' ? 'super_wildcard' : 'unknown';
}
