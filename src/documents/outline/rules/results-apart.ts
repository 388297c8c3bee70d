import { phrases } from '../../../lexicon/phrase-lists.ts';
import { isPastForm } from '../../../lexicon/verbs.ts';
import { lazy } from '../../../text/memoize.ts';
import { datesInText } from '../recognize/dates-in-text.ts';
import type { SourceLine } from '../source-line.ts';
import type { WrittenSection } from './ruled-sections.ts';

/* What a heading says only in part. Under `Accomplishments` people list prizes, and more often what came of their work: no prize may be made of that. */

const resultsAtEnd = lazy(() => new RegExp(`(?<!\\p{L})(?:${phrases('resume', 'results')})[:：]?$`, 'iu'));
const prize = lazy(() => new RegExp(`(?<!\\p{L})(?:${phrases('resume', 'prize')})(?!\\p{L})`, 'iu'));
const joints = /&|\/|,|\||\b(?:and|und|et|y|e)\b/iu;
/** Of the lines, so many are prizes where the list is one of prizes. */
const minShareOfPrizes = 0.5;
/** A prize is named in few words. */
const longestPrize = 100;

/** The same section; one of results, a line each, stays under the heading that it has. */
export function withResults(section: WrittenSection): WrittenSection {
  const { key, heading, lines } = section;
  if (key !== 'awards' || heading === null || !namesOnlyResults(heading.text)) return section;
  const results = lines.flatMap(resultsIn);
  const prizes = results.filter(isPrize).length;
  return prizes > 0 && prizes >= minShareOfPrizes * results.length
    ? section
    : { ...section, key: null, lines: results };
}

/** `Key Achievements`; `Honors and Achievements` says of prizes itself. */
function namesOnlyResults(heading: string): boolean {
  return heading.split(joints).every((part) => resultsAtEnd().test(part.trim()));
}

function isPrize({ text, aside }: SourceLine): boolean {
  if (text.length > longestPrize) return false;
  const { date } = datesInText(text);
  // `Raised sales in 2019` is no prize.
  const isBehindSign = date !== '' && /[,;:(（–—|-] ?$/u.test(text.slice(0, text.lastIndexOf(date)));
  return isBehindSign || datesInText(aside).date !== '' || prize().test(text);
}

/** `• First • Second` in one line, and several sentences in it, are a line each. */
function resultsIn(line: SourceLine): readonly SourceLine[] {
  const texts = line.text
    .split(/\s[•▪●]\s/u)
    .flatMap(sentencesIn)
    .flatMap(actionsIn)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return texts.map((text, index) => ({
    ...line,
    text,
    aside: index === 0 ? line.aside : '',
    style: 'bullet',
    place: index === 0 ? line.place : `${line.place}, part ${index + 1}`,
    links: index === 0 ? line.links : [],
  }));
}

const fewestActions = 3;

/** `Cut waste, Trained six bakers, Opened a shop`: where each part begins with what was done, commas part them. */
function actionsIn(text: string): readonly string[] {
  const parts = text.split(/,\s+(?:and\s+)?(?=\p{Lu})/u);
  const areActions = parts.every((part) => isPastForm(part.split(' ', 1)[0] ?? ''));
  return parts.length >= fewestActions && areActions ? parts : [text];
}

/** So short a rest is an abbreviation and no sentence. */
const shortest = 25;

function sentencesIn(text: string): readonly string[] {
  const parts: string[] = [];
  for (const part of text.split(/(?<=\p{Ll}{2}[.!]) (?=\p{Lu})/u)) {
    const last = parts.at(-1);
    if (last !== undefined && (part.length < shortest || last.length < shortest))
      parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
}
