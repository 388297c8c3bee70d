import { wordList } from '../../lexicon/word-lists.ts';
import type { Language } from '../../text/language.ts';
import { wordSet } from '../../text/lists.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';

const contraction = /(?:['’](?:re|ll|ve|d|m)|n['’]t)$/u;

/** Whether a word is of no name, because every posting has it. Without a language, words of every language count. */
export function isStopWord(key: string, language: Language | null): boolean {
  return stopWords.has(key.replace(contraction, '')) || (language !== 'en' && foreignStopWords.has(key));
}

/** Nouns of every office, board and form: they say something only with another word before them. Token keys. */
const roleNouns = wordList('posting', 'role_noun');

/** Adjectives without an ending of their own, alone where a list parted them from their noun. Token keys. */
const adjectives = wordList('posting', 'bare_adjective');

const adjectiveEnding = /(?:alytical|istical|ectical|litical|trative|ational|rsonal|itional|[cit]ious)$/;

/** Whether a name that ends in this word lost its noun: "business analytical". Takes a token key. */
export function endsAsAdjective(key: string): boolean {
  return adjectives.has(key) || adjectiveEnding.test(key);
}

/** Whether a word says nothing of a trade alone. Takes a token key. */
export function isGenericNoun(key: string): boolean {
  return genericNouns.has(key) || roleNouns.has(key) || adjectives.has(key);
}

/** A lower-case phrase with one of these is no skill. Token keys. */
export const stopWords = wordList('posting', 'stop_word');

/** The same in German, French and Spanish. Token keys. */
export const foreignStopWords = wordList('posting', 'foreign_stop_word');

/** Capital letters that name no skill: offices, places, forms of work, pay. As written. */
export const namesOfNoSkill = wordList('posting', 'no_skill_name');

/** What stands before the name of a person. Token keys. */
export const formsOfAddress = wordSet('mme mlle monsieur madame maitre frau herr herrn sra senora dona');

/** Nouns that are verbs elsewhere: "inventory reports", "peer support" name something at the end. Token keys. */
export const closingNouns = wordSet('report review support training time life work working');

/** Activities of every job, which name nothing alone. Token keys. */
export const everydayActivity = wordList('posting', 'everyday_activity');

/** Nouns that say something only with another word before them. Token keys. */
export const genericNouns = wordList('posting', 'generic_noun');

/** "Read conditions", "install pumps" */
export function opensPlainly(text: string): boolean {
  const [first, second] = tokenize(text);
  return first !== undefined && second !== undefined && plainVerbs.has(first.key);
}

/** As `opensPlainly`, where verbs follow a prefix: "(able to) set priorities", "(able to) learn". */
export function opensAfterPrefix(text: string): boolean {
  const key = tokenize(text)[0]?.key ?? '';
  return plainVerbs.has(key) || verbsAfterPrefix.has(key);
}

/** "Managing people", but not "monitoring of anaesthesia". */
export function opensAsVerb(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens;
  if (first === undefined || second?.key === 'of') return false;
  if (third === undefined && isActivityWith(first.key, second?.key)) return false;
  if (isPhrasalActivity(tokens.map(({ key }) => key))) return false;
  // Alone, it names an activity: "fundraising".
  if (second === undefined)
    return plainVerbs.has(first.key) || everydayActivity.has(first.key) || first.key.endsWith('ly');
  return isVerbLike(first.key) || plainVerbs.has(first.key);
}

function isVerbLike(key: string): boolean {
  return key.endsWith('ly') || (key.endsWith('ing') && !nounsInIng.has(key));
}

/** People whom a trade has to do with, and not every job. Token keys. */
const peopleOfTrades = wordSet(
  'student apprentice trainee volunteer junior intern minister learner mentee councillor prisoner offender',
);

const particles = wordSet('up out off down over');

/** As `isActivityWith`, of a verb of two words: "taking off quantities". Token keys. */
export function isPhrasalActivity([activity, particle, object, ...more]: readonly (
  | string
  | undefined
)[]): boolean {
  if (particle === undefined || more.length > 0) return false;
  return particles.has(particle) && isActivityWith(activity, object);
}

/** "Supervising students", "developing policy": an activity and one word that says little without it. */
export function isActivityWith(activity: string | undefined, object: string | undefined): boolean {
  if (activity?.endsWith('ing') !== true || object === undefined) return false;
  return peopleOfTrades.has(object) || isGenericNoun(object);
}

/** Plain forms that are no nouns: what begins with one says what is done. Token keys. */
export const plainVerbs = wordList('posting', 'plain_verb');

/** Nouns elsewhere, but verbs where somebody is able to do something. Token keys. */
export const verbsAfterPrefix = wordList('posting', 'verb_after_prefix');

/** Words in -ing that open names of things: "building regulations", not "managing people". */
export const nounsInIng = wordList('posting', 'noun_in_ing');
