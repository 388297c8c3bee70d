import type { TermKind } from '../../../contract/choices.ts';
import { canonical, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { hasCapitalOrDigit, opensWithCapital } from '../../../text/letters.ts';
import { memoizeByObject } from '../../../values/memoize.ts';

/** A word or a mark between words, in the order of a text. */
export interface Unit {
  /** In lower case; `and` also for `&`. */
  readonly text: string;
  /** The word's key for comparisons; for a mark, the mark. */
  readonly key: string;
  readonly isMark: boolean;
  readonly isCapital: boolean;
  /** The kind of the known term that the word is; null for other words. */
  readonly kind: TermKind | null;
  /** True for the name of a tool, which has a capital or a digit: `Excel`. */
  readonly isNamedTool: boolean;
  /** Position of the word among the tokens; -1 for a mark. */
  readonly token: number;
  /** [start, end) in the text. */
  readonly start: number;
  readonly end: number;
}

const marks: ReadonlySet<string> = new Set([...',;:.()/–—|·•\n，；：。、（）!?！？']);
/** Marks of Chinese and other forms, as the plain ones that mean the same. */
const plainMarks: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['，', ','],
  ['、', ','],
  ['；', ';'],
  ['：', ':'],
  ['。', '.'],
  ['（', '('],
  ['）', ')'],
  ['—', '–'],
]);

/** The words and marks of a text. Quotation marks and hyphens inside words bind nothing and are left out. */
export const unitsOf = memoizeByObject(({ lexicon, text, tokens }: ReadText): readonly Unit[] => {
  const units: Unit[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    units.push(...marksIn(text, at, token.start));
    const lower = token.text.toLowerCase();
    units.push({
      text: lower,
      key: token.key,
      isMark: false,
      isCapital: opensWithCapital(token.text),
      ...toolOf(lexicon, lower),
      token: index,
      start: token.start,
      end: token.end,
    });
    at = token.end;
  }
  return [...units, ...marksIn(text, at, text.length)];
});

function toolOf(lexicon: Lexicon, word: string): Pick<Unit, 'kind' | 'isNamedTool'> {
  const kind = kindOf(lexicon, word);
  return { kind, isNamedTool: kind === 'tool' && hasCapitalOrDigit(canonical(lexicon, word)) };
}

function marksIn(text: string, from: number, to: number): readonly Unit[] {
  const found: Unit[] = [];
  for (let at = from; at < to; at += 1) {
    const sign = text.charAt(at);
    const isDash = sign === '-' && /\s/.test(text.charAt(at - 1)) && /\s/.test(text.charAt(at + 1));
    if (!(sign === '&' || isDash || marks.has(sign))) continue;
    const isWord = sign === '&';
    const plain = plainMarks.get(isDash ? '—' : sign) ?? sign;
    found.push({
      text: plain,
      key: plain,
      isMark: !isWord,
      isCapital: false,
      kind: null,
      isNamedTool: false,
      token: -1,
      start: at,
      end: at + 1,
    });
  }
  return found;
}

/** A text as units, with the read text that they come from. */
export interface Line {
  readonly read: ReadText;
  readonly units: readonly Unit[];
}

export function lineOf(read: ReadText): Line {
  return { read, units: unitsOf(read) };
}

/** True for words and marks between statements or items, one of which may replace another. */
export function separates(unit: Unit | undefined): boolean {
  return unit !== undefined && separators.has(unit.text);
}

const separators: ReadonlySet<string> = new Set([',', ';', ':', '.', '–', '\n', 'and', '·', '•', '|']);
