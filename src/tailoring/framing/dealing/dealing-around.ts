import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import { hasCapital, hasIdeograph } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { fold } from '../../../values/fold.ts';
import { wordSet } from '../../../values/lists.ts';
import { memoize } from '../../../values/memoize.ts';
import { joinsNames } from '../limits/cues.ts';
import { borders, type Shape, shapeOf } from '../limits/sentence-shape.ts';
import {
  chineseDealings,
  chineseMaking,
  type Dealing,
  type DealingWords,
  dealingByStem,
  dealingByWord,
  germanDealingParticiples,
  makingStems,
  makingWords,
} from './dealing-words.ts';

/** Words of a sentence that are searched before or after a name. */
const maxDistance = 40;
/** The verb that opens a sentence is among this many first words: "I also sell". */
const maxOpening = 3;

/** Matches people, talks and publications, which show that an ambiguous verb is about a dealing. */
const people = preparedPattern(
  () => String.raw`(?<!\p{L})(?:${phrases('tailoring', 'people_or_talks')})(?!\p{L})|hausmesse|-kurs`,
  'iu',
);
/** Matches learners and what is run for them. */
const learnersOrEvents = preparedPattern(
  () => String.raw`(?<!\p{L})(?:${phrases('tailoring', 'learners_or_events')})(?!\p{L})`,
  'iu',
);
/** Matches what is written about a thing. */
const publications = preparedPattern(
  () => String.raw`(?<!\p{L})(?:${phrases('tailoring', 'publications')})(?!\p{L})`,
  'iu',
);
/** Matches words before a tool that is worked with, whatever the work is: "using", "via". */
const means = preparedPattern(
  () => String.raw`(?<!\p{L})(?:${phrases('tailoring', 'by_means_of')})\s(?:\S+\s){0,2}$`,
  'iu',
);
const inTool = preparedPattern(String.raw`(?<!\p{L})(?:in|with|mit|dans|avec|sur|en|con)\s$`, 'iu');
const topic = preparedPattern(() => String.raw`(?<!\p{L})(?:${phrases('tailoring', 'on_topic')})\s`, 'iu');
const chineseMeans = ['使用', '运用', '利用', '通过', '用'];
/** Characters before a name in which a Chinese word for use is searched. */
const chineseLookBehind = 6;
/** Characters around a name that are searched. */
const lookBehind = 80;

/** How the person deals in what is at `range`, by the verb that leads its clause; null if they do it themselves. */
export function dealingAround(text: string, range: TokenRange, isTool: boolean): Dealing | null {
  if (hasIdeograph(text)) return chineseDealing(text, range.start);
  const before = text.slice(Math.max(0, range.start - lookBehind), range.start);
  if (means.test(before)) return null;
  const shape = shapes(text);
  const at = shape.tokens.findIndex(({ end }) => end > range.start);
  if (at === -1) return null;
  const found = leadingDealingOf(shape, at, range);
  if (found === null) return null;
  const isAboutTopic =
    found.dealing === 'teach' || found.dealing === 'discuss' || found.dealing === 'recruit';
  const isWith = isWorkedWith(text, range, isTool);
  // "Answered 40 calls a day in Zendesk" names a tool, not a topic.
  const isTalkInTool = found.dealing === 'discuss' && isTool && !topic.test(before);
  return isWith && (!isAboutTopic || isTalkInTool) ? null : found.dealing;
}

/** True for a tool or name after a word that says it was worked with: "Log calls in Salesforce". */
function isWorkedWith(text: string, { start }: TokenRange, isTool: boolean): boolean {
  const isNamed = isTool || hasCapital(text.charAt(start));
  return isNamed && inTool.test(text.slice(Math.max(0, start - lookBehind), start));
}

/** True if something was done with what is at `range`. */
export function isMeans(text: string, range: TokenRange, isTool: boolean): boolean {
  const before = text.slice(Math.max(0, range.start - lookBehind), range.start);
  if (hasIdeograph(text)) return chineseMeans.some((word) => before.slice(-chineseLookBehind).includes(word));
  return means.test(before) || isWorkedWith(text, range, isTool);
}

/** True if a line is about making, setting up or working out something: "Built a quote form in React". */
export function makesSomething(text: string): boolean {
  if (hasIdeograph(text)) return chineseMaking.test(text);
  const [first = '', second = ''] = shapes(text).words;
  return [first, second].some((word) => makingWords().has(word)) || makingStems.test(fold(first));
}

/**
 * The dealing that a line begins with: "Sold kits to hospitals", "Webinars on HAZOP"; null if it is about another
 * activity.
 */
export function leadingDealing(text: string): Dealing | null {
  if (hasIdeograph(text)) return chineseDealings().find(([words]) => words.test(text))?.[1] ?? null;
  const { words } = shapes(text);
  for (const [index, word] of words.slice(0, maxOpening).entries()) {
    const found = dealingByWord().get(word) ?? (index === 0 ? dealingByStem(fold(word)) : null);
    // Planning that is run for squads is no work in their field either.
    if (found) return found.needs !== null && !people.test(text) ? null : found.dealing;
    if (readVerb(word) !== null) return null;
  }
  return null;
}

const shapes = memoize(500, (text): Shape => shapeOf(text, tokenize(text)));

function leadingDealingOf(shape: Shape, at: number, range: TokenRange): DealingWords | null {
  const start = startOfSentence(shape, at);
  const verb = nearestVerb(shape, start, at);
  const found = verb === null ? null : dealingOf(shape, verb, at, range);
  return found ?? dealingAtEnd(shape, at);
}

function startOfSentence({ borders: marks }: Shape, at: number): number {
  let start = at;
  while (start > 0 && at - start < maxDistance && marks[start] !== borders.sentence) start -= 1;
  return start;
}

/** The last verb before the name that opens a clause, else the one that opens the sentence; null if there is none. */
function nearestVerb(shape: Shape, start: number, at: number): number | null {
  for (let index = at; index > start; index -= 1) {
    if (opensActivity(shape, index, at)) return index;
  }
  for (let index = start; index <= Math.min(at, start + maxOpening); index += 1) {
    if (isDealing(shape.words[index] ?? '', index === start)) return index;
    if (readVerb(shape.words[index] ?? '') !== null) return index;
  }
  return null;
}

const opensObject = wordList('tailoring', 'opens_object');

const frenchParticiple = preparedPattern(String.raw`\p{L}(?:é|i|u|is|it)$`);
const frenchArticles = wordSet('le la les l des du un une');

/** True if another activity begins at `index`: "Sold kits and wrote the driver". */
function opensActivity({ words, gaps, borders: marks }: Shape, index: number, at: number): boolean {
  if (index === at) return false;
  const forms = readVerb(words[index] ?? '')?.forms ?? [];
  const isSeparated = (marks[index] ?? 0) >= borders.joined || /[,;:–—]/.test(gaps[index] ?? '');
  const isJoined = words[index - 1] === 'and' || words[index - 1] === 'then';
  const next = words[index + 1] ?? '';
  // "Rédigé des articles et tenu la comptabilité".
  if (words[index - 1] === 'et' && frenchParticiple.test(words[index] ?? '') && frenchArticles.has(next))
    return true;
  if (!isSeparated && !isJoined) return false;
  // In "Train users in journals, fixed assets and ledgers", the list of topics continues.
  if (forms.includes('past') && (isJoined || !gaps[index]?.includes(','))) return true;
  if (opensObject.has(next) || /^\d/.test(next)) return true;
  return forms.includes('base') && /^ $/.test(gaps[index + 1] ?? '') && !joinsNames(next);
}

function isDealing(word: string, opens: boolean): boolean {
  return dealingByWord().has(word) || (opens && dealingByStem(fold(word)) !== null);
}

function dealingOf(
  { text, tokens, words }: Shape,
  verb: number,
  at: number,
  range: TokenRange,
): DealingWords | null {
  if (verb === at) return null;
  const word = words[verb] ?? '';
  const found = dealingByWord().get(word) ?? dealingByStem(fold(word));
  if (!found?.needs) return found ?? null;
  // The name itself does not count, because it may be a talk or a publication.
  const around = `${text.slice(tokens[verb]?.end, range.start)} ${text.slice(range.end, range.end + lookBehind)}`;
  if (found.needs === 'event') return learnersOrEvents.test(around) ? found : null;
  return (found.dealing === 'discuss' ? publications : people).test(around) ? found : null;
}

/** The dealing that German puts at the end of a clause: "64 Anlagen mit Robotik verkauft". */
function dealingAtEnd({ words, borders: marks }: Shape, at: number): DealingWords | null {
  for (let index = at + 1; index < Math.min(words.length, at + maxDistance); index += 1) {
    if ((marks[index] ?? 0) >= borders.clause) return null;
    const word = words[index] ?? '';
    if (germanDealingParticiples().has(word)) return dealingByWord().get(word) ?? null;
  }
  return null;
}

const chineseMarks = '，。；,;';

function chineseDealing(text: string, end: number): Dealing | null {
  let start = end;
  while (start > 0 && end - start < lookBehind && !chineseMarks.includes(text.charAt(start - 1))) start -= 1;
  const clause = text.slice(start, end);
  if (chineseMeans.some((word) => clause.slice(-chineseLookBehind).includes(word))) return null;
  return chineseDealings().find(([words]) => words.test(clause))?.[1] ?? null;
}
