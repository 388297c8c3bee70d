import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { packedTitles } from '../packed/packed-lexicon.ts';
import { phrases } from '../packed/phrase-lists.ts';
import { titlesAt } from '../packed/title-index.ts';
import { functionWords } from '../words/generic-words.ts';
import { numberWords } from '../words/number-words.ts';
import { type TitleWord, titleWords } from './title-keys.ts';

/** A job title with its place in a text. */
export interface PlacedTitle {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const seeks = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('posting', 'seeks_staff', 'en', 'de', 'fr', 'es')})(?!\p{L})|${phrases('posting', 'seeks_staff', 'zh')}`,
  'giu',
);

/** In UTF-16 units. */
const maxLength = 4000;
/** In UTF-16 units, behind the wording; a title is not further away. */
const reach = 90;
const maxFound = 5;
/** Words between an article and the title: "an experienced baker". */
const maxBetween = 2;
/** Words between the wording and an article: "suchen wir zum nächstmöglichen Zeitpunkt eine". */
const maxBeforeArticle = 6;
const sentenceEnd = preparedPattern(String.raw`[.!?;。！？；\n(（]`);
const article = preparedPattern(String.raw`^(?:an?|our|your|eine?[nr]?|une?|una?|\d{1,2}|[名位个])$`, 'iu');

/** The titles of the lexicon that a text seeks people for: "we are looking for one [staff accountant]". */
export function soughtTitles(text: string): readonly PlacedTitle[] {
  return seeks
    .all(text.slice(0, maxLength))
    .slice(0, maxFound)
    .flatMap(({ index, 0: { length } }) => {
      // 招聘专员 is a title itself.
      const whole = titleAtStart(text.slice(index, index + reach));
      if (whole !== undefined && whole.end > length) return [];
      const from = index + length;
      const behind = text.slice(from, from + reach);
      const end = sentenceEnd.exec(behind)?.index;
      const found = titleIn(behind.slice(0, end));
      return found ? [{ text: found.text, start: from + found.start, end: from + found.end }] : [];
    });
}

/** The longest title of the lexicon that a text begins with: `Welder` in "Welder for our workshop". */
export function titleAtStart(text: string): PlacedTitle | undefined {
  return titleAt(titleWords(text), 0, text);
}

function titleIn(text: string): PlacedTitle | undefined {
  const words = titleWords(text);
  let starts = maxBetween + 1;
  for (const [index, { start, end }] of words.entries()) {
    const word = text.slice(start, end);
    if (article.test(word) || isNumber(word)) {
      if (index <= maxBeforeArticle) starts = maxBetween + 1;
    } else {
      const found = starts > 0 ? titleAt(words, index, text) : undefined;
      if (found) return found;
      starts = isFunctionWord(word) ? 0 : starts - 1;
    }
  }
  return undefined;
}

function isNumber(word: string): boolean {
  return numberWords().has(word.toLowerCase());
}

function isFunctionWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (['en', 'de', 'fr', 'es'] as const).some((language) => {
    const { stops, links } = functionWords(language);
    return stops.has(lower) || links.has(lower);
  });
}

function titleAt(words: readonly TitleWord[], first: number, text: string): PlacedTitle | undefined {
  const [head, ...after] = words.slice(first);
  if (head === undefined) return undefined;
  const title = titlesAt(packedTitles(), head.key).find(({ keys }) =>
    keys.slice(1).every((key, step) => after[step]?.key === key),
  );
  const last = title && words[first + title.keys.length - 1];
  if (last === undefined) return undefined;
  const written = text.slice(head.start, last.end);
  const next = words[first + (title?.keys.length ?? 0)];
  return goesOn(text, last, next) ? undefined : { text: written, start: head.start, end: last.end };
}

/** True if the next word belongs to the title as well, which the lexicon does not have: "sales manager assistant". */
function goesOn(text: string, { end }: TitleWord, next: TitleWord | undefined): boolean {
  if (next === undefined) return false;
  const word = text.slice(next.start, next.end);
  const gap = text.slice(end, next.start);
  if (/^[一-鿿]/.test(word)) return !/^[一二两三四五六数若]/.test(word) && gap === '';
  return /^[ -]$/.test(gap) && !isFunctionWord(word) && !isNumber(word) && !/^\d/.test(word);
}
