import { everyMatch } from '../../text/every-match.ts';
import { phraseRanges } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { inlineHeadings } from './inline-headings.ts';

const fewestStars = 2;
const fewestNumbers = 3;

const star = /(?<=\s)\*(?=\s)/g;
const numbered = /(?<=^|[\s.;:：。；）)])(\d{1,2})[、.)](?!\d)/g;
const dashAfterColon = preparedPattern(String.raw`(?<=[:：]\s?)-\s?(?=\p{Lu})`, 'gu');

/** Where a line of the text begins anew: bullets and headings that were pasted without their line breaks. */
export function lostBreaks(line: string): readonly number[] {
  const bullets = [
    ...atLeast(fewestStars, everyMatch(line, star)),
    ...atLeast(fewestNumbers, inOrder(everyMatch(line, numbered))),
    ...everyMatch(line, dashAfterColon.for(line)),
  ].map(({ index }) => index);
  const breaks = new Set([...bullets, ...headingsIn(line, new Set(bullets))]);
  return [...breaks].filter((index) => index > 0).sort((a, b) => a - b);
}

function atLeast<Item>(fewest: number, items: readonly Item[]): readonly Item[] {
  return items.length >= fewest ? items : [];
}

/** Only counts from one on number lists: a date or an amount does not. */
function inOrder(matches: readonly RegExpExecArray[]): readonly RegExpExecArray[] {
  let count = 0;
  return matches.filter(({ 1: number }) => {
    const isCounted = number === '1' || Number(number) === count + 1;
    if (isCounted) count = Number(number);
    return isCounted;
  });
}

const opening = preparedPattern(String.raw`^[\p{Lu}\p{Script=Han}]`);
const colon = /^\s?[:：]/;
const sentenceEnd = /(?:^|[.!?;)\]。！？；）])\s*$/;
const nothingFollows = /^\s?[:：]\s*$/;

/** "… in R. Qualifications: a degree", "… 6 months Profile:" before the bullets of it; among lost bullets, any. */
function headingsIn(line: string, bullets: ReadonlySet<number>): number[] {
  return phraseRanges(inlineHeadings, line).flatMap(({ start, end }) => {
    const after = line.slice(end);
    if (!opening.test(line.slice(start)) || !colon.test(after)) return [];
    const next = [...bullets].find((index) => index > end);
    const isLast = nothingFollows.test(line.slice(end, next));
    return bullets.size > 0 || isLast || sentenceEnd.test(line.slice(0, start)) ? [start] : [];
  });
}
