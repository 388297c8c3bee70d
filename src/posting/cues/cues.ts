import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { fold } from '../../text/fold.ts';
import { lazy, memoize } from '../../text/memoize.ts';
import {
  countPhrases,
  hasPhrase,
  type PhraseRange,
  type PhraseTable,
  phraseRanges,
  sieveOf,
} from '../../text/phrase-table.ts';

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
  return remarkOn(sentence).cue;
}

/** UTF-16 units; a longer phrase includes the thing itself: `if you bring a van, great`. */
const maxNiceToHaveLength = 30;

/** The ranges that call something welcome: `an advantage`, `helpful`. */
export function niceToHaveRanges(text: string): readonly PhraseRange[] {
  if (!hasPhrase(niceToHave, fold(text))) return [];
  return phraseRanges(niceToHave, text).filter(({ start, end }) => end - start <= maxNiceToHaveLength);
}

const remarkOn = memoize(maxRemembered, (sentence): { readonly cue: Cue | null } => ({
  cue: cueIn(fold(sentence).replaceAll('’', "'")),
}));

/** In order of precedence; some tables need more than one phrase in a text. */
const cues: readonly (readonly [table: PhraseTable, cue: Cue, phrases?: number])[] = [
  [notWithout, 'must'],
  [legal, 'ignored'],
  [application, 'ignored'],
  [negation, 'negated'],
  [benefits, 'ignored'],
  [payWords, 'ignored'],
  [perks, 'ignored', 2],
  [niceToHave, 'nice'],
  [taughtOnTheJob, 'negated'],
  [required, 'must'],
  [asked, 'asked'],
  [held, 'held'],
];

const sieve = lazy(() => sieveOf(cues.map(([table]) => table)));

function cueIn(text: string): Cue | null {
  const possible = sieve()(text);
  if (possible === 0) return null;
  for (let index = 0; index < cues.length; index += 1) {
    if (((possible >> index) & 1) === 0) continue;
    const [table, cue, phrases = 1] = cues[index] as (typeof cues)[number];
    if (phrases === 1 ? hasPhrase(table, text) : countPhrases(table, text) >= phrases) return cue;
  }
  return null;
}
