import { trimEndOf } from '../../contract/strings.ts';
import { allMatches } from '../../text/all-matches.ts';
import { phraseRanges } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { gluedItems } from './glued-items.ts';
import { inlineHeadings } from './inline-headings.ts';
import { isUpperCase } from './is-upper-case.ts';

/** "…in a team.Must hold …", "required.5+ years": no space after the end of a sentence. Endings of addresses aside. */
const joint = preparedPattern(
  String.raw`(?<=\p{Ll}{2}|\p{Lu}{2}|[)\]%"”])[.!?;](?=(?!(?:Com|Net|Org|Edu|Gov|Js)\b)\p{Lu}\p{Ll}{2}|\p{Lu}{5}|(?:A|I|An|As|At|By|If|In|It|No|On|Or|To|Up|We|You)[\s-]|(?!NET\b|JS\b)\p{Lu}{2,4}\s\p{Lu}|\d{1,2} ?\+? ?(?:(?:-|–|to) ?\d{1,2} ?\+? ?)?(?:[Yy]ears?|[Yy]rs)\b)`,
  'gu',
);
const address = /[@\\]|:\/\/|www\./;
/** In characters; an address is known by its beginning or its end. */
const maxWordLength = 200;

/** Where sentences begin that nothing parts from the one before; indexes into the line. */
function gluedSentences(line: string): readonly number[] {
  return allMatches(line, joint.for(line))
    .filter(({ index }) => !address.test(wordBefore(line, index)))
    .map(({ index }) => index + 1);
}

function wordBefore(line: string, index: number): string {
  const before = line.slice(Math.max(0, index - maxWordLength), index);
  return before.slice(trimEndOf(before, /\S/).length);
}

const minStars = 2;
const minNumbers = 3;

/** A star that marks a word for a footnote goes on in small letters: "salary* range". */
const star = preparedPattern(String.raw`(?<=\s)\*(?=\s)|(?<=[\p{L}.)])\*(?=\s\p{Lu})`, 'gu');
const numbered = /(?<=^|[\s.;:：。；）)])(\d{1,2})[、.)](?!\d)/g;
const dashAfterColon = preparedPattern(String.raw`(?<=[:：]\s?)-\s?(?=\p{Lu})`, 'gu');

export interface LostBreaks {
  /** Where the line begins anew, in order; never 0. */
  readonly starts: readonly number[];
  /** Those of them where an item begins that has no bullet. */
  readonly items: ReadonlySet<number>;
}

/** Bullets, headings, items and sentences that were pasted without their line breaks. */
export function lostBreaks(line: string): LostBreaks {
  const bullets = [
    ...atLeast(minStars, allMatches(line, star.for(line))),
    ...atLeast(minNumbers, inOrder(allMatches(line, numbered))),
    ...allMatches(line, dashAfterColon.for(line)),
  ].map(({ index }) => index);
  const items = new Set(gluedItems(line));
  const breaks = new Set([
    ...bullets,
    ...headingsIn(line, bullets.length + items.size > 0),
    ...items,
    ...gluedSentences(line),
  ]);
  return { starts: [...breaks].filter((index) => index > 0).sort((a, b) => a - b), items };
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
const closes = /^\s?[:：]\s*$/;
const sentenceEnd = /(?:^|[.!?;)\]。！？；）])\s*$/;
/** Enough before a heading to see whether a sentence ends there: the bound keeps the reading of any text linear. */
const lookBack = 3;

/** "… in R. Qualifications: a degree", "… 6 months Profile:" at the end of its line, "… to her REQUIREMENTS: …"; among lost bullets, any. */
function headingsIn(line: string, hasBullets: boolean): number[] {
  return phraseRanges(inlineHeadings, line).flatMap(({ start, end }) => {
    const after = line.slice(end);
    if (!opening.test(line.slice(start, start + 1)) || !colon.test(after)) return [];
    const before = line.slice(Math.max(0, start - lookBack), start);
    const isOpen = hasBullets || closes.test(after) || sentenceEnd.test(before);
    return isOpen || isUpperCase(line.slice(start, end)) ? [start] : [];
  });
}
