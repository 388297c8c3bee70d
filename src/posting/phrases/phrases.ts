import type { FunctionWords } from '../../lexicon/generic-words.ts';
import type { Token } from '../../text/tokenize.ts';

/** A stretch of tokens that may be what is asked for: [first, first + count). */
export interface Phrase {
  readonly first: number;
  readonly count: number;
}

/** In tokens, which in Chinese are characters: no phrase is longer. */
export const maxLength = 14;
/** In words; nobody names a thing with more. */
const maxWords = 6;

const softGap = /^(?:[ \u00a0]|[ \u00a0]?[&/][ \u00a0]?|[-–’'.+]| ?\()$/;
const han = /^[\u3400-\u9fff]$/;

/** Every stretch between hard borders that neither begins nor ends with a function word, in order. */
export function phrasesOf(text: string, tokens: readonly Token[], words: FunctionWords): Phrase[] {
  const phrases: Phrase[] = [];
  const stretches = stretchesOf(text, tokens, words);
  const isLink = tokens.map((token) => words.links.has(token.text.toLowerCase()));
  const isParted = tokens.map((_, index) => isWithinWord(text, tokens, index) || isWithinPair(tokens, index));
  for (const { from, to, isHan } of stretches) {
    if (isHan) {
      phrases.push(...ideographPhrases(from, to));
      continue;
    }
    for (let first = from; first < to; first += 1) {
      if (isLink[first] || isParted[first]) continue;
      for (let end = first + 1; end <= Math.min(to, first + maxWords); end += 1) {
        if (!isLink[end - 1] && !isParted[end]) phrases.push({ first, count: end - first });
      }
    }
  }
  return phrases;
}

/** Whether a word of two parts goes on with this token: "front-end" is never cut, "SQL-Kenntnisse" may be. */
function isWithinWord(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  if (before === undefined || after === undefined) return false;
  return text.slice(before.end, after.start) === '-' && small.test(before.text) && small.test(after.text);
}

const betweenSame: ReadonlySet<string> = new Set(['to', 'on', 'by', 'in', 'after']);

/** "End to end", "one on one" are never cut. */
function isWithinPair(tokens: readonly Token[], index: number): boolean {
  const isPair = (link: number) =>
    betweenSame.has(tokens[link]?.key ?? '') && tokens[link - 1]?.key === tokens[link + 1]?.key;
  return Boolean((index > 0 && isPair(index)) || (index > 1 && isPair(index - 1)));
}

const small = /^\p{Ll}/u;

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isHan: boolean;
}

function stretchesOf(text: string, tokens: readonly Token[], { stops }: FunctionWords): Stretch[] {
  const isStop = stopped(tokens, stops);
  const stretches: Stretch[] = [];
  let from = -1;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isHan = han.test(token.text);
    const joins =
      before !== undefined &&
      !isStop[index - 1] &&
      han.test(before.text) === isHan &&
      (isHan ? before.end === token.start : softGap.test(text.slice(before.end, token.start)));
    if (from >= 0 && (isStop[index] || !joins)) {
      stretches.push({ from, to: index, isHan: han.test(tokens[from]?.text ?? '') });
      from = -1;
    }
    if (from < 0 && !isStop[index]) from = index;
  }
  if (from >= 0) stretches.push({ from, to: tokens.length, isHan: han.test(tokens[from]?.text ?? '') });
  return stretches;
}

function stopped(tokens: readonly Token[], stops: ReadonlySet<string>): boolean[] {
  const isStop = tokens.map(({ text }) => !han.test(text) && stops.has(text.toLowerCase()));
  for (let first = 0; first < tokens.length; first += 1) {
    if (!han.test(tokens[first]?.text ?? '')) continue;
    for (const length of [5, 4, 3, 2, 1]) {
      const word = tokens
        .slice(first, first + length)
        .map(({ text }) => text)
        .join('');
      if (word.length !== length || !stops.has(word)) continue;
      isStop.fill(true, first, first + length);
      first += length - 1;
      break;
    }
  }
  return isStop;
}

/** Without blanks any stretch may be a word: those that touch a border. */
function ideographPhrases(from: number, to: number): Phrase[] {
  const phrases: Phrase[] = [];
  for (let end = from + 2; end <= Math.min(to, from + maxLength); end += 1) {
    phrases.push({ first: from, count: end - from });
  }
  for (let first = Math.max(from + 1, to - maxLength); first <= to - 2; first += 1) {
    phrases.push({ first, count: to - first });
  }
  return phrases;
}
