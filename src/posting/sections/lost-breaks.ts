import { trimEndOf } from '../../contract/strings.ts';
import { opensTerm } from '../../lexicon/find-terms.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { wordClassOf } from '../../lexicon/word-classes.ts';
import { lazy } from '../../text/memoize.ts';
import { allMatches } from '../../text/patterns.ts';
import { anyPhrase, phraseRanges } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { firstWord } from '../../text/tokenize.ts';
import { wordKey } from '../../text/word-key.ts';
import { isImperative } from '../sentences/sentence-subject.ts';

const frame = preparedPattern(
  String.raw`^\s*(?:([~=*_+|:<>#-]{1,5})\s?(?=\p{L})[^\n]*\p{L}\W{0,2}\s?\1|[\[【]\s?\p{L}[^\]】\n]*[\]】])\s*$`,
);

/** "~ what you bring ~", "== Extras ==", "[ The job ]": the same signs on either side frame a heading. */
export function isFramed(line: string): boolean {
  return frame.test(line);
}

/** In letters: shorter words stay small in titles, "What Sets Us Apart", "Skills and Abilities". */
const shortWord = 3;
const words = preparedPattern(String.raw`[\p{L}’'-]+`, 'gu');
const capital = preparedPattern(String.raw`^\p{Lu}`);

/** "What Sets Us Apart": two long words or more, all with a capital, and no end of a sentence. */
export function isTitleCase(text: string): boolean {
  if (/[.!,;]$/.test(text)) return false;
  const long = (text.match(words.for(text)) ?? []).filter(({ length }) => length > shortWord);
  return long.length > 1 && long.every((word) => capital.test(word));
}

const maxWords = 8;

const capitals = preparedPattern(String.raw`\p{Lu}{3}`);

/** `HOW TO APPLY` */
export function isUpperCase(text: string): boolean {
  return capitals.test(text) && text === text.toUpperCase() && text.split(/\s+/).length <= maxWords;
}

/** "…in a team.Must hold …", "required.5+ years": no space after the end of a sentence. Endings of addresses aside. */
const joint = preparedPattern(
  String.raw`(?<=\p{Ll}{2}|\p{Lu}{2}|:\d{2}|[)\]%"”])[.!?;](?=(?!(?:Com|Net|Org|Edu|Gov|Js)\b)\p{Lu}\p{Ll}{2}|\p{Lu}{5}|[AI][\s-]|(?!(?:Ai|Co|Io|Js|Me|Tv|Uk)\b)\p{Lu}\p{Ll}[\s-]|(?!NET\b|JS\b)\p{Lu}{2,4}\s\p{Lu}|\d{1,2} ?\+? ?(?:(?:-|–|to) ?\d{1,2} ?\+? ?)?(?:[Yy]ears?|[Yy]rs)\b)`,
  'gu',
);
const ends = /[.!?;]\S/;
const address = /[@\\]|:\/\/|www\./;
/** In characters; an address is known by its beginning or its end. */
const maxWordLength = 200;

/** Where sentences begin that nothing parts from the one before; indexes into the line. */
function gluedSentences(line: string): readonly number[] {
  if (!ends.test(line)) return [];
  return joint
    .all(line)
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

interface LostBreaks {
  /** Where the line begins anew, in order; never 0. */
  readonly starts: readonly number[];
  /** Those of them where an item begins that has no bullet. */
  readonly items: ReadonlySet<number>;
}

/** Bullets, headings, items and sentences that were pasted without their line breaks. */
export function lostBreaks(line: string): LostBreaks {
  const bullets = [
    ...atLeast(minStars, line.includes('*') ? star.all(line) : []),
    ...atLeast(minNumbers, inOrder(allMatches(line, numbered))),
    ...(line.includes('-') ? dashAfterColon.all(line) : []),
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
  if (!/[:：]/.test(line)) return [];
  return phraseRanges(inlineHeadings, line).flatMap(({ start, end }) => {
    const after = line.slice(end);
    if (!opening.test(line.slice(start, start + 1)) || !colon.test(after)) return [];
    const before = line.slice(Math.max(0, start - lookBack), start);
    const isOpen = hasBullets || closes.test(after) || sentenceEnd.test(before);
    return isOpen || isUpperCase(line.slice(start, end)) ? [start] : [];
  });
}

/** Words with a capital that open an item of a list, and end no name written in one word: `SQLExperience`. */
const itemOpeners = phraseTable('item_opener');

/** How an item begins that nothing but a space parts from the one before: no sentence goes on with such a capital. */
const itemBeginnings = phraseTable('item_beginning');

/** A line as long as this, in UTF-16 units, may hold more than one item. */
const minRunLength = 40;

/** Most lines hold no capital after a small letter or a bracket, no years after a letter and no capital after a space. */
const maybe = preparedPattern(
  String.raw`[\p{L}\d)\]%]\p{Lu}\p{Ll}|\p{Ll}{3}\p{Lu}{4}|[\p{L})]\d{1,2} ?\+?[ \d–-]{0,5}(?:[Yy]ears?|[Yy]rs|% )|[\p{Ll})%] (?:[AEKUPSFBMWGVTOCD]\p{Ll}{2,})`,
);

/** "lead crewsAbility to", "charts (GIS)Strong": small letters, or a bracket, run into a capital. */
const lostBorder = preparedPattern(
  String.raw`(?:(?<=(?<![\p{L}\d@._#\\])\p{Ll}{3,30})|(?<=[\p{L}\d][)\]])|(?<=\d%))\p{Lu}(?=\p{Ll}|\s)`,
  'gu',
);
/** "patient recordsQUALIFICATIONS": a heading in capitals; names have fewer of them, `graphQL`. */
const lostHeading = preparedPattern(String.raw`(?<=\p{Ll}{3})\p{Lu}{4,30}(?![\p{L}\d])`, 'gu');
/** "crew rotas3+ years" */
const amount = preparedPattern(
  String.raw`(?<=\p{L}[\p{L})])\d{1,2}(?= ?\+? ?(?:(?:-|–|to) ?\d{1,2} ?\+? ?)?(?:[Yy]ears?|[Yy]rs)\b|% )`,
  'gu',
);
const opener = lazy(() =>
  preparedPattern(String.raw`(?<=(?<!#)[\p{L}\d])(?:${anyPhrase(itemOpeners())})(?!\p{L})`, 'gu'),
);
const beginning = lazy(() =>
  preparedPattern(
    String.raw`(?<=(?<![\p{L}-])(?!(?:and|or|of|in|with|the|an?|for|our|your|et|ou|de|y|o) )\p{Ll}{1,30}[)%]? |\)[)%]? )(?:${anyPhrase(itemBeginnings())})`,
    'gu',
  ),
);

/** "…the PortalEngage with …": a name runs into what is to be done. */
const activity = preparedPattern(
  String.raw`(?<=(?<![\p{L}\d@._#\\])(?:\p{Lu}\p{Ll}{2,30}|\p{Lu}{2,30}))\p{Lu}\p{Ll}{1,30}(?=\s)`,
  'gu',
);

/** Nothing but a space may stand between two items; then it takes two such places to make a list. */
const minBeginnings = 2;
/** `OneDrive` is written like a name that runs into something to do: in so long a list it is none. */
const minBeforeActivity = 3;

/** Where items begin that run into the text before them; indexes into the line. */
function gluedItems(line: string): readonly number[] {
  if (line.length < minRunLength || !maybe.test(line)) return [];
  const sure = [...amount.all(line), ...opener().all(line)];
  const outsideNames = (joints: readonly RegExpExecArray[]) =>
    joints.filter(({ index }) => !isInName(line, index));
  const joined = outsideNames(lostBorder.all(line));
  const items = areCode(line, joined) ? [] : joined;
  const glued = [...items, ...outsideNames(lostHeading.all(line)), ...sure].map(({ index }) => index);
  const spaced = beginning()
    .all(line)
    .map(({ index }) => index);
  const isList = glued.length > 0 || spaced.length >= minBeginnings;
  const activities = glued.length >= minBeforeActivity ? activitiesIn(line) : [];
  return [...glued, ...headingEnds(line, glued), ...activities, ...(isList ? spaced : [])];
}

/** What comes after a capital in a name of code: a further capital (`hasOwnProperty`), or the end of a part (`useState,`). */
const codeAfter = preparedPattern(String.raw`^\p{Lu}\p{Ll}{0,30}(?:\p{Lu}|[^\p{L}\s:’'-])`);

/** "isEqual, hasOwnProperty": capitals amid words part no items where none of them begins a sentence. */
function areCode(line: string, joints: readonly RegExpExecArray[]): boolean {
  return joints.every(({ index }) => codeAfter.test(line.slice(index, index + maxWordAfter)));
}

function activitiesIn(line: string): readonly number[] {
  return activity
    .all(line)
    .flatMap(({ index, 0: word }) => (saysWhatToDo(word) && !isInName(line, index) ? [index] : []));
}

/** `Maintain`, `Maintaining` */
function saysWhatToDo(word: string): boolean {
  return isImperative(word) || wordClassOf(word).startsWith('ing:');
}

/** `javaScript` is a name, however it is written. */
function isInName(line: string, index: number): boolean {
  const above = line.slice(Math.max(0, index - maxWordAfter), index);
  const before = above.slice(trimEndOf(above, /\p{L}/u).length);
  const after = firstWord(line.slice(index, index + maxWordAfter));
  return before !== '' && opensTerm(wordKey(before + after));
}

/** In UTF-16 units. */
const maxWordAfter = 30;

const itemStart = preparedPattern(String.raw`^\p{Lu}\p{Ll}`);

/** "RequirementsBachelor's degree": where a heading that opens the line, or an item of it, runs into its list. */
function headingEnds(line: string, starts: readonly number[]): readonly number[] {
  return phraseRanges(inlineHeadings, line)
    .filter(({ start, end }) => {
      const opens = start === 0 || starts.includes(start) || /[.!?]/.test(line[start - 1] ?? '');
      return (
        opens && itemStart.test(line.slice(start, start + 2)) && itemStart.test(line.slice(end, end + 2))
      );
    })
    .map(({ end }) => end);
}

/** Headings in full, as they stand before a colon in a text that lost its line breaks: over text in lower case. */
export const inlineHeadings = phraseTable('inline_heading');
