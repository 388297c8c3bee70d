import type { Language } from './posting.ts';

/** Phrases by language, one regular expression or several parted by | a line. A posting may mix languages, so all are looked for. */
export type PhraseTable = Readonly<Partial<Record<Language, string>>>;

interface Patterns {
  readonly start: RegExp;
  readonly whole: RegExp;
  readonly anywhere: RegExp;
}

export interface PhraseRange {
  readonly start: number;
  readonly end: number;
}

/** Compiled at first use: importing a table costs nothing. */
const compiled = new WeakMap<PhraseTable, Patterns>();

function patternsOf(table: PhraseTable): Patterns {
  const known = compiled.get(table);
  if (known) return known;
  const patterns = compile(table);
  compiled.set(table, patterns);
  return patterns;
}

/** Chinese has no word borders; everywhere else a phrase begins where a word does. */
function compile({ zh, ...spaced }: PhraseTable): Patterns {
  const latin = Object.values(spaced).flatMap(linesOf).join('|');
  const all = [`\\b(?:${latin})`, ...linesOf(zh ?? '')].join('|');
  return {
    start: new RegExp(`^(?:${all})`),
    whole: new RegExp(`^(?:${all})$`),
    anywhere: new RegExp(all, 'g'),
  };
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Whether folded text begins with one of the phrases. */
export function startsWithPhrase(table: PhraseTable, folded: string): boolean {
  return patternsOf(table).start.test(folded);
}

/** Whether folded text is one of the phrases and nothing else. */
export function isPhrase(table: PhraseTable, folded: string): boolean {
  return patternsOf(table).whole.test(folded);
}

export function hasPhrase(table: PhraseTable, folded: string): boolean {
  return folded.search(patternsOf(table).anywhere) !== -1;
}

export function countPhrases(table: PhraseTable, folded: string): number {
  return folded.match(patternsOf(table).anywhere)?.length ?? 0;
}

/** Where phrases stand in a text as written, in any case; they begin where a word does. */
export function phraseRanges(table: PhraseTable, text: string): PhraseRange[] {
  return [...text.matchAll(writtenPattern(table))].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

const compiledWritten = new WeakMap<PhraseTable, RegExp>();

function writtenPattern(table: PhraseTable): RegExp {
  const known = compiledWritten.get(table);
  if (known) return known;
  const { zh, ...spaced } = table;
  const latin = Object.values(spaced).flatMap(linesOf).join('|');
  const pattern = new RegExp([`(?<![\\p{L}\\p{N}])(?:${latin})`, ...linesOf(zh ?? '')].join('|'), 'giu');
  compiledWritten.set(table, pattern);
  return pattern;
}
