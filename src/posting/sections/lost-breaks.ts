import { opensTerm } from '../../lexicon/find-terms.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { readWord } from '../../lexicon/words/word-classes.ts';
import { opensCapitalizedWord, opensWithCapital } from '../../text/letters.ts';
import { allMatches } from '../../text/patterns/patterns.ts';
import { anyPhrase, phraseRanges } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../text/tokenize.ts';
import { wordKey } from '../../text/word-key.ts';
import { lazy } from '../../values/memoize.ts';
import { trimEndOf } from '../../values/strings.ts';
import { bracketRemarks } from '../cues/remarks.ts';
import { isImperative } from '../cues/sentence-subject.ts';

const frame = preparedPattern(
  String.raw`^\s*(?:([~=*_+|:<>#-]{1,5})\s?(?=\p{L})[^\n]*\p{L}\W{0,2}\s?\1|[\[【]\s?\p{L}[^\]】\n]*[\]】])\s*$`,
);

/** "~ what you bring ~", "== Extras ==", "[ The job ]": the same signs on both sides mark a heading. */
export function isFramed(line: string): boolean {
  return frame.test(line);
}

/** In letters; words up to this length may be lower-case in titles, "What Sets Us Apart", "Skills and Abilities". */
const maxShortWord = 3;
const words = preparedPattern(String.raw`[\p{L}’'-]+`, 'gu');

/** "What Sets Us Apart": at least two long words, all capitalized, and no punctuation at the end. */
export function isTitleCase(text: string): boolean {
  if (/[.!,;]$/.test(text)) return false;
  const long = (text.match(words.regExp) ?? []).filter(({ length }) => length > maxShortWord);
  return long.length > 1 && long.every((word) => opensWithCapital(word));
}

const maxWords = 8;

const capitals = preparedPattern(String.raw`\p{Lu}{3}`);

/** `HOW TO APPLY` */
export function isUpperCase(text: string): boolean {
  return capitals.test(text) && text === text.toUpperCase() && text.split(/\s+/).length <= maxWords;
}

/**
 * "…in a team.Must hold …", "required.5+ years": no blank after the end of a sentence; endings of web addresses do not
 * count.
 */
const joint = preparedPattern(
  String.raw`(?<=\p{Ll}{2}|\p{Lu}{2}|:\d{2}|[)\]%"”])[.!?;](?=(?!(?:Com|Net|Org|Edu|Gov|Js)\b)\p{Lu}\p{Ll}{2}|\p{Lu}{5}|[AI][\s-]|(?!(?:Ai|Co|Io|Js|Me|Tv|Uk)\b)\p{Lu}\p{Ll}[\s-]|(?!NET\b|JS\b)\p{Lu}{2,4}\s\p{Lu}|\d{1,2} ?\+? ?(?:(?:-|–|to) ?\d{1,2} ?\+? ?)?(?:[Yy]ears?|[Yy]rs)\b)`,
  'gu',
);
const ends = /[.!?;]\S/;
const address = /[@\\]|:\/\/|www\./;
/** In characters; an address is recognized by its beginning or its end. */
const maxWordLength = 200;

/** Indexes into the line where a sentence begins without a blank before it. */
function joinedSentences(line: string): readonly number[] {
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

/** A star that marks a footnote is followed by a lower-case word: "salary* range". */
const star = preparedPattern(String.raw`(?<=\s)\*(?=\s)|(?<=[\p{L}.)])\*(?=\s\p{Lu})`, 'gu');
const numbered = /(?<=^|[\s.;:：。；）)])(\d{1,2})[、.)](?!\d)/g;
const dashAfterColon = preparedPattern(String.raw`(?<=[:：]\s?)-\s?(?=\p{Lu})`, 'gu');

/** "(all of these.)- AutoCAD": a dash directly behind the end of a sentence. */
const dashAfterStop = preparedPattern(String.raw`(?<=[.!?;][)\]]?\*?)-\s(?=[\p{Lu}(])`, 'gu');
/** "AutoCAD- Welding.- Glazing": where other dashes follow sentences, also one that follows a word. */
const dashAfterWord = preparedPattern(String.raw`(?<=[\p{Ll})]|\p{Lu}{2})-\s(?=\p{Lu})`, 'gu');
const minDashes = 2;

function joinedDashes(line: string): readonly RegExpExecArray[] {
  if (!line.includes('- ')) return [];
  const behindStops = dashAfterStop.all(line);
  return behindStops.length < minDashes ? behindStops : [...behindStops, ...dashAfterWord.all(line)];
}

const nextItem = preparedPattern(String.raw`^\.?\s{0,3}(?=(?:[-–•]\s?)?[\p{Lu}¿¡])`);

/** "Basic Excel (required) Good SAP (preferred) Driving licence": an item ends behind the remark about it. */
function remarkEnds(line: string): readonly number[] {
  return bracketRemarks(line).flatMap(({ end }) => {
    const gap = nextItem.exec(line.slice(end, end + maxGap))?.[0];
    return gap === undefined ? [] : [end + gap.length];
  });
}

/** In UTF-16 units: a stop, blanks, a bullet and the first letter of the next item. */
const maxGap = 8;

interface LostBreaks {
  /** Indexes where a new line should begin, in order; never 0. */
  readonly starts: readonly number[];
  /** The indexes of these at which an item without a bullet begins. */
  readonly items: ReadonlySet<number>;
}

/** Finds bullets, headings, items and sentences that were pasted without their line breaks. */
export function findLostBreaks(lexicon: Lexicon, line: string): LostBreaks {
  const bullets = [
    ...ifAtLeast(minStars, line.includes('*') ? star.all(line) : []),
    ...ifAtLeast(minNumbers, inOrder(allMatches(line, numbered))),
    ...(line.includes('-') ? dashAfterColon.all(line) : []),
    ...joinedDashes(line),
  ].map(({ index }) => index);
  const items = new Set(joinedItems(lexicon, line));
  const breaks = new Set([
    ...bullets,
    ...headingsIn(line, bullets.length + items.size > 0),
    ...items,
    ...joinedSentences(line),
    ...remarkEnds(line),
  ]);
  return { starts: [...breaks].filter((index) => index > 0).sort((a, b) => a - b), items };
}

function ifAtLeast<Item>(min: number, items: readonly Item[]): readonly Item[] {
  return items.length >= min ? items : [];
}

/** Keeps numbers that count from one, which number a list; dates and amounts do not. */
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
/** Characters before a heading that show whether a sentence ends there; the bound keeps the search linear. */
const lookBack = 3;

/**
 * "… in R. Qualifications: a degree", "… 6 months Profile:" at the end of a line, "… to her REQUIREMENTS: …"; any
 * heading if bullets were lost.
 */
function headingsIn(line: string, hasBullets: boolean): number[] {
  if (!/[:：]/.test(line)) return [];
  return phraseRanges(inlineHeadings, line).flatMap(({ start, end }) => {
    const after = line.slice(end);
    if (!opening.test(line.slice(start, start + 1)) || !colon.test(after)) return [];
    // "checkDESIRED QUALIFICATIONS:" begins where its capitals do.
    if (joinedCapitals.test(line.slice(Math.max(0, start - maxWordAfter), start))) return [];
    const before = line.slice(Math.max(0, start - lookBack), start);
    const isOpen = hasBullets || closes.test(after) || sentenceEnd.test(before);
    return isOpen || isUpperCase(line.slice(start, end)) ? [start] : [];
  });
}

/** Capitalized words that begin a list item and never end a name written as one word: `SQLExperience`. */
const itemOpeners = phraseTable('item_opener');

/** Capitalized beginnings that no sentence continues with, so that an item begins there after only a blank. */
const itemBeginnings = phraseTable('item_beginning');

/** UTF-16 units; a line this long may hold several items. */
const minRunLength = 40;

/**
 * Cheap test first: most lines have no capital after a lower-case letter, bracket or blank, and no number of years
 * after a letter.
 */
const mayHaveJoints = preparedPattern(
  String.raw`[\p{L}\d)\]%]\p{Lu}\p{Ll}|\p{Ll}{3}\p{Lu}(?:\p{Lu}{3}|[/&]\p{Lu})|[\p{L})]\d{1,2} ?\+?[ \d–-]{0,5}(?:[Yy]ears?|[Yy]rs|% )|[\p{Ll})%] (?:[AEKUPSFBMWGVTOCD]\p{Ll}{2,})`,
);

/** "lead crewsAbility to", "charts (GIS)Strong", "tripsR/V": a capital directly after a lower-case letter or bracket. */
const lostBorder = preparedPattern(
  String.raw`(?:(?<=(?<![\p{L}\d@._#\\])\p{Ll}{3,30})|(?<=[\p{L}\d][)\]])|(?<=\d%))\p{Lu}(?=\p{Ll}|\s|[/&]\p{Lu})`,
  'gu',
);
/** "patient recordsQUALIFICATIONS": a heading in capitals; names such as `graphQL` have fewer capitals. */
const lostHeading = preparedPattern(String.raw`(?<=\p{Ll}{3})\p{Lu}{4,30}(?![\p{L}\d])`, 'gu');
const joinedCapitals = preparedPattern(String.raw`\p{Ll}{3}\p{Lu}{4,30}\s$`);
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

/** "…the PortalEngage with …": a name followed by a verb without a blank. */
const activity = preparedPattern(
  String.raw`(?<=(?<![\p{L}\d@._#\\])(?:\p{Lu}\p{Ll}{2,30}|\p{Lu}{2,30}))\p{Lu}\p{Ll}{1,30}(?=\s)`,
  'gu',
);

/** Items that are only separated by a blank count if there are at least this many. */
const minBeginnings = 2;
/** `OneDrive` looks like a name joined to a verb; only a list with this many joints has such joints. */
const minBeforeActivity = 3;

/** Indexes into the line where an item begins without a break before it. */
function joinedItems(lexicon: Lexicon, line: string): readonly number[] {
  if (line.length < minRunLength || !mayHaveJoints.test(line)) return [];
  const sure = [...amount.all(line), ...opener().all(line)];
  const outsideNames = (joints: readonly RegExpExecArray[]) =>
    joints.filter(({ index }) => !isInName(lexicon, line, index));
  const joined = outsideNames(lostBorder.all(line));
  const items = areCode(line, joined) ? [] : joined;
  const joinedStarts = [...items, ...outsideNames(lostHeading.all(line)), ...sure].map(({ index }) => index);
  const spaced = beginning()
    .all(line)
    .map(({ index }) => index);
  const isList = joinedStarts.length > 0 || spaced.length >= minBeginnings;
  const activities = joinedStarts.length >= minBeforeActivity ? activitiesIn(lexicon, line) : [];
  return [...joinedStarts, ...headingEnds(line, joinedStarts), ...activities, ...(isList ? spaced : [])];
}

/**
 * The text after a capital inside a name of code: another capital (`hasOwnProperty`), or the end of a part
 * (`useState,`).
 */
const codeAfter = preparedPattern(String.raw`^\p{Lu}\p{Ll}{0,30}(?:\p{Lu}|[^\p{L}\s:’'/&-])`);

/** "isEqual, hasOwnProperty": capitals inside words are code if none of them begins a sentence. */
function areCode(line: string, joints: readonly RegExpExecArray[]): boolean {
  return joints.every(({ index }) => codeAfter.test(line.slice(index, index + maxWordAfter)));
}

function activitiesIn(lexicon: Lexicon, line: string): readonly number[] {
  return activity
    .all(line)
    .flatMap(({ index, 0: word }) => (namesTask(word) && !isInName(lexicon, line, index) ? [index] : []));
}

/** True for a verb that names a task: `Maintain`, `Maintaining`. */
function namesTask(word: string): boolean {
  return isImperative(word) || readWord(word).form === 'ing';
}

/** True inside a known name in any case: `javaScript`. */
function isInName(lexicon: Lexicon, line: string, index: number): boolean {
  const above = line.slice(Math.max(0, index - maxWordAfter), index);
  const before = above.slice(trimEndOf(above, /\p{L}/u).length);
  const after = firstWord(line.slice(index, index + maxWordAfter));
  return before !== '' && opensTerm(lexicon, wordKey(before + after));
}

/** In UTF-16 units. */
const maxWordAfter = 30;

/**
 * "RequirementsBachelor's degree": the ends of headings that are joined to their lists, at the start of the line or of
 * an item.
 */
function headingEnds(line: string, starts: readonly number[]): readonly number[] {
  return phraseRanges(inlineHeadings, line)
    .filter(({ start, end }) => {
      const opens = start === 0 || starts.includes(start) || /[.!?]/.test(line[start - 1] ?? '');
      return (
        opens &&
        opensCapitalizedWord(line.slice(start, start + 2)) &&
        opensCapitalizedWord(line.slice(end, end + 2))
      );
    })
    .map(({ end }) => end);
}

/** Full headings before a colon in a text that lost its line breaks, matched against lower-case text. */
export const inlineHeadings = phraseTable('inline_heading');
