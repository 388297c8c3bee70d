import type { ReadText } from '../../lexicon/read-text.ts';
import { statedYears } from '../../lexicon/stated-years.ts';
import { numberWordsIn } from '../../lexicon/words/number-words.ts';
import type { Language } from '../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import { firstFrom } from '../../values/lists.ts';
import { memoizeByObject } from '../../values/memoize.ts';
import { ownValue } from '../../values/own-value.ts';

/* Numbers with their signs and units, years of experience, and nouns of change. */

/** A number with its sign, currency and unit: `-22%`, `€350k`. */
export interface Figure {
  /** Sign, currency, digits and unit in one spelling, so that equal figures have equal keys. */
  readonly key: string;
  readonly digits: string;
  /** Key of the word after it; empty at the end of a sentence. */
  readonly object: string;
  /** [start, end) in the text. */
  readonly start: number;
  readonly end: number;
}

/** English, because words of other languages are English ones too: Spanish `once` is eleven. Not a part of `twenty-five`. */
const numberWord = preparedPattern(() => {
  const words = [...numberWordsIn('en').keys()].sort((one, other) => other.length - one.length).join('|');
  return String.raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}]|-(?:${words})(?!\p{L}))`;
}, 'giu');
const currency = String.raw`(?:[$€£¥]|(?:USD|EUR|GBP|CHF|US\$)\s?)`;
const scale = String.raw`(?:\s?[%‰+]|\s?(?:[kKmM]|bn|million|billion|thousand|percent)(?![\p{L}\p{N}])|[xX](?![\p{L}\p{N}]))`;
const figurePattern = preparedPattern(
  String.raw`(?<![\p{Script=Latin}\p{N}.,])(?<sign>[<>≤≥~±+−-])?(?<currency>${currency})?(?<digits>\d+(?:[.,'’ ]\d{3})*(?:[.,]\d+)?)(?<scale>${scale})?(?:\s?(?<behind>[$€£¥]|(?:USD|EUR|GBP|CHF)(?!\p{L})))?`,
  'gu',
);
/**
 * Digits joined to Latin letters are names, which are checked elsewhere: `S3`, `k8s`, `40ms`. Chinese has no spaces:
 * `6人`.
 */
const joinedLetter = preparedPattern(String.raw`^[\p{Script=Latin}_]`);

const spelledScales: Readonly<Record<string, string>> = { percent: '%', thousand: 'k', million: 'm' };
const spelledCurrencies: Readonly<Record<string, string>> = { usd: '$', us$: '$', eur: '€', gbp: '£' };

/** Memoized, because the same texts of the base are read for every edit. */
export const figuresOf = memoizeByObject(readFigures);

function readFigures(read: ReadText): readonly Figure[] {
  const { text } = read;
  const digits = figurePattern.all(text).flatMap((match) => readFigure(read, match));
  const words = numberWord.all(text).map((match) => {
    const value = String(numberWordsIn('en').get(match[0].toLowerCase()));
    const end = match.index + match[0].length;
    return { key: value, digits: value, object: objectAfter(read, end), start: match.index, end };
  });
  return [...digits, ...words].sort((a, b) => a.start - b.start);
}

function readFigure(read: ReadText, match: RegExpExecArray): Figure[] {
  const start = match.index;
  const end = start + match[0].length;
  if (joinedLetter.test(read.text.slice(end, end + 2))) return [];
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
  if (next === undefined || /[.!?,;]\s|\n/.test(text.slice(end, next.start))) return '';
  return next.key;
}

/** The wording (frame) for years of experience in a summary. */
interface YearsFrame {
  write(title: string, years: number): string;
  /** Matches the text after the number. */
  readonly behind: PreparedPattern;
  /** The words of the frame in lower case; they claim nothing but the years. */
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

/** None for Chinese, where `年` may also say how long a piece of work took. */
const yearsFrames: Readonly<Record<Exclude<Language, 'zh'>, YearsFrame>> = {
  // Only years in a field, because dates of jobs do not show for how long a single tool was used.
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

/** What computed years of experience are compared with. */
interface YearsShown {
  /** Whole years of related work by the dates. */
  readonly relatedYears: number;
  readonly model: { readonly chunks: readonly { readonly text: string }[] };
}

/** True for years of experience that the dates of related jobs cover, unless a text of the resume states more. */
export function isShownByDates(years: number, { relatedYears, model }: YearsShown): boolean {
  if (years < 1 || years > relatedYears) return false;
  return model.chunks.every(({ text }) => statedYears(text) <= years);
}

/** The verb for each noun of change: `a 20% reduction in waste` is `reduced waste by 20%`. */
export const resultNouns: ReadonlyMap<string, string> = new Map([
  ['boost', 'boost'],
  ['cut', 'cut'],
  ['decrease', 'decrease'],
  ['improvement', 'improve'],
  ['increase', 'increase'],
  ['reduction', 'reduce'],
]);
