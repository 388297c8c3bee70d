/** Counts of what is drawn, which determine how long the library and the readers take. */
export interface Drawing {
  operators: number;
  /** Operators that show text. */
  texts: number;
  /** Pictures, and parts of pages that are drawn as one object. */
  objects: number;
  /** Font names, counted per stream. */
  fonts: number;
  /** Bytes in strings. */
  letters: number;
  /** How often each picture or part is drawn, by name. */
  readonly uses: Map<string, number>;
}

const [openBracket, closeBracket, backslash, percent, slash] = [0x28, 0x29, 0x5c, 0x25, 0x2f];
const [less, greater] = [0x3c, 0x3e];
const showsText: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);
/** The length of the longest operator. */
const maxOperatorLength = 3;

/** Adds the counts of a stream; operators in strings and comments are ignored. */
export function countDrawing(content: Uint8Array, drawn: Drawing): void {
  const fonts = new Set<string>();
  let name = '';
  for (let at = 0; at < content.length; ) {
    const sign = content[at] ?? 0;
    if (sign === openBracket) {
      const end = stringEnd(content, at);
      drawn.letters += end - at;
      at = end;
    } else if (sign === less && content[at + 1] !== less && content[at - 1] !== less) {
      const end = content.indexOf(greater, at);
      drawn.letters += ((end < 0 ? content.length : end) - at) / 2;
      at = end < 0 ? content.length : end;
    } else if (sign === percent) at = lineEnd(content, at);
    else if (sign === slash) {
      const end = wordEnd(content, at + 1);
      name = wordAt(content, at, Math.min(end, at + 128));
      at = end;
    } else if (isOperatorSign(sign)) {
      const end = wordEnd(content, at);
      const word = end - at > maxOperatorLength ? '' : wordAt(content, at, end);
      at = end;
      if (word === '') continue;
      drawn.operators += 1;
      if (showsText.has(word)) drawn.texts += 1;
      else if (word === 'Do') {
        drawn.objects += 1;
        drawn.uses.set(name, (drawn.uses.get(name) ?? 0) + 1);
      } else if (word === 'Tf') fonts.add(name);
      // The bytes of an inline picture follow `ID` and end at `EI`.
      else if (word === 'ID') at = pictureEnd(content, at);
    } else at += 1;
  }
  drawn.fonts += fonts.size;
}

/** A letter or a quotation mark: the first character of an operator. */
function isOperatorSign(sign: number): boolean {
  return (sign >= 0x41 && sign <= 0x5a) || (sign >= 0x61 && sign <= 0x7a) || sign === 0x27 || sign === 0x22;
}

/** White space, and characters that end a word. */
function isDelimiter(sign: number): boolean {
  return (
    sign <= 0x20 ||
    (sign >= 0x28 && sign <= 0x29) ||
    [0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, slash, percent].includes(sign)
  );
}

function wordEnd(content: Uint8Array, start: number): number {
  let end = start;
  while (end < content.length && !isDelimiter(content[end] ?? 0)) end += 1;
  return end;
}

function wordAt(content: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...content.subarray(start, end));
}

/** Index after the closing bracket; inner brackets are balanced or escaped with a backslash. */
function stringEnd(content: Uint8Array, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at += 1) {
    const sign = content[at];
    if (sign === backslash) at += 1;
    else if (sign === openBracket) depth += 1;
    else if (sign === closeBracket) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return content.length;
}

function lineEnd(content: Uint8Array, start: number): number {
  let end = start;
  while (end < content.length && content[end] !== 0x0a && content[end] !== 0x0d) end += 1;
  return end;
}

function pictureEnd(content: Uint8Array, start: number): number {
  for (let at = start; at < content.length; at += 1)
    if (content[at] === 0x45 && content[at + 1] === 0x49 && isDelimiter(content[at + 2] ?? 0)) return at + 2;
  return content.length;
}
