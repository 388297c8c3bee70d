import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { isPastForm } from '../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../../values/memoize.ts';
import { datesInText } from '../recognize/dates-in-text.ts';
import type { SourceLine } from '../source-line.ts';
import type { WrittenSection } from './ruled-sections.ts';

/* A section such as `Accomplishments` lists prizes or, more often, results of work, which must not become prizes. */

const resultsAtEnd = lazy(() => new RegExp(`(?<!\\p{L})(?:${phrases('resume', 'results')})[:：]?$`, 'iu'));
const prize = lazy(() => new RegExp(`(?<!\\p{L})(?:${phrases('resume', 'prize')})(?!\\p{L})`, 'iu'));
const separators = preparedPattern(() => String.raw`&|\/|,|\||\b(?:${andWords()})\b`, 'iu');
/** Minimum share of prizes among the lines of a list of awards. */
const minShareOfPrizes = 0.5;
/** In UTF-16 units. */
const maxPrizeLength = 100;

/** Turns a section of results into a custom section under its own heading, with one line per result. */
export function withResults(section: WrittenSection): WrittenSection {
  const { key, heading, lines } = section;
  if (key !== 'awards' || heading === null || !namesOnlyResults(heading.text)) return section;
  const results = lines.flatMap(resultsIn);
  const prizes = results.filter(isPrize).length;
  return prizes > 0 && prizes >= minShareOfPrizes * results.length
    ? section
    : { ...section, key: null, lines: results };
}

/** True for `Key Achievements`, false for `Honors and Achievements`, which names prizes too. */
function namesOnlyResults(heading: string): boolean {
  return heading.split(separators.regExp).every((part) => resultsAtEnd().test(part.trim()));
}

function isPrize({ text, aside }: SourceLine): boolean {
  if (text.length > maxPrizeLength) return false;
  const { date } = datesInText(text);
  // Neither `Raised sales in 2019` nor `Raised sales, 2019` is a prize.
  const isBehindSign = date !== '' && /[,;:(（–—|-] ?$/u.test(text.slice(0, text.lastIndexOf(date)));
  const isAction = isPastForm(text.split(' ', 1)[0] ?? '');
  return (isBehindSign && !isAction) || datesInText(aside).date !== '' || prize().test(text);
}

/** Splits a line into its bullets (`• First • Second`) and sentences. */
function resultsIn(line: SourceLine): readonly SourceLine[] {
  const texts = line.text.split(/\s[•▪●]\s/u).flatMap((text) => text.split(/(?<=\p{Ll}{2}[.!]) (?=\p{Lu})/u));
  // A link stays with its words.
  const partOfLink = (words = '') =>
    Math.max(
      texts.findIndex((text) => words !== '' && text.includes(words)),
      0,
    );
  return texts.map((text, index) => ({
    ...line,
    text,
    aside: index === 0 ? line.aside : '',
    style: 'bullet',
    place: index === 0 ? line.place : `${line.place}, part ${index + 1}`,
    links: line.links.filter((_, at) => partOfLink(line.linkTexts?.[at]) === index),
  }));
}
