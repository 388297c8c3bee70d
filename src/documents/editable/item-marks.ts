/* Marks such as `{#r1b2c3}` identify an entry after its text or place has changed. A mark is the beginning of an id. */

/** In characters: short enough to read, and rarely shared by two ids of one resume. */
const minLength = 6;

export interface WrittenMark {
  /** The text before the mark. */
  readonly text: string;
  /** Null if there is no mark, or only the word `hidden`. */
  readonly mark: string | null;
  readonly isHidden: boolean;
  /** The signs that were perhaps a mark; `mark` is then a guess. */
  readonly damaged: string | null;
}

/** The mark of each id: its shortest unique beginning. Repeated ids get a number. */
export function marksOf(ids: readonly string[]): readonly string[] {
  const sorted = [...new Set(ids)].sort();
  const lengths = new Map(
    sorted.map((id, index) => {
      const shared = [sorted[index - 1] ?? '', sorted[index + 1] ?? ''].map((other) =>
        sharedLength(id, other),
      );
      return [id, Math.max(minLength, ...shared.map((length) => length + 1))] as const;
    }),
  );
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return id.slice(0, lengths.get(id)) + (count > 1 ? `-${count}` : '');
  });
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Finds the index of the id of a mark, which may be longer or shorter than printed; null if not exactly one id matches. */
export function markFinder(ids: readonly string[]): (mark: string) => number | null {
  const marks = new Map(marksOf(ids).map((mark, index) => [mark, index]));
  const byLength = new Map<number, ReadonlyMap<string, number | null>>();
  return (mark) => {
    const exact = marks.get(mark);
    if (exact !== undefined || mark.length < minLength) return exact ?? null;
    const beginnings = byLength.get(mark.length) ?? onlyPlaces(ids.map((id) => id.slice(0, mark.length)));
    byLength.set(mark.length, beginnings);
    return beginnings.get(mark) ?? null;
  };
}

/** The place of each text; null for one that repeats. */
export function onlyPlaces(texts: readonly string[]): ReadonlyMap<string, number | null> {
  const places = new Map<string, number | null>();
  for (const [index, text] of texts.entries()) places.set(text, places.has(text) ? null : index);
  return places;
}

export function printMark(mark: string, isVisible: boolean): string {
  return `{#${mark}${isVisible ? '' : ' hidden'}}`;
}

/** Splits off a mark at the end of a line. A brace after a backslash does not begin one. */
export function readMark(line: string): WrittenMark {
  const text = line.trim();
  const at = text.endsWith('}') ? text.lastIndexOf('{') : -1;
  const inside = at < 0 || text[at - 1] === '\\' ? null : insideBraces(text.slice(at + 1, -1));
  const written = { text: inside ? text.slice(0, at).trim() : text, mark: null, isHidden: false, ...inside };
  return { ...written, damaged: null, ...damagedMark(written) };
}

/** Blanks, commas and capitals do not damage a mark. */
function insideBraces(text: string): Pick<WrittenMark, 'mark' | 'isHidden'> | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const mark = /^#([\w-]{1,64})$/.exec(words[0] ?? '')?.[1] ?? null;
  const [word, ...more] = mark === null ? words : words.slice(1);
  const isHidden = word?.toLowerCase() === 'hidden';
  if (more.length > 0 || (word !== undefined ? !isHidden : mark === null)) return null;
  return { mark, isHidden };
}

/** `{#r1b2c3` without its end, with other words in it, or not at the end of the line. */
function damagedMark({ text, mark, isHidden }: Omit<WrittenMark, 'damaged'>): WrittenMark | null {
  const at = text.search(/(?<!\\)\{\s?#/);
  if (at < 0) return null;
  const end = text.indexOf('}', at);
  const damaged = end < 0 ? text.slice(at) : text.slice(at, end + 1);
  return {
    text: text.replace(damaged, '').trim(),
    mark: mark ?? /[\w-]+/.exec(damaged)?.[0] ?? null,
    isHidden: isHidden || /hidden/i.test(damaged),
    damaged,
  };
}

/** Finds a mark that has lost a brace or its `#`: `{r1b2c3}`, `#r1b2c3`. Without them it may be any word. */
export function withLostSigns<Written extends WrittenMark>(
  written: Written,
  isKnown: (mark: string) => boolean,
): Written {
  const [damaged, mark] = /(?<!\\)[{#]([\w-]{6,64})(?: hidden)?\}?$/.exec(written.text) ?? [];
  if (written.mark !== null || damaged === undefined || mark === undefined || !isKnown(mark)) return written;
  return { ...written, text: written.text.slice(0, -damaged.length).trim(), mark, damaged };
}

export function damagedMarkProblem(damaged: string, { mark, isHidden }: WrittenMark): string {
  const whole = mark === null ? 'a mark such as {#r1b2c3}' : printMark(mark, !isHidden);
  return `"${damaged}" is not a mark; write ${whole} at the end of the line, or a backslash before "${damaged[0]}" if it is text`;
}
