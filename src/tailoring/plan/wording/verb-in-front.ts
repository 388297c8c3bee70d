import { verbNamedBy } from '../../../lexicon/nominalizations.ts';
import { regularVerb } from '../../../lexicon/verb-forms.ts';
import { inflect, readVerb, spelledLike } from '../../../lexicon/verbs.ts';
import { namesDeed } from '../../../lexicon/word-families.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { isSurelyVerb } from '../../grammar/verb-tense.ts';
import type { Situation } from './wording.ts';

/* Nouns and -ing forms that name a deed, as the verb of that deed. */

type Tense = Situation['tense'];

/** Behind the nouns of these stands who takes part: `collaboration of three museums`. */
const withoutObject: ReadonlySet<string> = new Set(['collaborate', 'cooperate', 'participate']);

/** `migration` as `migrated`, `welding` as `welded`; null for a noun that names no deed. */
export function verbOfNoun(noun: string, tense: Tense): string | null {
  const lower = noun.toLowerCase();
  const lemma = verbNamedBy(lower);
  if (lemma !== undefined && withoutObject.has(lemma)) return null;
  if (lemma !== undefined) return spelledLike(lower, inflect(lemma, tense));
  return lower.endsWith('ing') ? inflectedGerund(lower, tense) : null;
}

/** An -ing form in the tense; null where the words behind leave in doubt that it is a verb. */
export function verbOfGerund(word: string, rest: string, tense: Tense): string | null {
  const verb = readVerb(word);
  if (verb && !verb.forms.includes('gerund')) return null;
  const lemma = verb?.lemma ?? regularVerb(word)?.lemma;
  if (lemma === undefined) return null;
  if (lemma === 'be') return null;
  const isSure = isSurelyVerb(lemma, rest) || (!isNoun(word) && startsObject(rest));
  return isSure ? inflectedGerund(word, tense) : null;
}

/** The same of one that stands further back: `issues and coding problems` may be two things. */
export function verbOfLaterGerund(word: string, rest: string, tense: Tense): string | null {
  const lemma = readVerb(word)?.lemma ?? regularVerb(word)?.lemma;
  return lemma !== undefined && isSurelyVerb(lemma, rest) ? verbOfGerund(word, rest, tense) : null;
}

function inflectedGerund(word: string, tense: Tense): string | null {
  const verb = readVerb(word);
  if (verb) return verb.forms.includes('gerund') ? spelledLike(word, inflect(verb.lemma, tense)) : null;
  const regular = regularVerb(word);
  if (!regular) return null;
  return tense === 'past' ? regular.past : regular.lemma;
}

/** Nouns of deeds and things that WordNet derives from no verb, or that name more than the deed. */
const things: ReadonlySet<string> = new Set(
  `accounting advertising banking briefing building catering cleaning clothing coaching consulting engineering farming
  fundraising funding gardening heating housing landscaping learning lighting machining manufacturing marketing meeting
  modeling modelling networking nursing operating outstanding packaging parenting plumbing pricing processing programming
  purchasing ranking recording recruiting reporting roofing scheduling screening shipping staffing teaching testing
  trading training tutoring welding writing wording`.split(/\s+/),
);

function isNoun(word: string): boolean {
  const lower = word.toLowerCase();
  return things.has(lower) || namesDeed(lower);
}

const objectStart = preparedPattern(String.raw`^\s+(?!(?:of|and|or|as|is|was)\b)[\p{L}\p{N}]`, 'u');

function startsObject(rest: string): boolean {
  return objectStart.test(rest);
}
