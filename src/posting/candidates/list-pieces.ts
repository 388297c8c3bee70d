import type { Lexicon } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import { memoize } from '../../values/memoize.ts';
import type { Candidate, Clause } from '../clause.ts';
import { cueOf } from '../cues/cues.ts';
import {
  asksFor,
  isAbilityPrefix,
  listBorder,
  prefixEnd,
  prefixRanges,
} from '../cues/requirement-prefixes.ts';
import { isChinesePhrase, isNounPhrase, maxTokens, mayBeInName } from '../names/noun-phrases.ts';
import { isStopWord, nounsInIng, opensAfterPrefix, opensAsVerb } from '../names/stop-words.ts';
import {
  activityLength,
  isPlainActivity,
  objectOf,
  type PrefixKind,
  shareHeads,
  sharesObject,
  type Trimmed,
  trimActivity,
  trimPhrase,
} from './trim-pieces.ts';

const copula = preparedPattern(() => String.raw`\s(?:${phrases('posting', 'copula')})\s`, 'iu');

/** The end of the subject in "stock control and menu costing are no mystery to you"; -1 if no cue follows the verb. */
function subjectEnd({ text, cue, opensSentence }: Clause): number {
  if (!opensSentence || cue === null || cue === 'ignored') return -1;
  const verb = copula.exec(text);
  if (!verb) return -1;
  const said = text.slice(verb.index, verb.index + 40).split(',', 1)[0] ?? '';
  return cueOf(said) === null ? -1 : verb.index;
}

const askingOpening = preparedPattern(
  () =>
    String.raw`^\W*(?:${phrases('posting', 'asks_for')})\s+(?!(?:you|your|to|an?|someone|somebody|people|that|the (?:right|successful|ideal)|von|dass|un|une|una|que|de vous|eine?n?) )`,
  'iu',
);

/** The start of the object in a sentence such as "We expect tidy joints"; 0 for other sentences. */
function askedObject({ text, cue }: Clause): number {
  if (cue === null || cue === 'ignored' || cue === 'negated') return 0;
  return askingOpening.exec(text)?.[0].length ?? 0;
}

/** The items of the clause's list, without praise before them and filler after them. `known`: ranges of known terms. */
export function listPieces(lexicon: Lexicon, clause: Clause, known: readonly TokenRange[]): Candidate[] {
  const { text } = clause;
  const subject = subjectEnd(clause);
  const pieces: Candidate[] = [];
  const asked = askedObject(clause);
  let prefix = asked > 0 ? ('thing' as const) : prefixOfHeading(clause);
  for (const between of stretchesOf(text, known).flatMap((stretch) => splitAtPrefixes(text, stretch))) {
    if (between.end <= asked) continue;
    const stretch = { ...between, start: Math.max(asked, between.start) };
    const introduced = prefixBefore(clause, stretch, prefix);
    prefix = introduced.prefix;
    const mayBeActivity = prefix === 'activity' && introduced.start === stretch.start;
    const piece = pieceOf(text, { start: introduced.start, end: stretch.end }, prefix, mayBeActivity);
    if (!piece) continue;
    if (prefix === 'none' && pieces.length === 0 && opensList(clause, piece, known)) prefix = 'thing';
    const inList =
      prefix !== 'none' || piece.end <= subject || assertion.test(text.slice(piece.end, stretch.end));
    pieces.push({ text: piece.text, start: piece.start, end: piece.end, term: null, inList });
  }
  return shareHeads(lexicon, text, pieces);
}

/** "Ability to:" and "Knowledge of:" as a heading apply to every item below. */
function prefixOfHeading(clause: Clause): PrefixKind {
  const heading = `${clause.heading} `;
  if (/\b(?:to|can) $/i.test(heading) && isAbilityPrefix(heading)) return 'activity';
  if (asksFor(clause) && prefixEnd(heading) === heading.length) return 'thing';
  return opensAsActivity(clause) ? 'thing' : 'none';
}

/**
 * "Curating exhibitions from concept to opening": a requirement may begin with an activity instead of a prefix.
 */
function opensAsActivity(clause: Clause): boolean {
  return clause.isItem && clause.opensSentence && asksFor(clause) && activityLength(clause.text) > 0;
}

/** The prefix that applies to the item of a stretch, given the prefix of the items before, and where the item starts. */
function prefixBefore(clause: Clause, { start, end, isLast, isExample }: Stretch, before: PrefixKind) {
  const { text } = clause;
  // The added blank: in "experience with, or knowledge of, X" each prefix ends with its stretch.
  const length = prefixLength(`${text.slice(start, end)} `);
  if (length === null && isExample) return { prefix: 'thing' as const, start };
  if (length === null) {
    const isIntroduced = before === 'none' && !isLast && introducesByColon(clause, start);
    return { prefix: isIntroduced ? ('thing' as const) : before, start };
  }
  const prefix: PrefixKind = isAbilityPrefix(text.slice(start, start + length)) ? 'activity' : 'thing';
  return { prefix, start: Math.min(start + length, end) };
}

const activityAtEnd = preparedPattern(String.raw`(?<=\b(?:of|in|with|for)\s{1,9})(\p{Ll}{1,40}ing)\s$`);

/** The length of the prefix, without an activity at its end: "developing" in "experience of developing policy". */
function prefixLength(text: string): number | null {
  const length = prefixEnd(text);
  const [whole = '', activity = ''] =
    length === null ? [] : (activityAtEnd.exec(text.slice(0, length)) ?? []);
  return length === null || nounsInIng.has(activity) ? length : length - whole.length;
}

/**
 * The item alone; null if nothing is left, or only a verb whose object comes later. With `mayBeActivity`, an everyday
 * activity such as "set priorities" in "able to read plans and set priorities" also counts as nothing.
 */
function pieceOf(
  text: string,
  { start, end }: TokenRange,
  prefix: PrefixKind,
  mayBeActivity: boolean,
): Trimmed | null {
  const piece = prefix === 'none' ? trimPhrase(text, start, end) : trimActivity(text, { start, end }, prefix);
  if (!piece) return null;
  const rest = text.slice(end);
  if (prefix !== 'none' && refersBack.test(text.slice(start, end))) return null;
  const isVerb = sharesObject(piece.text, rest) || (prefix === 'activity' && isPlainActivity(piece.text));
  const isWholeActivity = mayBeActivity && opensAlike(text, start, piece) && opensAfterPrefix(piece.text);
  return isVerb || isWholeActivity ? null : objectOf(text, piece);
}

/** "(Know the standard and) stick to it" */
const refersBack = preparedPattern(
  String.raw`^\s*(?:to )?\p{Ll}{3,}(?: \p{Ll}{2,4})? (?:it|them|this|that|these|those|us|you)(?!\p{L})`,
);

/** True if at most a word such as "to" was removed from the start. */
function opensAlike(text: string, start: number, piece: Trimmed): boolean {
  return /^\s*(?:(?:to|also) )?$/i.test(text.slice(start, piece.start));
}

/** "Wholesale experience", "own tools required": the words at the end make the thing before them a requirement. */
const assertion = preparedPattern(
  () => String.raw`^\s+(?:${phrases('posting', 'asked_thing')})(?!\p{L})`,
  'iu',
);

/** True if a line begins with the name of a thing, so that more such names follow. */
function opensList(clause: Clause, piece: Trimmed, known: readonly TokenRange[]): boolean {
  const { isItem, opensSentence } = clause;
  if (isItem && ((opensSentence && isThing(piece, known)) || isChinesePhrase(piece.text))) return true;
  return listsThings(clause, known);
}

/** True if a list of requirements holds only names, even without bullets: "Lamp optics and wick wear." */
function listsThings({ text, isItem, section }: Clause, known: readonly TokenRange[]): boolean {
  if (section !== 'requirements' && section !== 'nice') return false;
  const pieces = stretchesOf(text, known).map(({ start, end }) => trimPhrase(text, start, end));
  return (isItem || pieces.length > 1) && pieces.every((piece) => piece === null || isThing(piece, known));
}

/** "22 keepers", "Competency 1" */
const counted = /^\d+(?!\S)|\s\d$/;

function isThing(piece: Trimmed, known: readonly TokenRange[]): boolean {
  const tokens = tokenize(piece.text);
  if (counted.test(piece.text)) return false;
  if (isName(tokens) || isNounPhrase(piece.text, tokens, null)) return true;
  return known.some(({ start, end }) => start === piece.start && end === piece.end);
}

function isName(tokens: readonly Token[]): boolean {
  return (
    tokens.length <= maxTokens &&
    tokens.every(({ key }, index) => !isStopWord(key, null) || mayBeInName(key, index, tokens.length)) &&
    !opensAsVerb(tokens)
  );
}

/** "Sound with figures: X, Y and Z": where something is asked for, a colon introduces its parts. */
function introducesByColon(clause: Clause, start: number): boolean {
  const { text } = clause;
  return asksFor(clause) && /[:：]\s*$/.test(text.slice(0, start)) && /,|\band\b/.test(text.slice(start));
}

/** The text between two borders of a list. */
interface Stretch extends TokenRange {
  readonly isLast: boolean;
  /** True after "such as": the text gives examples of the stretch before it. */
  readonly isExample: boolean;
}

const beforeExamples = preparedPattern(
  () =>
    String.raw`(?<=\p{L})\s+(?:${phrases('posting', 'for_example', 'en', 'de', 'fr', 'es')}|including|namely|in[ck]l\.?|einschließlich|insbesondere|notamment|incluyendo)\s+(?=[\p{L}\p{N}])`,
  'iu',
);

/** A slash between lower-case words, "lamp oil/wick stock", but not in "and/or" or names in capitals. */
const slash = preparedPattern(String.raw`(?<=\p{Ll}{3})\/(?=\p{Ll}{3})`, 'gu');
const ampersand = preparedPattern(String.raw`(?<=\S) & (?=\S)`, 'gu');

/** Clauses; the whole list is also split for each of its items. */
const maxRemembered = 100;

const listBorders = memoize(maxRemembered, (text) => listBorder.all(text));

function bordersIn(text: string, known: readonly TokenRange[]): readonly RegExpExecArray[] {
  const slashes = text.includes('/') ? slash.all(text) : [];
  const ampersands = text.includes(' & ') ? ampersand.all(text) : [];
  const more = [
    ...slashes.filter(({ index }) => !known.some(({ start, end }) => start < index && index < end)),
    // "Food & Drink" may be one name, but a known term beside "&" ends there.
    ...ampersands.filter(({ index, 0: { length } }) =>
      known.some(({ start, end }) => end === index || start === index + length),
    ),
  ];
  const borders = listBorders(text);
  return more.length === 0 ? borders : [...borders, ...more].sort((a, b) => a.index - b.index);
}

/**
 * The parts of a text between the borders of its list; "databases such as Kettle" is two parts. `known`: ranges of
 * known terms.
 */
function stretchesOf(text: string, known: readonly TokenRange[]): Stretch[] {
  const borders = bordersIn(text, known);
  const starts = [0, ...borders.map(({ index, 0: { length } }) => index + length)];
  return starts.flatMap((start, index) => {
    const end = borders[index]?.index ?? text.length;
    return splitAtExamples(text, { start, end, isLast: index === borders.length, isExample: false });
  });
}

function splitAtExamples(text: string, stretch: Stretch): Stretch[] {
  const match = beforeExamples.exec(text.slice(stretch.start, stretch.end));
  if (!match) return [stretch];
  const at = stretch.start + match.index;
  const examples = { ...stretch, start: at + match[0].length, isExample: true };
  return [{ ...stretch, end: at, isLast: false }, examples];
}

/**
 * Splits a stretch that names a thing between two prefixes, so that the first is not lost: "Proficiency with kilns to
 * include a proven aptitude for glazing".
 */
function splitAtPrefixes(text: string, stretch: Stretch): Stretch[] {
  // The added blank: a prefix may end with its stretch.
  const prefixes = prefixRanges(`${text.slice(stretch.start, stretch.end)} `);
  for (const [index, { end }] of prefixes.entries()) {
    const next = prefixes[index + 1];
    if (next === undefined) break;
    const at = stretch.start + next.start;
    if (!namesThing(trimPhrase(text, stretch.start + end, at)?.text ?? '')) continue;
    return [
      { ...stretch, end: at, isLast: false },
      ...splitAtPrefixes(text, { ...stretch, start: at, isExample: false }),
    ];
  }
  return [stretch];
}

/**
 * Requires two words, because one word between prefixes may be anything: "three years post-qualification experience in".
 */
function namesThing(text: string): boolean {
  return /\s/.test(text) && isNounPhrase(text, tokenize(text), null);
}
