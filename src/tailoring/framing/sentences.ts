import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import type { ReadText } from '../../lexicon/read-text.ts';
import { readVerb, type VerbRank, verbNamedBy } from '../../lexicon/words/verbs.ts';
import { verbOfAction } from '../../lexicon/words/word-families.ts';
import { type PreparedPattern, preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { tokenize } from '../../text/tokenize.ts';

/*
 * The sentences of a text: which one of the base another came from, how each opens, and how it frames a duty
 * ("responsible for").
 */

/** The sentences of a text, as written. */
export function sentencesOf(text: string): string[] {
  return splitSentences(text).map(({ start, end }) => text.slice(start, end));
}

/** The mark of a bullet inside a line, between two statements: `Filed the post • Wrote letters`. */
export const markInside = preparedPattern(String.raw`\s{1,4}[·•▪●◦*]\s{1,4}(?=\p{Lu})`, 'u');

/** The sentence of the sources that shares most words with `sentence`, and so is its likely origin. */
export function closestSentence(sentence: string, sources: readonly ReadText[]): string {
  const words = new Set(tokenize(sentence).map(({ key }) => key));
  let closest = '';
  let most = -1;
  for (const candidate of sources.flatMap(({ text }) => sentencesOf(text))) {
    const shared = new Set(tokenize(candidate).flatMap(({ key }) => (words.has(key) ? [key] : []))).size;
    if (shared > most) [closest, most] = [candidate, shared];
  }
  return closest;
}

/** How a sentence says that something was done. */
interface Opener {
  /** Lemma of the verb that opens the sentence or follows its frame; null if there is none. */
  readonly lemma: string | null;
  readonly rank: VerbRank;
}

/** Frames, such as "responsible for", in front of an activity, with the rank that they claim. */
const dutyFrames: readonly { readonly pattern: PreparedPattern; readonly rank: VerbRank }[] = [
  {
    pattern: preparedPattern(() => `^(?:${phrases('tailoring', 'frame_of_charge', 'en')})`, 'i'),
    rank: 3,
  },
  {
    pattern: preparedPattern(() => `^(?:${phrases('tailoring', 'frame_of_duty', 'en')})`, 'i'),
    rank: 1,
  },
];
const partaking = preparedPattern(() => `^(?:${phrases('tailoring', 'frame_of_partaking', 'en')})`, 'i');

export function readFrame(sentence: string): { readonly length: number; readonly rank: VerbRank } | null {
  for (const { pattern, rank } of dutyFrames) {
    const match = pattern.exec(sentence);
    if (match) return { length: match[0].length, rank };
  }
  return null;
}

/** The opener of each sentence of a text. */
export function openersOf(text: string): Opener[] {
  return splitSentences(text).map(({ start, end }) => openerOf(text.slice(start, end)));
}

const ownSubject = preparedPattern(
  String.raw`^I(?:['’](?:m|ve))?\s+(?:(?:also|then)\s+)?(?:have\s+(?:also\s+)?(?!been\b)|(?:am|was|have\s+been)\s+(?:(?:an?|the)\s+|(?=(?:\p{L}+ly\s+)?\p{L}+ing\s)))?`,
  'u',
);

/** Drops the subject: `I have led` becomes `led`, and `I was the head of` becomes `head of`. */
export function withoutSubject(sentence: string): string {
  return sentence.slice(ownSubject.exec(sentence)?.[0].length ?? 0);
}

function openerOf(whole: string): Opener {
  const sentence = withoutSubject(whole);
  const frame = readFrame(sentence);
  const rest = tokenize(sentence.slice(frame?.length ?? 0)).map(({ text }) => text.toLowerCase());
  const first = rest.find((word) => !/ly$/.test(word) && !skippedWords.has(word)) ?? '';
  const isAction = frame !== null || (rest.indexOf(first) === 0 && actionNounLine.test(sentence));
  const verb = readVerb((isAction ? verbNamedBy(first) : undefined) ?? first);
  if (partaking.test(sentence) || verb?.rank === 0) return { lemma: verb?.lemma ?? null, rank: 0 };
  if (frame) return { lemma: verb?.lemma ?? null, rank: highest(frame.rank, verb?.rank ?? 0) };
  return { lemma: verb?.lemma ?? null, rank: verb?.rank ?? 1 };
}

/** Matches action nouns that open a line: `Management of 12 clinics`, `Planning and management of 12 clinics`. */
const actionNounLine = preparedPattern(String.raw`^\p{L}+(?:,?\s(?:and|&)\s\p{L}+)?\sof\s`);

/** Words skipped before the verb; `and` joins two adverbs: `Quickly and safely moved …`. */
const skippedWords: ReadonlySet<string> = new Set(['the', 'a', 'an', 'all', 'also', 'and', 'daily']);

function highest(a: VerbRank, b: VerbRank): VerbRank {
  return a > b ? a : b;
}

const germanOpening = preparedPattern(
  () => String.raw`^(?:${phrases('tailoring', 'frame_of_duty', 'de')})(?<duty>\S.*)$`,
  'isu',
);
/**
 * The duty that a German line frames: `die Erstellung von X` in `Zuständig für die Erstellung von X`; null without a
 * frame.
 */
export function germanDutyIn(text: string): string | null {
  return germanOpening.exec(text)?.groups?.['duty'] ?? null;
}

const frenchOrSpanishFrame = preparedPattern(
  () => `^(?:${phrases('tailoring', 'frame_of_duty', 'fr', 'es')})`,
  'iu',
);

/** Drops the frame of a duty from a line, in the languages that have patterns for it. */
export function withoutDutyFrame(text: string): string {
  const english = readFrame(text);
  if (english) return text.slice(english.length);
  return germanDutyIn(text) ?? text.slice(frenchOrSpanishFrame.exec(text)?.[0].length ?? 0);
}

const placeDuty = preparedPattern(
  String.raw`^(?:was\s)?(?:responsible\sfor|in\scharge\sof)\s(?<place>(?:the|a)\s(?<name>\p{L}+(?:\s\p{L}+)??))(?<rest>(?:\s(?:of|in|at|on|for|during|with)\s[^,;:]*)?)$`,
  'iu',
);
/** Before `of`, these are an action or a collection: `the reception of goods`, `the library of components`. */
const notPlacesBeforeOf: ReadonlySet<string> = new Set([
  'archive',
  'checkout',
  'laundry',
  'library',
  'reception',
]);

/**
 * The place, such as a shop, that a line says the person was responsible for, and the text after it; null in other
 * lines.
 */
export function placeRunIn(line: string): { readonly place: string; readonly rest: string } | null {
  const { place = '', name = '', rest = '' } = placeDuty.exec(line)?.groups ?? {};
  const key = name.toLowerCase();
  if (!wordList('writing', 'place_run').hasIn('en', key)) return null;
  return notPlacesBeforeOf.has(key) && /^\sof\s/i.test(rest) ? null : { place, rest };
}

/** Verbs of nouns for dealing with people, which take the same preposition: `liaised with` for `liaison with`. */
const dealings: ReadonlyMap<string, string> = new Map([
  ['communication', 'communicate'],
  ['consultation', 'consult'],
  ['correspondence', 'correspond'],
  ['interaction', 'interact'],
  ['liaison', 'liaise'],
]);

/** The verb that an action noun stands for, also by WordNet: `register` for `registration`; null for other words. */
export function verbOfActionNoun(word: string): string | null {
  const noun = word.toLowerCase();
  return verbNamedBy(noun) ?? dealings.get(noun) ?? verbOfAction(noun);
}

/**
 * The action, in the singular, of a listed pair of a thing and what is done to it: `inspection` of `site inspections`.
 * Null for other pairs, such as `phone surveys`.
 */
export function actionOfPair(thing: string, action: string): string | null {
  if (!wordList('writing', 'performed_compound').hasIn('en', `${thing} ${action}`.toLowerCase())) return null;
  return action.endsWith('sis') ? action : action.replace(/s$/, '');
}
