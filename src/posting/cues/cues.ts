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

/* How sentences ask: over folded text. */

/** Nobody starts without it, even where it is a matter of law: "we can't roster you without a first aid certificate". */
const withoutWhich = phraseTable('not_without');

/** Asked for in so many words: wins over any heading. */
export const required = phraseTable('required');

/** Asked for by an amount or as what the employer wants. */
const asked = phraseTable('asked');

/** What the reader is said to have already. */
const held = phraseTable('held_by_reader');

/* What sentences say about what they name: over folded text. */

/** Equal opportunity, privacy, checks before hiring. */
const legal = phraseTable('legal_notice');

/** How to apply, and the buttons of job boards. */
const application = phraseTable('how_to_apply');

/** What is expressly not asked for. */
const negation = phraseTable('not_required');

/** What the employer gives. */
const benefits = phraseTable('benefit');

/** Perks: one alone says nothing (a dentist knows "dental"), two in a sentence are an offer. */
const perks = phraseTable('perk');

/** What the employer teaches nobody need know. */
export const taughtThere = phraseTable('taught_on_the_job');

/** Welcome, but not asked for. */
const niceToHave = phraseTable('nice_to_have');

/** What the work is paid, and on what that depends: over folded text. Who works on pay has bands and ranges to build, not this one. */
const payWords = phraseTable('pay');

/**
 * What a sentence says about what it names: `must` in so many words ("required"), `asked` by an amount
 * or a wish ("at least", "we need"), `held` by saying that the reader has it ("you know").
 */
export type Cue = 'ignored' | 'negated' | 'nice' | 'must' | 'asked' | 'held';

/** In sentences: lines, their sentences and their clauses are often the same text, each asked for in turn. */
const maxRemembered = 1000;

/** What a sentence or clause says about itself, whatever section it stands in; null when nothing. */
export function cueOf(sentence: string): Cue | null {
  return remarkOn(sentence).cue;
}

/** In UTF-16 units: what is longer holds the thing that is welcome, `if you bring a van, great`. */
const longestWish = 30;

/** Where a text says that something is welcome: `an advantage`, `helpful`. */
export function wishesIn(text: string): readonly PhraseRange[] {
  if (!hasPhrase(niceToHave, fold(text))) return [];
  return phraseRanges(niceToHave, text).filter(({ start, end }) => end - start <= longestWish);
}

const remarkOn = memoize(maxRemembered, (sentence): { readonly cue: Cue | null } => ({
  cue: cueIn(fold(sentence).replaceAll('’', "'")),
}));

/** What is said first wins; of some tables a text needs more than one phrase. */
const cues: readonly (readonly [table: PhraseTable, cue: Cue, phrases?: number])[] = [
  [withoutWhich, 'must'],
  [legal, 'ignored'],
  [application, 'ignored'],
  [negation, 'negated'],
  [benefits, 'ignored'],
  [payWords, 'ignored'],
  [perks, 'ignored', 2],
  [niceToHave, 'nice'],
  [taughtThere, 'negated'],
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
