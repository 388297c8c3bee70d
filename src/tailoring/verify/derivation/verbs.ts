import { lemmasOf } from '../../../lexicon/read-text.ts';
import { isIrregularPast, lemmaOfPresent } from '../../../lexicon/words/verb-forms.ts';
import {
  isPastForm,
  lemmaOfVerb,
  pastOf,
  pastOfBase,
  readVerb,
  type VerbForm,
} from '../../../lexicon/words/verbs.ts';
import { wordSet } from '../../../values/lists.ts';
import { memoize } from '../../../values/memoize.ts';
import { verbOfActionNoun } from '../../framing/sentences.ts';
import type { Unit } from './units.ts';

/* Verbs in a row of units: where one may be, its base form and its forms. */

const beforeVerb = wordSet(
  'and or but that which who to by then also not would was were is are am been have has had i co',
);
const adverb = /ly$|^(?:also|often|then|once|twice|daily|weekly|monthly)$/;

/** True where a verb of the sentence may be, not a participle that describes a noun: `approved drugs` after `of`. */
export function opensClause(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1];
  if (!before || before.isMark || beforeVerb.has(before.text)) return true;
  if (before.text === 'as' && units[at - 2]?.text === 'well') return true;
  return adverb.test(before.text) && opensClause(units, at - 1);
}

/** True for a word that may be a verb where one may be. */
export function isVerbAt(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  return unit !== undefined && !unit.isMark && opensClause(units, at) && basesOf(unit.text).length > 0;
}

/** The verbs that a word may be a form of. */
export const basesOf = memoize(5000, (word): readonly string[] => {
  const found = [
    lemmaOfVerb(word),
    lemmaOfPresent(word),
    pastOfBase(word) === null && !isIrregularPast(word) ? null : word,
  ];
  return [...new Set(found.flatMap((base) => base ?? []))];
});

/** True for forms of one verb, and for an action noun and its verb. */
export function haveSameLemma(one: Unit | undefined, other: Unit | undefined): boolean {
  if (!one || !other) return false;
  const own = lemmasIn(one);
  return lemmasIn(other).some((lemma) => own.includes(lemma));
}

function lemmasIn({ text, key }: Unit): readonly string[] {
  const noun = verbOfActionNoun(key);
  return noun === null ? lemmas(text) : [...lemmas(text), noun];
}

const lemmas = memoize(5000, (word): readonly string[] => {
  const noun = verbOfActionNoun(word);
  const bare = { text: word, key: word, start: 0, end: word.length };
  const past = pastOf(word);
  return [
    ...lemmasOf(bare),
    ...basesOf(word),
    ...(noun === null ? [] : [noun]),
    ...(past === null ? [] : [past]),
    word,
  ];
});

/** The forms that a word may have as a verb. */
export function formsOf(unit: Unit | undefined): readonly VerbForm[] {
  if (!unit) return [];
  const known = readVerb(unit.text)?.forms;
  if (known) return known;
  if (unit.text.endsWith('ing')) return ['gerund'];
  if (lemmaOfPresent(unit.text) !== null) return [unit.text.endsWith('s') ? 'third' : 'base'];
  return isPastForm(unit.text) ? ['past'] : [];
}

/** True for the noun of an action, other than an -ing form: `migration`. */
export function isActionNoun(unit: Unit | undefined): boolean {
  return unit !== undefined && !unit.text.endsWith('ing') && verbOfActionNoun(unit.key) !== null;
}

/** True for the noun of an activity: `migration`, `training`. */
export function isActivity(unit: Unit | undefined): boolean {
  return isActionNoun(unit) || unit?.text.endsWith('ing') === true;
}
