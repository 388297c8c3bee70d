import { kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { prepositions } from '../../../lexicon/words/function-words.ts';
import { regularVerb } from '../../../lexicon/words/verb-forms.ts';
import { inflect, lemmaOfVerb, readVerb, spelledLike, verbNamedBy } from '../../../lexicon/words/verbs.ts';
import { isVerbAlone, readWord } from '../../../lexicon/words/word-classes.ts';
import { isActionNoun } from '../../../lexicon/words/word-families.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../../values/lists.ts';
import { lazy } from '../../../values/memoize.ts';
import { verbOfActionNoun } from '../../framing/sentences.ts';
import { namesPerson, openingPhrase } from '../../grammar/noun-phrase.ts';
import { isSurelyVerb, opensWithAdjective } from '../../grammar/verb-tense.ts';
import { goesOn, type LineStyle, type Situation } from './pattern.ts';

/* Turns nouns and -ing forms that name an action into the verb of that action. */

type Tense = LineStyle['tense'];

/** Verbs whose nouns are followed by the people who act: `collaboration of three museums`, `approval of the FDA`. */
const verbsOfOthers = wordList('writing', 'verb_of_others');

/**
 * The verb of an action noun: `migrated` for `migration`, `welded` for `welding`. Null if the noun does not name an
 * action, or if the people named after `of` may have done it.
 */
export function verbOfNoun(lexicon: Lexicon, noun: string, tense: Tense, object = ''): string | null {
  const lower = noun.toLowerCase();
  // Those in care never give it.
  if (lower === 'care') return `${inflect('care', tense)} for`;
  const lemma = verbOf(lower);
  if (lemma !== undefined && withoutObject.has(lemma)) return null;
  if (lemma !== undefined && (verbsOfOthers.has(lemma) || mayBeAgent(lexicon, lemma, object))) return null;
  if (lemma !== undefined && tense === 'base' && isDoneOnce(lemma, object)) return null;
  if (lemma !== undefined) return spelledLike(lower, inflect(lemma, tense));
  return lower.endsWith('ing') ? inflectedGerund(lower, tense) : null;
}

/** Verbs whose object follows a preposition, unlike that of their noun: `elaboration of plans`, `communication of plans`. */
const withoutObject = wordSet('communicate consult correspond elaborate interact liaise');

/** Ambiguous nouns that are spelled like their verb: `use of tools`, `draft of a report`. */
const spelledLikeVerb = wordSet(
  'audit control draft purchase redesign release repair review transport update upgrade use',
);

function verbOf(noun: string): string | undefined {
  return verbOfActionNoun(noun) ?? (spelledLikeVerb.has(noun) ? noun : undefined);
}

/** Prepositions that show that an -ing form is a verb, although it may name a thing too: `Reporting on fairs`. */
const prepositionOf: ReadonlyMap<string, RegExp> = new Map([
  ['assist', /^\s(?:in|with)\s/],
  ['care', /^\sfor\s/],
  ['consult', /^\swith\s/],
  ['deal', /^\swith\s/],
  ['help', /^\s(?:in|with)\s/],
  ['listen', /^\sto\s/],
  ['meet', /^\swith\s/],
  ['rank', /^\s(?:among|first|in\sthe\stop)\s/],
  ['report', /^\s(?:on(?!\s(?:behalf|call|demand|schedule|site|time|weekdays|weekends)\b)|to)\s/],
]);
/** Verbs whose -ing form may be an adjective: `Leading international suppliers`. */
const adjectiveLike = wordSet('exist follow grow lead outstand remain run');
const severalThings = /[^s]s$/;
/** Things made of words or code: `Writing web applications`, but not `Writing instruments`. */
const writtenThings = wordList('writing', 'written_thing');
/** Things that are built: `Building tools for two shops`, but not `Building materials`. */
const builtThings = wordList('writing', 'built_thing');

/** True before an adjective and a plural, where an -ing form is not a noun: `Building strong relationships`. */
function hasDescribedPlural(lemma: string, rest: string): boolean {
  return (
    !adjectiveLike.has(lemma) && opensWithAdjective(lemma, rest) && severalThings.test(openingPhrase(rest))
  );
}

const leadingVerbs = wordSet('coordinate direct lead manage oversee supervise');

/** True if the object of leading is an activity, so that it is not a title: `Leading pipeline development`. */
export function isLeadOfActivity(lemma: string, rest: string): boolean {
  return leadingVerbs.has(lemma) && verbNamedBy(headOf(rest).toLowerCase()) !== undefined;
}

function headOf(rest: string): string {
  const words = openingPhrase(rest).trimEnd().split(/\s+/);
  return (isAdverbAlone(words.at(-1) ?? '') ? words.at(-2) : words.at(-1)) ?? '';
}

function isAdverbAlone(word: string): boolean {
  const { form, noun, verb, adjective, adverb } = readWord(word);
  return form === 'base' && adverb !== 'none' && noun === 'none' && verb === 'none' && adjective === 'none';
}

/** Particles that only follow a verb: `Scraping off the paint`, `Rolling out tills`. */
const particle = preparedPattern(String.raw`^\s(?:back|down|off|out|over|up)\s\p{L}`);
const givingVerbs = wordSet('give lend offer sell send show teach');

/** True for `Selling pumps to two plants`, but not for `Selling points` or `Teaching materials for two schools`. */
function givesTo(rest: string): boolean {
  const phrase = openingPhrase(rest);
  const isReceiver = namesPerson(phrase.split(/\s+/).at(-1)?.slice(0, -1) ?? '');
  return !isReceiver && severalThings.test(phrase) && /^\sto\s/.test(rest.slice(phrase.length + 1));
}

/**
 * The verb of an -ing form in the given tense; null if the words after it do not show that it is a verb.
 * @param inList the lines of the list open with -ing verbs, so that only known names of things are in doubt
 * @param isSurelyAction text around it shows an action, as in `responsible for ordering stock`
 */
export function verbOfGerund(
  word: string,
  rest: string,
  tense: Tense,
  inList = false,
  isSurelyAction = false,
): string | null {
  const verb = readVerb(word);
  if (verb && !verb.forms.includes('gerund')) return null;
  const lemma = verb?.lemma ?? regularVerb(word)?.lemma;
  if (lemma === undefined) return null;
  if (lemma === 'be' || (tense === 'base' && isDoneOnce(lemma, rest))) return null;
  const isSure =
    isFollowedLikeVerb(lemma, rest) ||
    (!(inList ? isThing(word) : isNoun(word)) && objectStart.test(rest)) ||
    (isSurelyAction && hasOwnObject(word, rest, inList));
  return isSure ? inflectedGerund(word, tense) : null;
}

/** Nouns that make the name of a thing with an -ing form: `cleaning supplies`. */
const compoundHeads = wordList('writing', 'compound_head');

/** True for an -ing form before what is done to it: `fixing bugs`, `ordering stock`; not `building maintenance`. */
function hasOwnObject(word: string, rest: string, isBesideVerb: boolean): boolean {
  const head = headOf(rest).toLowerCase();
  const isMany = severalThings.test(head) || wordList('writing', 'uncountable').hasIn('en', head);
  if (!isMany || compoundHeads.has(head) || head.endsWith('ings')) return false;
  // Beside another verb, `cleaning rooms` is an action even if `cleaning` names a trade elsewhere.
  if (isBesideVerb || isThing(word)) return isBesideVerb;
  return [head, head.slice(0, -1)].every(
    (noun) => !namesPerson(noun) && !isActionNoun(noun) && verbNamedBy(noun) === undefined,
  );
}

function isFollowedLikeVerb(lemma: string, rest: string): boolean {
  return (
    isSurelyVerb(lemma, rest) ||
    (lemma === 'write' && writtenThings.has(headOf(rest))) ||
    (lemma === 'build' && builtThings.has(headOf(rest))) ||
    prepositionOf.get(lemma)?.test(rest) === true ||
    hasDescribedPlural(lemma, rest) ||
    isLeadOfActivity(lemma, rest) ||
    particle.test(rest) ||
    (givingVerbs.has(lemma) && givesTo(rest))
  );
}

/** True if an -ing form is a verb whatever the other lines are: `Studying the soil`, but not `Resting splints`. */
export function isSurelyGerund(word: string, rest: string): boolean {
  const lemma = lemmaOfVerb(word) ?? '';
  return isFollowedLikeVerb(lemma, rest) || (isVerbAlone(lemma) && objectStart.test(rest));
}

const joined = preparedPattern(String.raw`^\sand\s(?<word>\p{L}+ing)(?=\s)`);

/** The verb of an -ing form that shares its object with a sure verb: `Coaching and assisting tellers`. */
export function verbOfJoinedGerund(word: string, rest: string, tense: Tense): string | null {
  const { 0: joint = '', groups } = joined.exec(rest) ?? {};
  const other = groups?.['word'] ?? '';
  const isVerb =
    other !== '' && !isNoun(other) && verbOfGerund(other, rest.slice(joint.length), tense) !== null;
  return isVerb ? inflectedGerund(word, tense) : null;
}

/** The verb of an -ing form further back, if it is surely one: `issues and coding problems` may be two things. */
export function verbOfLaterGerund(word: string, rest: string, tense: Tense): string | null {
  const lemma = lemmaOfVerb(word);
  return lemma !== null && isFollowedLikeVerb(lemma, rest) ? verbOfGerund(word, rest, tense) : null;
}

/** Verbs of actions that are done to people as often as by them: `training of staff`. */
const verbsDoneToPeople = wordList('writing', 'verb_done_to_people');
const people = lazy(() =>
  preparedPattern(
    String.raw`^(?:(?:the|a|an|all|our|its|their|other|new|external|internal|local|several|many|most|two|three|four|five|six|\d+)\s)*(?:(?!(?:and|or|${prepositions('en')})\s)[\p{L}-]+\s){0,2}(?:${wordList('writing', 'possible_agent').alternatives('en')})(?=\s*(?:[,.;()]|$)|\s(?:and|or|that|who|${prepositions('en')})\b)`,
    'iu',
  ),
);
const acronymAlone = preparedPattern(
  () => String.raw`^(?:the\s)?(?<name>\p{Lu}{2,6})(?=\s*(?:[,.;]|$)|\s(?:and|${prepositions('en')})\b)`,
  'u',
);

/** True if the people or organization named may have done it: `presentation of 3 vendors`, `inspection of the FDA`. */
function mayBeAgent(lexicon: Lexicon, lemma: string, object: string): boolean {
  const named = object.trimStart();
  const name = acronymAlone.exec(named)?.groups?.['name'];
  if (name !== undefined) return kindOf(lexicon, name) === null;
  return !verbsDoneToPeople.has(lemma) && people().test(named);
}

const verbsDoneOnce = wordList('writing', 'verb_done_once');
const oneThing = preparedPattern(String.raw`^\s*(?:the|a|an|our|its|their)\s`, 'iu');

/** True for an action that is over once it is done, so that it is never in the present: `migration of the ledger`. */
function isDoneOnce(lemma: string, object: string): boolean {
  return verbsDoneOnce.has(lemma) && oneThing.test(object);
}

/** True if an -ing line of a current job may be finished work: `Building a shop`, but not `Building shops`. */
export function mayBeDone(word: string, rest: string): boolean {
  const lemma = lemmaOfVerb(word) ?? '';
  return oneThing.test(rest) && !lastingVerbs.has(lemma);
}

const past = preparedPattern(
  String.raw`\b(?:19|20)\d{2}\b|\b(?:until|till|during|formerly|previously|initially|ago|last|former)\b`,
  'iu',
);

/** True for text that may be about the past even if the job goes on: `until 2019`, `during the move`. */
export function mayBeOver(text: string): boolean {
  return past.test(text);
}

/** True if the past tense would end a duty of a current job: `Training of staff` beside `Led the move`. */
export function wouldEndDuty(situation: Situation): boolean {
  return goesOn(situation) && situation.style.tense === 'past';
}

/** Verbs of work that is never finished: in a current job they name a current task. */
const lastingVerbs = wordList('writing', 'lasting_verb');
const ofPlural = preparedPattern(String.raw`^(?!(?:a|an|one|the\snew)\s)`, 'iu');
const change = preparedPattern(String.raw`\d\s?%|\bfrom\s\S+\sto\s\S*\d`, 'u');

/** True if the tense of an added verb is known, or if a current job without verbs names lasting work. */
export function isTenseSure(
  situation: Situation,
  text: string,
  nouns: readonly string[],
  object: string,
): boolean {
  const { isTenseKnown, tense } = situation.style;
  if (isTenseKnown) return true;
  if (
    !goesOn(situation) ||
    tense !== 'base' ||
    mayBeOver(text) ||
    change.test(text) ||
    !ofPlural.test(object)
  )
    return false;
  return nouns.every((noun) => lastingVerbs.has(verbOf(noun) ?? ''));
}

/** The form of an -ing form in the given tense; null if it is not a known or regular verb. */
export function inflectedGerund(word: string, tense: Tense): string | null {
  const verb = readVerb(word);
  if (verb) return verb.forms.includes('gerund') ? spelledLike(word, inflect(verb.lemma, tense)) : null;
  const regular = regularVerb(word);
  if (!regular) return null;
  return tense === 'past' ? regular.past : regular.lemma;
}

/** -ing nouns that WordNet does not derive from a verb, or that name more than the action. */
const thingsInIng = wordList('writing', 'thing_in_ing');

function isNoun(word: string): boolean {
  return isThing(word) || isActionNoun(word.toLowerCase());
}

function isThing(word: string): boolean {
  return thingsInIng.has(word.toLowerCase());
}

const objectStart = preparedPattern(String.raw`^\s+(?!(?:of|and|or|as|is|was)\b)[\p{L}\p{N}]`, 'u');
