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
    append(pieces, text);
    for (const piece of value[raw]) append(pieces, piece);
    text = '';
  }
  append(pieces, `${text}}`);
  return pieces;
}

export function printJsonArray(items: readonly JsonPieces[]): RawJson {
  const pieces: Piece[] = ['['];
  for (const [index, item] of items.entries()) {
    if (index > 0) append(pieces, ',');
    for (const piece of item) append(pieces, piece);
  }
  append(pieces, ']');
  return { [raw]: pieces };
}

const mostJoined = 4096;

/** Short texts that are neighbours become one: each piece is a call of the socket. */
function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  const isShort =
    typeof last === 'string' && typeof piece === 'string' && last.length + piece.length < mostJoined;
  if (isShort) pieces[pieces.length - 1] = last + piece;
  else pieces.push(piece);
}

function isRaw(value: unknown): value is RawJson {
  return typeof value === 'object' && value !== null && raw in value;
}
