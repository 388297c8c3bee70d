import { Composer, type CST, Document, isScalar, Lexer, LineCounter, Parser, visit } from 'yaml';
import { tooDeep } from './json-object.ts';

/** Levels that the parser accepts: hundreds would take seconds, and thousands endless memory. */
const maxParsedLevels = 100;
/** The lexer's mark before the text of a scalar; brackets after it are not YAML brackets. */
const scalarFollows = '\x1f';

export interface ParsedYaml {
  readonly document: Document;
  /** The first syntax error; line and column count from 1. */
  readonly problem: { readonly message: string; readonly line: number; readonly column: number } | null;
}

/** @throws ValidationError with the file if it is nested too deeply to parse quickly */
export function parseYaml(file: string, text: string): ParsedYaml {
  const lineCounter = new LineCounter();
  try {
    const document = firstDocument(file, text, lineCounter);
    const repeated = repeatedKey(document);
    if (repeated !== null) throw new FirstError('Map keys must be unique', 'DUPLICATE_KEY', repeated);
    return { document, problem: null };
  } catch (error) {
    if (!(error instanceof FirstError)) throw error;
    if (error.code === 'RESOURCE_EXHAUSTION') throw tooDeep(file);
    const { line, col } = lineCounter.linePos(error.offset);
    return { document: new Document(), problem: { message: error.message, line, column: col } };
  }
}

/** Stops parsing at the first error, because a text may have an error in every character. */
class FirstError extends Error {
  readonly code: string;
  readonly offset: number;

  constructor(message: string, code: string, offset: number) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}

type ErrorPlace = number | readonly [number, number] | { readonly offset: number };

/** @throws FirstError, or ValidationError with the file if it is nested too deeply */
function firstDocument(file: string, text: string, lineCounter: LineCounter): Document {
  let first: FirstError | null = null;
  // The library's own check compares each key with all earlier ones.
  const composer = new Composer({ logLevel: 'silent', lineCounter, uniqueKeys: false });
  // The library collects all errors and offers no other way to stop at the first.
  Object.assign(composer, {
    onError(place: ErrorPlace, code: string, message: string, isWarning?: boolean) {
      if (isWarning) return;
      // The library catches errors inside a node and reports them here again.
      first ??= new FirstError(message, code, offsetOf(place));
      throw first;
    },
  });
  let hasDocument = false;
  for (const token of tokensOf(file, text, lineCounter)) {
    // Other documents of the file are ignored.
    if (token.type === 'document' && hasDocument) break;
    hasDocument ||= token.type === 'document';
    for (const document of composer.next(token)) return document;
    if (token.type === 'error')
      throw new FirstError(
        `${token.message}: ${JSON.stringify(token.source)}`,
        'UNEXPECTED_TOKEN',
        token.offset,
      );
  }
  for (const document of composer.end(true, text.length)) return document;
  return new Document();
}

function* tokensOf(file: string, text: string, { addNewLine }: LineCounter): Generator<CST.Token> {
  const parser = new Parser(addNewLine);
  const levels = levelCounter();
  // The lexer reports no line break before the first line.
  addNewLine(0);
  for (const token of new Lexer().lex(text)) {
    if (levels.after(token) > maxParsedLevels) throw tooDeep(file);
    yield* parser.next(token);
  }
  yield* parser.end();
}

function offsetOf(place: ErrorPlace): number {
  if (typeof place === 'number') return place;
  return 'offset' in place ? place.offset : place[0];
}

/** The offset of a key that its object already has; null if there is none. */
function repeatedKey(document: Document): number | null {
  let found: number | null = null;
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) {
          found = key.range?.[0] ?? 0;
          return visit.BREAK;
        }
        known.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}

/** At least the depth the parser would reach: brackets, indented lines, and `- - -` on one line. */
export function deepestYamlLevel(text: string): number {
  const levels = levelCounter();
  let deepest = 0;
  for (const token of new Lexer().lex(text)) deepest = Math.max(deepest, levels.after(token));
  return deepest;
}

/** Counts the open levels after each token. */
function levelCounter() {
  const indents: number[] = [];
  let brackets = 0;
  let markers = 0;
  let isLineStart = true;
  let isScalar = false;
  const read = (token: string): void => {
    if (isScalar || token === scalarFollows) {
      isScalar = token === scalarFollows;
      isLineStart = false;
      return;
    }
    const indent = token.trim() === '' ? token.length : 0;
    if (token.endsWith('\n')) {
      isLineStart = true;
      markers = 0;
    } else if (isLineStart) {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
      isLineStart = false;
    }
    if (token === '[' || token === '{') brackets += 1;
    else if (token === ']' || token === '}') brackets -= 1;
    else if (token === '-' || token === '?') markers += 1;
  };
  return {
    after(token: string): number {
      read(token);
      return brackets + markers + indents.length;
    },
  };
}
