import type { Language } from '../../text/language.ts';
import { lazy } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';
import { wordList } from '../packed/word-lists.ts';
import { irregularForms, isIrregularPast, pastOfUnranked, regularVerb } from './verb-forms.ts';

/** 0 took part, 1 did, 2 decided, 3 led. A rewrite may lower the rank of its source, but never raise it. */
export type VerbRank = 0 | 1 | 2 | 3;
export type VerbForm = 'base' | 'past' | 'gerund' | 'third';

interface Verb {
  readonly lemma: string;
  readonly rank: VerbRank;
}

export interface VerbReading extends Verb {
  /** `set` is both base and past. */
  readonly forms: readonly VerbForm[];
}

const verbRules = [
  [0, 'verb_taking_part'],
  [1, 'verb_acting'],
  [2, 'verb_deciding'],
  [3, 'verb_leading'],
] as const;

const doubled: ReadonlySet<string> = new Set(
  'cut fit format map plan program refer run set submit transfer win'.split(' '),
);

/** Verbs with little meaning, which a plainer verb may replace. */
export const lightVerbs: ReadonlySet<string> = new Set(['be', 'do', 'make', 'give', 'handle', 'perform']);

const readings = lazy((): ReadonlyMap<string, VerbReading> => {
  const built = new Map<string, VerbReading>();
  for (const [rank, rule] of verbRules) {
    for (const lemma of wordList('tailoring', rule).words()) addReadings(built, { lemma, rank });
  }
  return built;
});

/** The verb that a word may be a form of, in any letter case; null if the table does not have it. */
export function readVerb(word: string): VerbReading | null {
  const lower = word.toLowerCase();
  return readings().get(lower) ?? readings().get(americanSpelling(lower)) ?? null;
}

/** The base form of a verb, by the table or by rules: `managing`; null for any other word. */
export function lemmaOfVerb(word: string): string | null {
  return readVerb(word)?.lemma ?? regularVerb(word)?.lemma ?? null;
}

/** True if a word may be the past of a verb in the table or in WordNet: `moved`, `set`. */
export function isPastForm(word: string): boolean {
  const lower = word.toLowerCase();
  const isRanked = readVerb(word)?.forms.includes('past') === true;
  return isRanked || isIrregularPast(lower) || regularVerb(word)?.past === lower;
}

/**
 * The past of a word that may be a present form, in the table or WordNet; null for other words and for `be`, which
 * names a state.
 */
export function pastOfBase(word: string): string | null {
  const verb = readVerb(word);
  if (verb === null) return pastOfUnranked(word);
  return verb.forms.includes('base') && verb.lemma !== 'be' ? inflect(verb.lemma, 'past') : null;
}

/** The past of a base form or an -ing form: `reported` for `report` and `reporting`; null for any other word. */
export function pastOf(word: string): string | null {
  const verb = readVerb(word);
  if (verb?.forms.includes('gerund')) return inflect(verb.lemma, 'past');
  return pastOfBase(word) ?? (word.endsWith('ing') ? (regularVerb(word)?.past ?? null) : null);
}

/** `organised` is a form of `organize`. */
function americanSpelling(word: string): string {
  return word.replace(/(?<=[iy])s(?=(?:e|es|ed|ing)$)/, 'z');
}

/** Spells `organize` as the author of `like` would: with s if `like` is `organisation`. */
export function spelledLike(like: string, verb: string): string {
  if (!/[iy]s(?:e|es|ed|ing|ation|ations)$/.test(like)) return verb;
  return verb.replace(/(?<=[iy])z(?=(?:e|es|ed|ing)$)/, 's');
}

/** Inflects a verb of the table: `inflect('run', 'past')` is `ran`. */
export function inflect(lemma: string, form: VerbForm): string {
  const inflected: Readonly<Record<VerbForm, () => string>> = {
    base: () => lemma,
    past: () => pastFormOf(lemma),
    gerund: () => gerundOf(lemma),
    third: () => thirdOf(lemma),
  };
  return inflected[form]();
}

function addReadings(built: Map<string, VerbReading>, verb: Verb): void {
  const irregular = irregularForms(verb.lemma);
  const words: [string, VerbForm][] = [
    [verb.lemma, 'base'],
    [pastFormOf(verb.lemma), 'past'],
    [gerundOf(verb.lemma), 'gerund'],
    [thirdOf(verb.lemma), 'third'],
  ];
  // `run` is a participle, too, and hardly ever one at the beginning of a line.
  const isOwn = irregular && irregular.participle !== irregular.past && irregular.participle !== verb.lemma;
  if (isOwn) words.push([irregular.participle, 'past']);
  if (verb.lemma === 'be') words.push(['were', 'past']);
  for (const [word, form] of words) {
    const known = built.get(word);
    if (known && known.lemma !== verb.lemma) continue;
    built.set(word, { ...verb, forms: known ? [...known.forms, form] : [form] });
  }
}

function pastFormOf(lemma: string): string {
  const irregular = irregularForms(lemma);
  if (irregular) return irregular.past;
  if (lemma.endsWith('e')) return `${lemma}d`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`;
  return doubled.has(lemma) ? `${lemma}${lemma.at(-1)}ed` : `${lemma}ed`;
}

function gerundOf(lemma: string): string {
  if (lemma === 'be' || lemma === 'oversee') return `${lemma}ing`;
  if (lemma.endsWith('e')) return `${lemma.slice(0, -1)}ing`;
  const isDoubled = doubled.has(lemma) || pastFormOf(lemma) === `${lemma}${lemma.at(-1)}ed`;
  return isDoubled ? `${lemma}${lemma.at(-1)}ing` : `${lemma}ing`;
}

function thirdOf(lemma: string): string {
  if (lemma === 'be') return 'is';
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(lemma) ? `${lemma}es` : `${lemma}s`;
}

/** Verbs by the noun that names their activity: `migration of X` is `migrated X`. */
const nominalizations = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(packedRows('nominalizations').map(([noun = '', verb = '']) => [noun, verb])),
);

/** The verb whose activity a lower-case noun names, in British or American spelling; undefined for other words. */
export function verbNamedBy(noun: string): string | undefined {
  const own = nominalizations().get(noun);
  if (own !== undefined || !noun.endsWith('isation')) return own;
  return nominalizations().get(noun.replace(/isation$/, 'ization'));
}

/** Verbs and objects that describe a skill without its name; every verb combines with every object. */
export interface ActivityPattern {
  /** The canonical name of the skill. */
  readonly skill: string;
  /** English base forms with irregular pasts; in other languages the beginnings of verb forms. */
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
}

export function activityPatternsIn(language: Language): readonly ActivityPattern[] {
  return packedRows(`activities/${language}`).map(([skill = '', verbs = '', objects = '']) => ({
    skill,
    verbs: itemsIn(verbs),
    objects: itemsIn(objects),
  }));
}
