import { ownValue } from '../../contract/own-value.ts';
import type { ReadText } from '../../lexicon/read-text.ts';
import type { Language } from '../../text/language.ts';
import { firstFrom } from '../../text/lists.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { allMatches } from '../../text/patterns.ts';
import { type PreparedPattern, preparedPattern } from '../../text/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';

/* Numbers and what makes them mean something: signs and units, years of experience, nouns of change. */

/** A number with what makes it mean something: `-22%`, `€350k`, `40 min`. */
export interface Figure {
  /** Sign, currency, digits and unit in one spelling: equal figures have equal keys. */
  readonly key: string;
  readonly digits: string;
  /** Key of the word after it; empty at the end of a sentence. */
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
const gluedAfter = preparedPattern(String.raw`^[\p{Script=Latin}_]`);

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
    return { key: value, digits: value, object: objectAfter(read, end), start: match.index, end };
  });
  return [...digits, ...words].sort((a, b) => a.start - b.start);
}

function readFigure(read: ReadText, match: RegExpExecArray): Figure[] {
  const start = match.index;
  const end = start + match[0].length;
  if (gluedAfter.test(read.text.slice(end, end + 2))) return [];
  const { sign = '', currency: before, behind, digits: written = '', scale: after = '' } = match.groups ?? {};
  const unit = after.trim().toLowerCase();
  const money = (before ?? behind ?? '').trim().toLowerCase();
  const digits = written.replace(/(?<=\d)[.,'’ ](?=\d{3}(?!\d))/g, '');
  const key =
    sign + (ownValue(spelledCurrencies, money) ?? money) + digits + (ownValue(spelledScales, unit) ?? unit);
  return [{ key, digits, object: objectAfter(read, end), start, end }];
}

/** Index of the first token that begins at `offset` or after it. */
export function tokenFrom(tokens: readonly Token[], offset: number): number {
  return firstFrom(tokens, offset, ({ start }) => start);
}

function objectAfter({ text, tokens }: ReadText, end: number): string {
  const next = tokens[tokenFrom(tokens, end)];
  if (next === undefined || /[.!?]\s|\n/.test(text.slice(end, next.start))) return '';
  return next.key;
}

/** How a summary says for how long somebody has worked in a field. */
interface YearsFrame {
  write(title: string, years: number): string;
  /** What follows the number. */
  readonly behind: PreparedPattern;
  /** The words of the frame, in small letters: they claim nothing but the years. */
  readonly words: ReadonlySet<string>;
}

function yearsFrame(write: YearsFrame['write'], behind: string): YearsFrame {
  const words = tokenize(write('', 2)).map(({ text }) => text.toLowerCase());
  return {
    write,
    behind: preparedPattern(behind, 'iu'),
    words: new Set(words.filter((word) => word !== '2')),
  };
}

/** None in Chinese, where `年` also follows what was done in so many years. */
const yearsFrames: Readonly<Record<Exclude<Language, 'zh'>, YearsFrame>> = {
  // The years of a field: the dates tell nothing of the years that a single tool was used.
  en: yearsFrame(
    (title, years) => `${title} with ${years} years of experience.`,
    String.raw`^\s?years?['’]?\s(?:of\s)?(?:\w+\s)?experience\b(?!\s(?:with|using)\b)`,
  ),
  de: yearsFrame(
    (title, years) => `${title} mit ${years} Jahren Berufserfahrung.`,
    String.raw`^\sJahren\sBerufserfahrung(?!\p{L}|\s(?:mit|in))`,
  ),
  fr: yearsFrame(
    (title, years) => `${title}, ${years} ans d’expérience.`,
    String.raw`^\sans\sd’expérience(?!\p{L}|\s(?:avec|en|sur))`,
  ),
  es: yearsFrame(
    (title, years) => `${title} con ${years} años de experiencia.`,
    String.raw`^\saños\sde\sexperiencia(?!\p{L}|\s(?:con|en))`,
  ),
};

export function yearsFrameOf(language: Language | null): YearsFrame | null {
  return language === null || language === 'zh' ? null : yearsFrames[language];
}

/** Lemmas of the verbs that say what a noun of change names: `a 20% reduction in waste` is `reduced waste by 20%`. */
export const resultNouns: ReadonlyMap<string, string> = new Map([
  ['decrease', 'decrease'],
  ['improvement', 'improve'],
  ['increase', 'increase'],
  ['reduction', 'reduce'],
]);
