import { ownValue } from '../../contract/own-value.ts';
import type { ReadText } from '../../lexicon/read-text.ts';
import { allMatches } from '../../text/all-matches.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Token } from '../../text/tokenize.ts';

/** A number with what makes it mean something: `-22%`, `€350k`, `40 min`. */
export interface Figure {
  /** Sign, currency, digits and unit in one spelling: equal figures have equal keys. */
  readonly key: string;
  readonly digits: string;
  /** Key of the word behind it; empty at the end of a sentence. */
  readonly object: string;
  /** [start, end) in the text. */
  readonly start: number;
  readonly end: number;
}

const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberWord = preparedPattern(
  String.raw`(?<![\p{L}\p{N}-])(?:${numberWords.join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
const currency = String.raw`(?:[$€£¥]|(?:USD|EUR|GBP|CHF|US\$)\s?)`;
const scale = String.raw`(?:\s?[%‰+]|\s?(?:[kKmM]|bn|million|billion|thousand|percent)(?![\p{L}\p{N}])|[xX](?![\p{L}\p{N}]))`;
const figurePattern = preparedPattern(
  String.raw`(?<![\p{Script=Latin}\p{N}.,])(?<sign>[<>≤≥~±+−-])?(?<currency>${currency})?(?<digits>\d+(?:[.,'’ ]\d{3})*(?:[.,]\d+)?)(?<scale>${scale})?(?:\s?(?<behind>[$€£¥]|(?:USD|EUR|GBP|CHF)(?!\p{L})))?`,
  'gu',
);
/** Digits glued to letters (`S3`, `k8s`, `40ms`) are names; the rule on names judges them. Chinese has no spaces: `6人`. */
const gluedBehind = preparedPattern(String.raw`^[\p{Script=Latin}_]`);

const spelledScales: Readonly<Record<string, string>> = { percent: '%', thousand: 'k', million: 'm' };
const spelledCurrencies: Readonly<Record<string, string>> = { usd: '$', us$: '$', eur: '€', gbp: '£' };

/** The same texts of the base are asked for with every edit. */
export const figuresOf = memoizeByObject(readFigures);

function readFigures(read: ReadText): readonly Figure[] {
  const { text } = read;
  const digits = allMatches(text, figurePattern.for(text)).flatMap((match) => readFigure(read, match));
  const words = allMatches(text, numberWord.for(text)).map((match) => {
    const value = String(numberWords.indexOf(match[0].toLowerCase()));
    const end = match.index + match[0].length;
    return { key: value, digits: value, object: objectBehind(read, end), start: match.index, end };
  });
  return [...digits, ...words].sort((a, b) => a.start - b.start);
}

function readFigure(read: ReadText, match: RegExpExecArray): Figure[] {
  const start = match.index;
  const end = start + match[0].length;
  if (gluedBehind.test(read.text.slice(end, end + 2))) return [];
  const { sign = '', currency: before, behind, digits: written = '', scale: after = '' } = match.groups ?? {};
  const unit = after.trim().toLowerCase();
  const money = (before ?? behind ?? '').trim().toLowerCase();
  const digits = written.replace(/(?<=\d)[.,'’ ](?=\d{3}(?!\d))/g, '');
  const key =
    sign + (ownValue(spelledCurrencies, money) ?? money) + digits + (ownValue(spelledScales, unit) ?? unit);
  return [{ key, digits, object: objectBehind(read, end), start, end }];
}

/** The first token that begins at `offset` or behind it, found by halves. */
export function firstFrom(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function objectBehind({ text, tokens }: ReadText, end: number): string {
  const next = tokens[firstFrom(tokens, end)];
  if (next === undefined || /[.!?]\s|\n/.test(text.slice(end, next.start))) return '';
  return next.key;
}
