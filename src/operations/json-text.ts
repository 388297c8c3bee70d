const raw = Symbol('raw JSON');

/** Text, or long text already in UTF-8. */
export type Piece = string | Uint8Array<ArrayBuffer>;

/**
 * JSON in consecutive pieces. Long texts are never joined, because copying them costs more than the rest of a
 * response.
 */
export type JsonPieces = readonly Piece[];

/** JSON text that is sent unchanged, without parsing and printing it. */
export interface RawJson {
  readonly [raw]: JsonPieces;
}

/** An object whose fields may be JSON text. Their names need no escaping. */
export type WithRawJson<T> = { readonly [Name in keyof T]: T[Name] | RawJson };

export function rawJson(text: Piece): RawJson {
  return { [raw]: [text] };
}

export function rawJsonArray<T extends object>(items: readonly WithRawJson<T>[]): RawJson {
  const pieces: Piece[] = ['['];
  for (const [index, item] of items.entries()) {
    if (index > 0) append(pieces, ',');
    for (const piece of printJson(item)) append(pieces, piece);
  }
  append(pieces, ']');
  return { [raw]: pieces };
}

export function printJson<T extends object>(fields: WithRawJson<T>): JsonPieces {
  const pieces: Piece[] = [];
  let text = '{';
  for (const name of Object.keys(fields) as (keyof T & string)[]) {
    const value = fields[name];
    if (value === undefined) continue;
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

/** The object with its raw fields parsed. */
export function parseRawJson<T extends object>(fields: WithRawJson<T>): T {
  const values = Object.entries(fields).map(([name, value]) => [
    name,
    isRaw(value) ? JSON.parse(value[raw].map(textOf).join('')) : value,
  ]);
  return Object.fromEntries(values) as T;
}

export function textOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : new TextDecoder().decode(piece);
}

const maxJoinedLength = 4096;

/** Joins short neighboring texts, because each piece is a write to the socket. */
function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  const isShort =
    typeof last === 'string' && typeof piece === 'string' && last.length + piece.length < maxJoinedLength;
  if (isShort) pieces[pieces.length - 1] = last + piece;
  else pieces.push(piece);
}

function isRaw(value: unknown): value is RawJson {
  return typeof value === 'object' && value !== null && raw in value;
}
