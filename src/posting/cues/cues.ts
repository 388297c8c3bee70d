import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { andWords } from '../../lexicon/words/function-words.ts';
import { hasLetter } from '../../text/letters.ts';
import {
  countPhrases,
  foldedRanges,
  hasPhrase,
  type PhraseRange,
  type PhraseTable,
  sieveOf,
  startsWithPhrase,
} from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { lazy, memoize } from '../../values/memoize.ts';

/* Phrases that ask for something, matched against folded text. */

/** Says that work cannot start without it, even if the law requires it: "we can't roster you without a first aid certificate". */
const notWithout = phraseTable('not_without');

/** Expressly required; takes precedence over any heading. */
export const required = phraseTable('required');

/** Asked for by an amount or as something that the employer wants. */
const asked = phraseTable('asked');

/** Stated as something the reader already has. */
const held = phraseTable('held_by_reader');

/* Phrases about the thing that a sentence names, matched against folded text. */

/** Equal opportunity, privacy, checks before hiring. */
const legal = phraseTable('legal_notice');

/** How to apply, and button labels of job boards. */
const application = phraseTable('how_to_apply');

/** Expressly not asked for. */
const negation = phraseTable('not_required');

/** Describes people whom the job does not suit: "this isn't for you if". */
const unsuited = phraseTable('unsuited');

/** "Don't apply if you don't have a CDL" asks for it after all. */
const lackedByReader = phraseTable('lacked_by_reader');

/** What others need not do, for which reason the reader does it: "so that our dentists don't have to". */
const sparesOthers = phraseTable('spares_others');

/** Something for which the employer pays more, so it is welcome and not required: "a CDL gets you an extra $2/hr". */
const extraPay = phraseTable('extra_pay');

/** Times and events that pay extra and name nothing that a person has: nights, overtime, referrals. */
const paidTime = phraseTable('paid_time');

/** A bonus in money, unlike a skill that is "a bonus". */
const paidBonus = phraseTable('paid_bonus');

/** Benefits that the employer offers. */
const benefits = phraseTable('benefit');

/** Perks: one alone means nothing ("dental" in a dentist's posting), two in a sentence are an offer. */
const perks = phraseTable('perk');

/** Taught by the employer, so not required. */
export const taughtOnTheJob = phraseTable('taught_on_the_job');

/** Nice to have, but not required. */
const niceToHave = phraseTable('nice_to_have');

/** Pay and what it depends on, over folded text; work on pay itself, such as building salary bands, does not match. */
const payWords = phraseTable('pay');

/**
 * The cue of a sentence for the thing it names: `must` if it is expressly required ("required"), `asked` if an amount or
 * the employer asks for it ("at least", "we need"), `held` if the reader is said to have it ("you know").
 */
export type Cue = 'ignored' | 'negated' | 'nice' | 'must' | 'asked' | 'held';

/** Sentences; lines, their sentences and their clauses are often the same text. */
const maxRemembered = 1000;

/** The cue of a sentence or clause by itself, in whatever section it is; null if it has none. */
export function cueOf(sentence: string): Cue | null {
  return cueOfSentence(sentence).cue;
}

/** UTF-16 units; a longer phrase includes the thing itself: `if you bring a van, great`. */
const maxNiceToHaveLength = 30;

/** The ranges that call something welcome: `an advantage`, `helpful`, `extra pay for`. */
export function niceToHaveRanges(text: string): readonly PhraseRange[] {
  const praise = hasPhrase(niceToHave, fold(text)) ? foldedRanges(niceToHave, text) : [];
  return [...praise.filter(({ start, end }) => end - start <= maxNiceToHaveLength), ...extraPayRanges(text)];
}

/** Wording that requires something: "exigé", "is a must". */
export function requiredRanges(text: string): readonly PhraseRange[] {
  return hasPhrase(required, fold(text)) ? foldedRanges(required, text) : [];
}

function extraPayRanges(text: string): readonly PhraseRange[] {
  return paysExtra(text) ? foldedRanges(extraPay, text) : [];
}

/** True for a text about extra pay for something that a person has. */
export function paysExtra(text: string): boolean {
  const folded = fold(text);
  return hasPhrase(extraPay, folded) && !hasPhrase(paidTime, folded);
}

/**
 * The start of wording in a text that describes people whom the job does not suit; null if it has none. What they want
 * or like is not asked for, though something else may ask for it.
 */
export function unsuitedFrom(text: string): number | null {
  const folded = fold(text);
  if (!hasPhrase(unsuited, folded) || hasPhrase(lackedByReader, folded)) return null;
  return foldedRanges(unsuited, text)[0]?.start ?? null;
}

/** True for folded text that begins by calling something welcome. */
export function startsWithNiceToHave(folded: string): boolean {
  return startsWithPhrase(niceToHave, folded);
}

const pointsBack = preparedPattern(
  () =>
    String.raw`^[^\p{L}]*(?:(?:${andWords()}) )?(?:it|that|this|these|which|das|dies|die|was|ce|cela|c.est|eso|esto|lo que)[^\p{L}]*$`,
  'iu',
);

/**
 * True if a text names the thing that pays extra: "Reach trucks pay £1 more", "£1 more for reach trucks". The extra pay
 * is for the thing before the text in "(pays £1 more)" and "which pays £1 more".
 */
export function namesWhatPaysExtra(text: string): boolean {
  return extraPayRanges(text).some(({ start, end }) => {
    const before = text.slice(0, start);
    return (hasLetter(before) && !pointsBack.test(before)) || hasLetter(text.slice(end));
  });
}

const cueOfSentence = memoize(maxRemembered, (sentence): { readonly cue: Cue | null } => ({
  cue: cueIn(fold(sentence).replaceAll('’', "'")),
}));

interface CueLimits {
  /** How many phrases a text needs; 1 if left out. */
  readonly phrases?: number;
  /** A text with one of these phrases does not count. */
  readonly unless?: PhraseTable;
  /** These phrases are left out of the text first. */
  readonly beside?: PhraseTable;
}

/** In order of precedence. */
const cues: readonly (readonly [table: PhraseTable, cue: Cue, limits?: CueLimits])[] = [
  [notWithout, 'must'],
  // Before applications, because "do not apply if" reads like one.
  [unsuited, 'negated', { unless: lackedByReader }],
  [legal, 'ignored'],
  [application, 'ignored'],
  [negation, 'negated'],
  // Before benefits and pay, because an extra amount reads like one: "an extra $1 an hour".
  [extraPay, 'nice', { unless: paidTime }],
  [benefits, 'ignored'],
  [payWords, 'ignored'],
  [perks, 'ignored', { phrases: 2 }],
  [niceToHave, 'nice', { beside: paidBonus }],
  [taughtOnTheJob, 'negated'],
  [required, 'must'],
  [asked, 'asked'],
  [held, 'held'],
];

const mayBeOfOthers: ReadonlySet<Cue> = new Set(['negated', 'must']);

const tablesThatMayMatch = lazy(() => sieveOf(cues.map(([table]) => table)));

function cueIn(text: string): Cue | null {
  const possible = tablesThatMayMatch()(text);
  if (possible === 0) return null;
  for (let index = 0; index < cues.length; index += 1) {
    if (((possible >> index) & 1) === 0) continue;
    const [table, cue, { phrases = 1, unless, beside } = {}] = cues[index] as (typeof cues)[number];
    const isFound = phrases === 1 ? hasPhrase(table, text) : countPhrases(table, text) >= phrases;
    if (isFound && beside && !hasPhrase(table, without(beside, text))) continue;
    if (!isFound || (unless && hasPhrase(unless, text))) continue;
    return mayBeOfOthers.has(cue) && hasPhrase(sparesOthers, text) ? cueIn(without(sparesOthers, text)) : cue;
  }
  return null;
}

function without(table: PhraseTable, folded: string): string {
  if (!hasPhrase(table, folded)) return folded;
  return foldedRanges(table, folded).reduceRight(
    (kept, { start, end }) => kept.slice(0, start) + kept.slice(end),
    folded,
  );
}
