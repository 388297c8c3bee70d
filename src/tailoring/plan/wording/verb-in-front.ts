import { kindOf } from '../../../lexicon/lexicon.ts';
import { regularVerb } from '../../../lexicon/verb-forms.ts';
import { inflect, lemmaOfVerb, readVerb, spelledLike, verbNamedBy } from '../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../lexicon/word-classes.ts';
import { isActionNoun } from '../../../lexicon/word-families.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { wordSet } from '../../../text/lists.ts';
import { lazy } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { namesPerson, openingPhrase } from '../../grammar/noun-phrase.ts';
import { isSurelyVerb, opensWithAdjective } from '../../grammar/verb-tense.ts';
import type { Situation } from './pattern.ts';

/* Nouns and -ing forms that name an action, as the verb of that action. */

type Tense = Situation['tense'];

/** After the nouns of these stands who takes part, or who did it: `collaboration of three museums`, `approval of the FDA`. */
const agentiveVerbs = wordList('writing', 'verb_of_others');

/**
 * `migration` as `migrated`, `welding` as `welded`; null for a noun that names no action, or one that the person named after
 * `of` may have done.
 */
export function verbOfNoun(noun: string, tense: Tense, object = ''): string | null {
  const lower = noun.toLowerCase();
  const lemma = verbOf(lower);
  if (lemma !== undefined && (agentiveVerbs.has(lemma) || mayBeAgent(lemma, object))) return null;
  if (lemma !== undefined && tense === 'base' && isDoneOnce(lemma, object)) return null;
  if (lemma !== undefined) return spelledLike(lower, inflect(lemma, tense));
  return lower.endsWith('ing') ? inflectedGerund(lower, tense) : null;
}

/** Written like their verb, and named so in many other senses: `use of tools`, `draft of a report`. */
const likeVerb = wordSet('draft redesign use');

function verbOf(noun: string): string | undefined {
  return verbNamedBy(noun) ?? (likeVerb.has(noun) ? noun : undefined);
}

/** What has its preposition with it is an action, though its -ing form is a thing as well: `Reporting on fairs`. */
const prepositionOf: ReadonlyMap<string, RegExp> = new Map([
  ['consult', /^\swith\s/],
  ['deal', /^\swith\s/],
  ['listen', /^\sto\s/],
  ['meet', /^\swith\s/],
  ['rank', /^\s(?:among|first|in\sthe\stop)\s/],
  ['report', /^\s(?:on(?!\s(?:behalf|call|demand|schedule|site|time|weekdays|weekends)\b)|to)\s/],
]);
/** `Leading international suppliers` are suppliers. */
const likeAdjective = wordSet('exist follow grow lead outstand remain run');
const severalThings = /[^s]s$/;
/** `Writing web applications`, but not `Writing instruments`: what is made of words or code. */
const written = wordList('writing', 'written_thing');
/** `Building tools for two shops`, but not `Building materials`. */
const built = wordList('writing', 'built_thing');

/** `Building strong relationships`: no thing is named so, whatever `building` may be by itself. */
function describesSeveral(lemma: string, rest: string): boolean {
  return (
    !likeAdjective.has(lemma) && opensWithAdjective(lemma, rest) && severalThings.test(openingPhrase(rest))
  );
}

const leading = wordSet('coordinate direct lead manage oversee supervise');

/** `Leading pipeline development`: what is led is an activity, so that nothing and nobody is named by the two. */
export function isLeadOfActivity(lemma: string, rest: string): boolean {
  return leading.has(lemma) && verbNamedBy(headOf(rest).toLowerCase()) !== undefined;
}

function headOf(rest: string): string {
  return openingPhrase(rest).trimEnd().split(/\s+/).at(-1) ?? '';
}

/** `Scraping off the paint`, `Rolling out tills`: only a verb has one of these after it. */
const particle = preparedPattern(String.raw`^\s(?:back|down|off|out|over|up)\s\p{L}`);
const giving = wordSet('give lend offer sell send show teach');

/** `Selling pumps to two plants`, but not `Selling points` and `Teaching materials for two schools`. */
function givesTo(rest: string): boolean {
  const phrase = openingPhrase(rest);
  const isTheirs = namesPerson(phrase.split(/\s+/).at(-1)?.slice(0, -1) ?? '');
  return !isTheirs && severalThings.test(phrase) && /^\sto\s/.test(rest.slice(phrase.length + 1));
}

/**
 * An -ing form in the tense; null where the words after it leave in doubt that it is a verb.
 * @param inList it opens a line of a list whose lines are led by such verbs: only what names a thing by itself stays in doubt
 */
export function verbOfGerund(word: string, rest: string, tense: Tense, inList = false): string | null {
  const verb = readVerb(word);
  if (verb && !verb.forms.includes('gerund')) return null;
  const lemma = verb?.lemma ?? regularVerb(word)?.lemma;
  if (lemma === undefined) return null;
  if (lemma === 'be' || (tense === 'base' && isDoneOnce(lemma, rest))) return null;
  const isSure =
    hasWhatOnlyVerbsHave(lemma, rest) || (!(inList ? isThing(word) : isNoun(word)) && objectStart.test(rest));
  return isSure ? inflectedGerund(word, tense) : null;
}

function hasWhatOnlyVerbsHave(lemma: string, rest: string): boolean {
  return (
    isSurelyVerb(lemma, rest) ||
    (lemma === 'write' && written.has(headOf(rest))) ||
    (lemma === 'build' && built.has(headOf(rest))) ||
    prepositionOf.get(lemma)?.test(rest) === true ||
    describesSeveral(lemma, rest) ||
    isLeadOfActivity(lemma, rest) ||
    particle.test(rest) ||
    (giving.has(lemma) && givesTo(rest))
  );
}

/** An -ing form that is a verb whatever the other lines are: `Studying the soil`, `Reinventing tills`; not `Resting splints`, `Tagging in two shops`. */
export function isSurelyGerund(word: string, rest: string): boolean {
  const lemma = lemmaOfVerb(word) ?? '';
  return hasWhatOnlyVerbsHave(lemma, rest) || (wordClassOf(lemma) === 'V' && objectStart.test(rest));
}

const joined = preparedPattern(String.raw`^\sand\s(?<word>\p{L}+ing)(?=\s)`);

/** `Coaching and assisting tellers`: what is joined to a verb and shares its object is one. */
export function verbOfJoinedGerund(word: string, rest: string, tense: Tense): string | null {
  const { 0: joint = '', groups } = joined.exec(rest) ?? {};
  const other = groups?.['word'] ?? '';
  const isVerb =
    other !== '' && !isNoun(other) && verbOfGerund(other, rest.slice(joint.length), tense) !== null;
  return isVerb ? inflectedGerund(word, tense) : null;
}

/** The same of one that stands further back: `issues and coding problems` may be two things. */
export function verbOfLaterGerund(word: string, rest: string, tense: Tense): string | null {
  const lemma = lemmaOfVerb(word);
  return lemma !== null && isSurelyVerb(lemma, rest) ? verbOfGerund(word, rest, tense) : null;
}

/** Done to people as often as by them: `training of staff`. */
const toPeople = wordList('writing', 'verb_done_to_people');
const people = lazy(() =>
  preparedPattern(
    String.raw`^(?:(?:the|a|an|all|our|its|their|other|new|external|internal|local|several|many|most|two|three|four|five|six|\d+)\s)*(?:(?!(?:across|and|at|by|for|from|in|of|on|or|to|with)\s)[\p{L}-]+\s){0,2}(?:${wordList('writing', 'possible_agent').alternatives('en')})(?=\s*(?:[,.;()]|$)|\s(?:across|and|at|by|for|from|in|of|on|or|that|to|who|with)\b)`,
    'iu',
  ),
);
const acronymAlone = preparedPattern(
  String.raw`^(?:the\s)?(?<name>\p{Lu}{2,6})(?=\s*(?:[,.;]|$)|\s(?:and|at|by|for|from|in|of|on|to|with)\b)`,
  'u',
);

/** `presentation of 3 vendors`, `inspection of the FDA`: the people named may have done it. */
function mayBeAgent(lemma: string, object: string): boolean {
  const named = object.trimStart();
  const name = acronymAlone.exec(named)?.groups?.['name'];
  if (name !== undefined) return kindOf(name) === null;
  return !toPeople.has(lemma) && people().test(named);
}

const doneOnce = wordList('writing', 'verb_done_once');
const oneThing = preparedPattern(String.raw`^\s*(?:the|a|an|our|its|their)\s`, 'iu');

/** `migration of the ledger`: over as soon as it is done, so nobody does it still. */
function isDoneOnce(lemma: string, object: string): boolean {
  return doneOnce.has(lemma) && oneThing.test(object);
}

/** What a job that lasts names in -ing beside lines in the past: `Building a shop` may be done, `Building shops` hardly ever. */
export function mayBeDone(word: string, rest: string): boolean {
  const lemma = lemmaOfVerb(word) ?? '';
  return oneThing.test(rest) && !lasting.has(lemma);
}

const past = preparedPattern(
  String.raw`\b(?:19|20)\d{2}\b|\b(?:until|till|during|formerly|previously|initially|ago|last|former)\b`,
  'iu',
);

/** `until 2019`, `during the move`: may be over though the job goes on. */
export function mayBeOver(text: string): boolean {
  return past.test(text);
}

/** A duty of a job that goes on is not over because another line of it is: `Training of staff` beside `Led the move`. */
export function wouldEndDuty({ lasts, tense }: Situation): boolean {
  return lasts === 'today' && tense === 'past';
}

/** Nobody is ever done with these: what a job of today names so is a task of today. */
const lasting = wordList('writing', 'lasting_verb');
const ofPlural = preparedPattern(String.raw`^(?!(?:a|an|one|the\snew)\s)`, 'iu');
const change = preparedPattern(String.raw`\d\s?%|\bfrom\s\S+\sto\s\S*\d`, 'u');

/** Whether the tense of a verb that is put into a line is known, of a job of today that has no verb by what it names. */
export function isTenseSure(
  { isTenseKnown, lasts, tense }: Situation,
  text: string,
  nouns: readonly string[],
  object: string,
): boolean {
  if (isTenseKnown) return true;
  if (lasts !== 'today' || tense !== 'base' || mayBeOver(text) || change.test(text) || !ofPlural.test(object))
    return false;
  return nouns.every((noun) => lasting.has(verbOf(noun) ?? ''));
}

function inflectedGerund(word: string, tense: Tense): string | null {
  const verb = readVerb(word);
  if (verb) return verb.forms.includes('gerund') ? spelledLike(word, inflect(verb.lemma, tense)) : null;
  const regular = regularVerb(word);
  if (!regular) return null;
  return tense === 'past' ? regular.past : regular.lemma;
}

/** Nouns of actions and things that WordNet derives from no verb, or that name more than the action. */
const things = wordList('writing', 'thing_in_ing');

function isNoun(word: string): boolean {
  return isThing(word) || isActionNoun(word.toLowerCase());
}

function isThing(word: string): boolean {
  return things.has(word.toLowerCase());
}

const objectStart = preparedPattern(String.raw`^\s+(?!(?:of|and|or|as|is|was)\b)[\p{L}\p{N}]`, 'u');
