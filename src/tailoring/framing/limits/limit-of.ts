import { canonical, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { readText } from '../../../lexicon/read-text.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import { firstFrom, wordSet } from '../../../values/lists.ts';
import { type Cue, endsList, joinsNames, type Limit } from './cues.ts';
import { continues, type FoundCue, findCues, isColon, isOfTime } from './find-cues.ts';
import { borders, type Shape } from './sentence-shape.ts';
import { isUnfinished } from './unfinished.ts';

/** A name, as the words [first, end) of a text. */
interface Place {
  readonly first: number;
  readonly end: number;
}

const severity: Readonly<Record<Limit, number>> = { in_part: 1, at_most: 2, none: 3 };
/** Words between a cue and the farthest name that it limits. */
const maxDistance = 40;
/** Words that may be between a name and the cue after it: "SQL query basics". */
const maxBetween = 2;
/** Length in words of the longest name that a cue may be part of. */
const maxNameLength = 16;
/** A clause with at most this many other words belongs to its cue: "(only the basics)". */
const maxBeside = 2;

/**
 * The origin of a text or name; learning is no limit in text about a school, or for a credential, which lessons give.
 */
type Source = 'work' | 'school' | 'credential';

/** The strongest limit that the surrounding words put on the name at `range`; null if there is none. */
export function limitOf(
  lexicon: Lexicon,
  text: string,
  range: TokenRange,
  source: Source = 'work',
): Limit | null {
  if (isUnfinished(text, range.start)) return 'none';
  return strongestCue(lexicon, text, range, source)?.cue.limit ?? null;
}

/** The words that limit the name at `range`, as the text has them: `helped with`; null if there are none. */
export function limitingWords(
  lexicon: Lexicon,
  text: string,
  range: TokenRange,
  source: Source = 'work',
): string | null {
  const found = strongestCue(lexicon, text, range, source);
  const { tokens } = findCues(text)?.shape ?? {};
  const [first, last] = found && tokens ? [tokens[found.first], tokens[found.end - 1]] : [];
  return first && last ? text.slice(first.start, last.end) : null;
}

function strongestCue(lexicon: Lexicon, text: string, range: TokenRange, source: Source): FoundCue | null {
  const found = findCues(text);
  if (found === null) return null;
  const { shape, cues } = found;
  const place = placeOf(range, shape);
  if (place === null) return null;
  let strongest: FoundCue | null = null;
  const nearest = firstFrom(cues, place.first - maxDistance, ({ first }) => first);
  for (let index = nearest; index < cues.length; index += 1) {
    const each = cues[index];
    if (each === undefined || each.first > place.end + maxDistance) break;
    if (strongest !== null && severity[each.cue.limit] <= severity[strongest.cue.limit]) continue;
    if (isLearningExpected(each.cue, source)) continue;
    if (limits(lexicon, each, place, shape)) strongest = each;
  }
  return strongest;
}

/** True if learning is no limit; an attended lesson (limit `none`) shows nothing, even in a school. */
function isLearningExpected({ flags, limit }: Cue, source: Source): boolean {
  return (
    flags.has('is_of_learning') && (source === 'credential' || (source === 'school' && limit !== 'none'))
  );
}

function placeOf({ start, end }: TokenRange, { tokens }: Shape): Place | null {
  const first = firstFrom(tokens, start + 1, (token) => token.end);
  return first === tokens.length ? null : { first, end: firstFrom(tokens, end, (token) => token.start) };
}

function limits(lexicon: Lexicon, found: FoundCue, place: Place, shape: Shape): boolean {
  const { cue, first, end } = found;
  // The quoted name may contain a wish itself: "want to learn SQL".
  if (first < place.end && place.first < end && cue.reach !== 'sentence') return false;
  if (cue.flags.has('is_of_heads') && !endsPhrase(place.end, shape)) return false;
  if (cue.flags.has('ends_phrase') && !endsPhrase(end, shape)) return false;
  if (cue.flags.has('is_of_programs') && !isProgram(lexicon, place, shape)) return false;
  if (!reaches(found, place, shape)) return false;
  return !isInName(lexicon, found, shape);
}

function reaches(found: FoundCue, place: Place, shape: Shape): boolean {
  const bracket = shape.brackets[found.first] ?? 0;
  if (bracket !== 0 && shape.brackets[place.first] !== bracket) {
    return found.cue.reach !== 'between' && isListBefore(place, startOfBracket(found.first, shape), shape);
  }
  switch (found.cue.reach) {
    case 'next':
      return place.first === found.end && continues(place.first, shape);
    case 'list_after':
      return isListAfter(found, place, shape);
    case 'list_before':
      return place.end <= found.first && isListBeforeCue(found, place, shape);
    case 'clause_after':
      return isInClauseAfter(found, place, shape);
    case 'clause':
      return isInClause(found, place, shape);
    case 'sentence':
      return isInSentence(found, place, shape);
    case 'between':
      return isBetween(found, place, shape);
  }
}

/** In "Helped reduce churn by building dashboards", the person alone did what follows "by". */
function isInClauseAfter({ end }: FoundCue, place: Place, shape: Shape): boolean {
  if (place.first < end || !isJoinedToCue(end, place, shape)) return false;
  return shape.words.slice(end, place.first).every((word) => !meansWords.has(word));
}

const meansWords = wordSet('by through via using durch mittels indem par grâce mediante');

/** The strongest border before any of the words from `from` through `to`. */
function strongestBorder(from: number, to: number, shape: Shape): number {
  let strongest = 0;
  for (let index = from; index <= to; index += 1) strongest = Math.max(strongest, shape.borders[index] ?? 0);
  return strongest;
}

function isListAfter({ end }: FoundCue, place: Place, shape: Shape): boolean {
  // "Basic and advanced life support" is more than basic.
  if (place.first < end || joinsNames(shape.words[end] ?? '')) return false;
  if (!isJoinedToCue(end, place, shape)) return false;
  return shape.words.slice(end, place.first).every((word) => !endsList(word));
}

/** True if at most a colon separates a name from the cue that ends at `end`: `Basics: SQL, Python`. */
function isJoinedToCue(end: number, place: Place, shape: Shape): boolean {
  if ((shape.borders[end] ?? 0) !== borders.none && !isColon(end, shape)) return false;
  return strongestBorder(end + 1, place.first, shape) === borders.none;
}

/**
 * True for names before `cue` that "and" joins, but only the last one if commas separate them: "Docker, Python
 * basics".
 */
function isListBefore(place: Place, cue: number, shape: Shape): boolean {
  if (place.end > cue) return false;
  let isJoined = false;
  let hasComma = false;
  for (let index = place.end; index < cue; index += 1) {
    const gap = shape.gaps[index] ?? '';
    if ((shape.borders[index] ?? 0) !== borders.none) return false;
    if (endsList(shape.words[index] ?? '')) return false;
    isJoined ||= joinsNames(shape.words[index] ?? '') || /[/&、]/.test(gap);
    hasComma ||= gap.includes(',');
  }
  return isJoined || (!hasComma && cue - place.end <= maxBetween);
}

function isListBeforeCue(found: FoundCue, place: Place, shape: Shape): boolean {
  const aside = startOfAside(found, shape);
  if (aside === null && found.cue.flags.has('is_aside')) return false;
  return isListBefore(place, aside ?? found.first, shape);
}

/** The start of a clause with little more than the cue, as in "SQL – the basics"; null if it contains more. */
function startOfAside({ first, end }: FoundCue, shape: Shape): number | null {
  if (end < shape.words.length && !isBreak(end, shape)) return null;
  let start = first;
  while (first - start <= maxBeside && start > 0 && !isBreak(start, shape)) start -= 1;
  const isAlone = first - start <= maxBeside && isBreak(start, shape);
  return isAlone && start > 0 && !opensSentence(start, shape) ? start : null;
}

function opensSentence(index: number, shape: Shape): boolean {
  return shape.borders[index] === borders.sentence;
}

function isBreak(index: number, shape: Shape): boolean {
  return (shape.borders[index] ?? 0) >= borders.clause || /[,，–—]|-\s|\s-/.test(shape.gaps[index] ?? '');
}

function startOfBracket(index: number, shape: Shape): number {
  let start = index;
  while (index - start < maxDistance && start > 0 && shape.brackets[start - 1] === shape.brackets[index])
    start -= 1;
  return start;
}

function isInSentence({ first }: FoundCue, place: Place, shape: Shape): boolean {
  return (
    strongestBorder(Math.min(first, place.first) + 1, Math.max(first, place.first), shape) < borders.sentence
  );
}

/** True in the clause of the cue, or in the adjacent one that the cue belongs to: "Under supervision, built …". */
function isInClause({ first, end }: FoundCue, place: Place, shape: Shape): boolean {
  const low = Math.min(end, place.end);
  const high = Math.max(first, place.first);
  const isAfter = place.first >= end;
  const parts = bordersBetween(low, high, shape);
  if (parts.length === 0) return true;
  const [only, ...more] = parts;
  if (only === undefined || more.length > 0 || shape.borders[only] === borders.sentence) return false;
  if (isAfter) return opensWith(first, shape) && only - end <= maxBeside;
  return first - only <= maxBeside && shape.borders[only] !== borders.clause;
}

function bordersBetween(from: number, to: number, shape: Shape): readonly number[] {
  const found: number[] = [];
  for (let index = from; index <= to; index += 1) {
    if ((shape.borders[index] ?? 0) >= borders.comma) found.push(index);
  }
  return found;
}

/** True if the sentence begins with the cue or with one word before it. */
function opensWith(first: number, shape: Shape): boolean {
  for (let index = first; index >= Math.max(0, first - 1); index -= 1) {
    if (opensSentence(index, shape)) return true;
  }
  return false;
}

/** True in a list without articles between one of the openings and the cue: "with the PLC and SCADA teams". */
function isBetween({ cue, first }: FoundCue, place: Place, shape: Shape): boolean {
  if (place.end > first || !isListBefore(place, first, shape)) return false;
  if (shape.words.slice(place.end, first).some((word) => articlesOrNumbers.has(word) || /^\d/.test(word)))
    return false;
  for (let index = place.first; index > 0 && place.first - index < maxDistance; index -= 1) {
    const word = shape.words[index - 1] ?? '';
    if (peerWords.has(word) || (shape.borders[index] ?? 0) !== borders.none) return false;
    if (cue.openings.has(word) || cue.openings.has(`${shape.words[index - 2]} ${word}`)) {
      // In "Hiring and leading Java developers", leading them is the person's own work.
      return !joinsNames(shape.words[index] ?? '');
    }
    const isPart = shape.gaps[index - 1] === '-';
    if ((endsList(word) && !isPart && !articlesOrNumbers.has(word)) || isOfTime(word)) return false;
  }
  return false;
}

const articlesOrNumbers = wordList('tailoring', 'article_or_number');
/** In "with two other Java developers", the person is one of them. */
const peerWords = wordSet('other fellow anderen weiteren autres otros 其');

/** True if the word at `end` does not belong to the noun before it. */
function endsPhrase(end: number, shape: Shape): boolean {
  const word = shape.words[end];
  if (word === undefined || /[^\s]/.test(shape.gaps[end] ?? '')) return true;
  return (
    (shape.borders[end] ?? 0) !== borders.none || endsList(word) || joinsNames(word) || shortTails.has(word)
  );
}

const shortTails = wordList('tailoring', 'short_tail');

/** True for programs, languages and systems: known tools written as names, or unknown terms not written like words. */
function isProgram(lexicon: Lexicon, place: Place, { text, tokens }: Shape): boolean {
  const name = text.slice(tokens[place.first]?.start, tokens[place.end - 1]?.end);
  const kind = kindOf(lexicon, name);
  if (kind === null) return /\p{L}\p{Lu}|\p{N}/u.test(name);
  return kind === 'tool' && /\p{Lu}|\p{N}/u.test(canonical(lexicon, name));
}

/** True if the cue is part of a name: in `Basic Life Support`, `Basic` limits nothing. */
function isInName(lexicon: Lexicon, { cue, first, end }: FoundCue, { text }: Shape): boolean {
  if (cue.reach === 'between') return false;
  const { terms } = readText(lexicon, text);
  for (
    let index = firstFrom(terms, first - maxNameLength, (term) => term.first);
    index < terms.length;
    index += 1
  ) {
    const term = terms[index];
    if (term === undefined || term.first >= end) return false;
    const behind = term.first + term.count;
    if (first < behind && (term.first < first || behind > end)) return true;
  }
  return false;
}
