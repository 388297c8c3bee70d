import { wordList } from '../../lexicon/packed/word-lists.ts';
import type { Language } from '../../text/language.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import { wordSet } from '../../values/lists.ts';

const contraction = /(?:['’](?:re|ll|ve|d|m)|n['’]t)$/u;

/**
 * True if a word belongs to no name because every posting uses it. Without a language, words of all languages count.
 */
export function isStopWord(key: string, language: Language | null): boolean {
  return stopWords.has(key.replace(contraction, '')) || (language !== 'en' && foreignStopWords.has(key));
}

/** Nouns of every office, board and form, which need another word before them. Token keys. */
const roleNouns = wordList('posting', 'role_noun');

/** Adjectives without a typical ending, alone where a list separated them from their noun. Token keys. */
const bareAdjectives = wordList('posting', 'bare_adjective');

const adjectiveEnding = /(?:alytical|istical|ectical|litical|trative|ational|rsonal|itional|[cit]ious)$/;

/** True if a name that ends in this word lost its noun: "business analytical". Takes a token key. */
export function endsAsAdjective(key: string): boolean {
  return bareAdjectives.has(key) || adjectiveEnding.test(key);
}

/** True if a word alone names nothing of a trade. Takes a token key. */
export function isGenericNoun(key: string): boolean {
  return genericNouns.has(key) || roleNouns.has(key) || bareAdjectives.has(key);
}

/** A lower-case phrase with one of these is not a skill. Token keys. */
export const stopWords = wordList('posting', 'stop_word');

/** The same in German, French and Spanish. Token keys. */
export const foreignStopWords = wordList('posting', 'foreign_stop_word');

/** Capitalized words that are not skills: offices, places, forms of work, pay. As written. */
export const noSkillNames = wordList('posting', 'no_skill_name');

/** Forms of address before a person's name. Token keys. */
export const formsOfAddress = wordList('posting', 'form_of_address');

/** Verbs that are also nouns and may end a name: "inventory reports", "peer support". Token keys. */
export const closingNouns = wordSet('report review support training time life work working');

/** Activities of every job, which name nothing by themselves. Token keys. */
export const everydayActivity = wordList('posting', 'everyday_activity');

/** Nouns that need another word before them. Token keys. */
export const genericNouns = wordList('posting', 'generic_noun');

const nounsOfTools = wordList('posting', 'noun_of_tool');
const joints: ReadonlySet<string> = new Set(['de', 'du']);

/**
 * True for words that name nothing more beside the name of a tool: "database", "cloud environment", "entorno de". Takes
 * token keys.
 */
export function areNounsOfTool(keys: readonly string[]): boolean {
  const words = keys.filter((key, index) => !joints.has(key) || (index > 0 && index < keys.length - 1));
  return (
    words.length > 0 && (nounsOfTools.has(words.join(' ')) || words.every((key) => nounsOfTools.has(key)))
  );
}

/** "Read conditions", "install pumps" */
export function opensPlainly(text: string): boolean {
  const [first, second] = tokenize(text);
  return first !== undefined && second !== undefined && plainVerbs.has(first.key);
}

/** Like `opensPlainly`, where verbs follow a prefix: "(able to) set priorities", "(able to) learn". */
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
  // A single word names an activity: "fundraising".
  if (second === undefined)
    return plainVerbs.has(first.key) || everydayActivity.has(first.key) || first.key.endsWith('ly');
  return isVerbLike(first.key) || plainVerbs.has(first.key);
}

function isVerbLike(key: string): boolean {
  return key.endsWith('ly') || (key.endsWith('ing') && !nounsInIng.has(key));
}

/** People that particular trades work with. Token keys. */
const peopleOfTrades = wordList('posting', 'people_of_trade');

const particles = wordSet('up out off down over');

/** Like `isActivityWith`, for a phrasal verb: "taking off quantities". Token keys. */
export function isPhrasalActivity([activity, particle, object, ...more]: readonly (
  | string
  | undefined
)[]): boolean {
  if (particle === undefined || more.length > 0) return false;
  return particles.has(particle) && isActivityWith(activity, object);
}

/** "Supervising students", "developing policy": an activity and an object that means little alone. */
export function isActivityWith(activity: string | undefined, object: string | undefined): boolean {
  if (activity?.endsWith('ing') !== true || object === undefined) return false;
  return peopleOfTrades.has(object) || isGenericNoun(object);
}

/** Plain verb forms that are never nouns, so that a phrase with one first is an action. Token keys. */
export const plainVerbs = wordList('posting', 'plain_verb');

/** Words that are verbs only after "able to". Token keys. */
export const verbsAfterPrefix = wordList('posting', 'verb_after_prefix');

/** Words in -ing that begin names of things: "building regulations", not "managing people". */
export const nounsInIng = wordList('posting', 'noun_in_ing');
