import type { Piece } from './exchange.ts';

const raw = Symbol('raw JSON');

/**
 * JSON in pieces, one after the other. Long text is never copied into a longer one: the memory that each
 * copy takes costs more than all else that is done for an answer.
 */
export type JsonPieces = readonly Piece[];

/** JSON text that goes out as it is, without being parsed and printed again. */
export interface RawJson {
  readonly [raw]: JsonPieces;
}

export function rawJson(text: Piece): RawJson {
  return { [raw]: [text] };
}

/** An object whose fields may hold JSON that is text already. Their names need no escape. */
export type WithRawJson<T> = { readonly [Name in keyof T]: T[Name] | RawJson };

export function printJson<T extends object>(fields: WithRawJson<T>): JsonPieces {
  const pieces: Piece[] = [];
  let text = '{';
  for (const name of Object.keys(fields) as (keyof T & string)[]) {
    const value = fields[name];
    text += `${text === '{' && pieces.length === 0 ? '' : ','}"${name}":`;
    if (!isRaw(value)) {
      text += JSON.stringify(value);
      continue;
    }
    pieces.push(text, ...value[raw]);
    text = '';
  }
  pieces.push(`${text}}`);
  return pieces;
}

export function printJsonArray(items: readonly JsonPieces[]): RawJson {
  const pieces = items.flatMap((item, index) => (index === 0 ? item : [',', ...item]));
  return { [raw]: ['[', ...pieces, ']'] };
}

function isRaw(value: unknown): value is RawJson {
  return typeof value === 'object' && value !== null && raw in value;
}
