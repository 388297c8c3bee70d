import type { Lexicon } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { grammarWords } from '../../lexicon/words/generic-words.ts';
import { isFinitePast, isIrregularPast, regularVerb } from '../../lexicon/words/verb-forms.ts';
import { isPastForm, lemmaOfVerb, pastOfBase, readVerb, verbNamedBy } from '../../lexicon/words/verbs.ts';
import {
  canBeNoun,
  canBeVerb,
  isAdjectiveAlone,
  isMainlyNoun,
  isMostlyVerb,
  isOftenAdjective,
  isOftenVerb,
  isVerbAlone,
  isVerbInEverySense,
  readWord,
} from '../../lexicon/words/word-classes.ts';
import { isActionNoun } from '../../lexicon/words/word-families.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../text/tokenize.ts';
import { wordSet } from '../../values/lists.ts';
import { lazy } from '../../values/memoize.ts';
import { canLackArticle, isDetermined, namesPerson, openingPhrase } from './noun-phrase.ts';
import { isToolInList, opensWithTool } from './tool-names.ts';

/** `none`: the text opens without a verb, or with one that has the same form in both tenses. `unknown`: perhaps a verb. */
type Tense = 'past' | 'present' | 'none' | 'unknown';

const leadingWord = preparedPattern(String.raw`^(?:(?:\p{L}+ly|also|then)\s+|co-)?(\p{L}+)`, 'iu');
/** Words that open a duty without a verb. */
const frameWords = wordSet('responsible accountable in part member duties responsibilities tasks');
/** Past forms that describe a state, not an action: `Involved in planning`, `Tasked with the rota`. */
const namesState = lazy(
  () => new RegExp(`^(?:${wordList('writing', 'state_of_person').alternatives('en')})\\s`, 'i'),
);
const regularPast = preparedPattern(String.raw`^\p{L}{2,}ed$`, 'u');

/** The tense of an English bullet, by its first word. */
export function tenseOf(lexicon: Lexicon, text: string): Tense {
  const match = leadingWord.exec(text);
  const word = match?.[1] ?? '';
  const lower = word.toLowerCase();
  const verb = readVerb(word);
  if (word === '' || namesState().test(text) || frameWords.has(lower) || (!verb && verbNamedBy(lower)))
    return 'none';
  const rest = text.slice(match?.[0].length ?? 0);
  if (!verb) return tenseByLetters(lexicon, word, rest);
  const isPast = verb.forms.includes('past');
  if (verb.forms.includes('gerund') || (isPast && verb.forms.includes('base'))) return 'none';
  if (isPast) return 'past';
  const isThird = verb.forms.includes('third') && isThirdPerson(verb.lemma, rest);
  if (isThird || isSurelyBase(lower, rest) || verb.lemma === 'be') return 'present';
  // A plural: `Interviews with bakers`.
  if (verb.forms.every((form) => form === 'third') && isMainlyNoun(verb.lemma)) return 'none';
  return isNounPhrase(lower, rest) ? 'none' : 'unknown';
}

function tenseByLetters(lexicon: Lexicon, word: string, rest: string): Tense {
  const lower = word.toLowerCase();
  if (lower.endsWith('ing')) return 'none';
  const past = pastOfBase(lower);
  if (regularPast.test(lower) && past === null) return 'past';
  if (isIrregularPast(lower)) return 'past';
  if (!canBeVerb(lower) || isNounPhrase(lower, rest) || opensWithTool(lexicon, word, rest)) return 'none';
  // `Read the plans`
  if (past === lower) return 'none';
  if (isSurelyBase(word, rest)) return 'present';
  return mayBeBase(word, rest) || isMostlyVerb(lower) ? 'unknown' : 'none';
}

/**
 * True if a line that counts as a noun may open with a present verb after all: `Log calls`, `Network with shops`. Such a
 * line must not be left beside lines that were put into the past.
 */
export function mayStayPresent(lexicon: Lexicon, text: string): boolean {
  const { 0: opening = '', 1: word = '' } = leadingWord.exec(text) ?? [];
  const lower = word.toLowerCase();
  const rest = text.slice(opening.length);
  const past = pastOfBase(lower);
  if (
    past === null ||
    past === lower ||
    tenseOf(lexicon, text) !== 'none' ||
    opensWithTool(lexicon, word, rest)
  )
    return false;
  if (isNounPhrase(lower, rest)) return false;
  const phrase = openingPhrase(rest);
  if (phrase === '') return withPreposition.test(rest) && isOftenVerb(lower);
  const head = phrase.split(/[\s/]+/).at(-1) ?? '';
  if (namesVerbForm(phrase) || namesPerson(head) || isActivity(head.toLowerCase())) return false;
  return isDetermined(phrase) || canLackArticle(head);
}

const noRest = /^[.,;]?$/;
const personNamed = preparedPattern(String.raw`^\s(?<noun>\p{Ll}+)\s(?:at|for|in|of|on)\s`);
const bareWord = preparedPattern(String.raw`^\s\p{Ll}{3,}(?!\p{L})`);
const particle = preparedPattern(
  () => String.raw`^\s(?:[a-z]+ly|${phrases('tailoring', 'verb_particle')})\b`,
  '',
);

/**
 * True if a possible verb is a noun here: `Use of tools`, `Key member of the board`, `Work organization`, and a single word.
 */
function isNounPhrase(word: string, rest: string): boolean {
  if (noRest.test(rest.trim())) return true;
  if (!canBeNoun(word)) return false;
  if (goesOnWithOf.test(rest)) return true;
  if (namesPerson(personNamed.exec(rest)?.groups?.['noun'] ?? '') && !mayActOnPeople(word, rest)) return true;
  return isIntransitive(word) && !handVerbs.has(word) && bareWord.test(rest) && !particle.test(rest);
}

/** True for a base form that is certainly a verb: by its word class, or by the words after it. */
export function isSurelyBase(word: string, rest: string): boolean {
  if (pastOfBase(word) === null || noRest.test(rest.trim())) return false;
  const verb = readVerb(word);
  if (isVerbAlone(word) && wordAfter.test(rest)) return true;
  return verb === null ? objectStart.test(rest) : isSurelyPresent(verb.lemma, rest);
}

const wordAfter = preparedPattern(String.raw`^\s+\p{L}`);
const anotherWord = preparedPattern(
  String.raw`^(?:,|\s[&/]|\s(?:and|or)|\s\p{Ll}+\s(?:and|or))\s(?<word>\p{L}+)`,
);
const withParticle = preparedPattern(String.raw`^\s(?:up|out|off|over|through)\s\p{L}`);
const withPreposition = preparedPattern(String.raw`^\s(?:for|in|on|to|with)\s\p{L}`);

/** What follows the noun of a figure: `return up from 3 to 5`, `cost down by half`. */
const changed = preparedPattern(String.raw`^\s(?:up|down)\s(?:by|from|to)\s`, 'u');

/**
 * True if a line may open with a base form: `Bake breads`, `Season and cook food`, `Track inventory`. False before a thing
 * without an article (`File server`) and before an activity (`Cash management`).
 */
export function mayBeBase(word: string, rest: string): boolean {
  const lower = word.toLowerCase();
  if (pastOfBase(lower) === null || isNounPhrase(lower, rest)) return false;
  const isVerb = readVerb(lower) !== null || isOftenVerb(lower);
  const another = anotherWord.exec(rest)?.groups?.['word'];
  if (another !== undefined && !isVerb) return isMostlyVerb(another);
  if (another !== undefined) return !isActivity(another.toLowerCase()) && pastOfBase(another) !== null;
  if (changed.test(rest)) return false;
  if (!isVerb || withParticle.test(rest)) return isVerb;
  if (withPreposition.test(rest)) return readVerb(lower) !== null || isMostlyVerb(lower);
  const phrase = openingPhrase(rest);
  if (phrase === '' || (namesVerbForm(phrase) && !opensWithParticiple(lower, phrase))) return false;
  if (isDetermined(phrase)) return true;
  if (mayBeCompound(lower, rest, phrase)) return false;
  const head = phrase.split(/[\s/]+/).at(-1) ?? '';
  if (namesPerson(head) || (isActivity(head.toLowerCase()) && !isMostlyVerb(lower))) return false;
  return canLackArticle(head) || canBeAdjective(firstWord(phrase));
}

/** Like `mayBeBase`, but less strict, for a list whose other lines certainly open with base forms: `Process claims`. */
export function mayBeBaseInList(word: string, rest: string): boolean {
  const lower = word.toLowerCase();
  if (pastOfBase(lower) === null || isNounPhrase(lower, rest)) return false;
  const phrase = openingPhrase(rest);
  if (namesVerbForm(phrase) && !opensWithParticiple(lower, phrase)) return false;
  return phrase !== '' && !namesPerson(phrase.split(/\s+/).at(-1) ?? '');
}

/**
 * True for a possible compound of two nouns: `Press releases`, `Dress code checks`, `Wound care`. A listed verb counts as a
 * verb, except `head` and `lead`, which also open titles.
 */
function mayBeCompound(lower: string, rest: string, phrase: string): boolean {
  const words = phrase.split(/\s+/);
  if (canBeAdjective(words[0] ?? '')) return false;
  if (lower === 'lead') return !leadsSeveral(rest);
  if (lower === 'head') return namesPerson(words.at(-1)?.replace(/s$/, '') ?? '');
  if (readVerb(lower) !== null || handVerbs.has(lower) || !canBeNoun(lower)) return false;
  return words.length > 1 || !isMostlyVerb(lower);
}

const severalPeople = preparedPattern(
  String.raw`^\s(?:\p{Ll}+\s){0,2}?(?<noun>\p{Ll}+)s(?=\s(?:at|for|in|of|on|to|with)\s|[.;]?$)`,
);

/** True for a verb that may be done to several people: `Train managers`, unlike `Head chefs`. */
export function mayActOnPeople(word: string, rest: string): boolean {
  const verb = readVerb(word);
  if (verb?.forms.includes('base') !== true || verb.lemma === 'head' || verb.lemma === 'lead') return false;
  return namesPerson(severalPeople.exec(rest)?.groups?.['noun'] ?? '');
}

/** Manual actions, which open a line mostly as verbs: `Wash dishes`, `Load trucks`. */
const handVerbs = wordList('tailoring', 'hand_verb');

/** True if the verb comes later: `Load tested two apps`, `Experience selling pumps`. */
function namesVerbForm(phrase: string): boolean {
  const word = firstWord(phrase);
  return isPastForm(word) || lemmaOfVerb(word.endsWith('ing') ? word : '') !== null;
}

/** True for a participle that describes the object: `Gather needed facts`, unlike `Load tested two apps`. */
function opensWithParticiple(verb: string, phrase: string): boolean {
  return isMostlyVerb(verb) && isPastForm(firstWord(phrase)) && phrase.includes(' ');
}

function canBeAdjective(word: string): boolean {
  const { form, verb, adjective } = readWord(word);
  return form === 'base' && verb === 'none' && adjective === 'many';
}

function isActivity(noun: string): boolean {
  return [noun, noun.replace(/s$/, '')].some((one) => verbNamedBy(one) !== undefined || isActionNoun(one));
}

/** Continuations that make a past form a participle: `used during a talk`, `built by two people`; not `ensured on-time delivery`. */
const preposition = preparedPattern(
  () =>
    String.raw`^\s+(?:${phrases('tailoring', 'after_participle')})\b(?!-)|^(?:\s+(?:daily|weekly|monthly))?\s*[.,;]?$`,
  'i',
);

/**
 * True if a statement makes sense without the text before it: its verb has an object (`Trained the staff`) or needs none
 * (`Worked with suppliers`).
 */
export function isSelfContained(statement: string): boolean {
  const word = firstWord(statement);
  const verb = readVerb(word);
  const lower = word.toLowerCase();
  const isPast = verb ? verb.forms.includes('past') : lower.endsWith('ed') || isIrregularPast(lower);
  const isGerund = verb ? verb.forms.includes('gerund') : false;
  if (isGerund) return false;
  if (isFinitePast(lower)) return true;
  const lemma = verb?.lemma ?? regularVerb(lower)?.lemma ?? '';
  if (!isPast || lemma === 'be' || isIntransitive(lemma)) return true;
  return !preposition.test(statement.slice(word.length));
}

/** A word that may be a further verb of the sentence, and the word after it. */
const laterWord = preparedPattern(
  String.raw`(?:[,&]|\b(?:and|or|but|then|that|which)\b)\s+(?!(?:and|or|but|then|that|which)\b)(?:\p{L}{2,30}ly\s)?(?<word>\p{L}+)(?=\s(?<next>\p{L}+)|)`,
  'gu',
);
/** Words that follow verbs but not nouns: `follow the rules`, `pick them up`. */
const afterVerb = wordList('tailoring', 'after_verb');
const notBase = preparedPattern('(?:ed|ing|ly|s)$');

/**
 * The first later word of `text` that is or may be a present verb; null if there is none. After a base form as `opener`, a
 * word in -s is a plural, not a verb: `check the ovens, grills and boilers`.
 */
export function possiblePresentVerb(lexicon: Lexicon, text: string, opener: string): string | null {
  const opens = readVerb(opener)?.forms ?? [];
  const isInBase = opens.includes('base');
  const isInThird = !isInBase && opens.includes('third');
  const found = laterWord.all(text).find(({ index, groups = {}, 0: joined }) => {
    const { word = '', next = '' } = groups;
    const isOther = isInBase && readVerb(word)?.forms.every((form) => form === 'third') === true;
    if (isOther || (next === '' && isPluralToo(word)) || !isPresent(word, next)) return false;
    const before = text.slice(Math.max(0, index - lookBack), index);
    if (isInThird && dependsOnTo(word, before)) return false;
    if ((next === '' && objectOfPreposition.test(before)) || opensGroup(word, next, before)) return false;
    const end = index + joined.length;
    if (isToolInList(lexicon, word, before, text.slice(end, end + lookBack))) return false;
    const isJoined = /^(?:and|or)\b/.test(joined) && !/,\s*$/.test(before);
    const clause = before.split(clauseEnd).at(-1) ?? '';
    return !(isJoined && isPurpose(clause)) && !isInExamples(before, word, next);
  });
  return found?.groups?.['word'] ?? null;
}

/** True for a word in -s that may be a noun: at the end of a phrase it is one, as in `dentists and nurses`. */
function isPluralToo(word: string): boolean {
  const { form, noun } = readWord(word);
  return form === 's' && noun !== 'none';
}

/** UTF-16 units to look back, so that a long line takes linear time. */
const lookBack = 400;
const clauseEnd = /[,;.]/;
const purposeOf = preparedPattern(String.raw`\bto\s(?<verb>\p{Ll}+)(?:\s+(?!(?:and|or)\b)\p{L}|\s*$)`, 'u');
/** What a word at the end of a sentence is joined to: `using forks` in `using forks and knives`. */
const objectOfPreposition = preparedPattern(
  String.raw`\s(?:by|for|from|in|of|on|through|using|via|with|within)\s\p{Ll}+\s*$`,
  'u',
);
const groups = wordSet('crew crews department departments shop shops staff team teams');
const leadingVerbs = wordSet('assist build coach guide head help lead mentor staff support');
const verbsDoneToPeople = wordList('writing', 'verb_done_to_people');
const lastWord = preparedPattern(String.raw`(?<!\p{Ll})(?<noun>\p{Ll}{1,30})\s?$`, 'u');

/** True for a noun before a group of people, next to other people: `with bakers and repair teams`; not for `train teams`. */
function opensGroup(word: string, next: string, before: string): boolean {
  if (!groups.has(next) || !canBeNoun(word) || leadingVerbs.has(word) || verbsDoneToPeople.has(word))
    return false;
  const { noun = '' } = lastWord.exec(before)?.groups ?? {};
  return noun.endsWith('s') && namesPerson(noun.slice(0, -1));
}

const infinitive = preparedPattern(String.raw`\sto\s(?<verb>\p{Ll}+)\s`, 'u');

/** True for a base form that cannot belong to an opener in -s, but to an infinitive: `Runs it to sort mail, count cash`. */
function dependsOnTo(word: string, before: string): boolean {
  const clause = before.split(/[.;]/).at(-1) ?? '';
  const verb = infinitive.exec(clause)?.groups?.['verb'] ?? '';
  return canBeVerb(verb) && pastOfBase(verb) !== null && pastOfBase(word) !== null;
}

/**
 * True if the clause ends in a purpose, so that a verb after `and` belongs to it: `to raise output and lower costs`, `Use
 * a form to track and report faults`; not after a verb with `to`: `Reply to mail and answer phones`.
 */
function isPurpose(clause: string): boolean {
  const verb = purposeOf.exec(clause)?.groups?.['verb'] ?? '';
  return (
    isMostlyVerb(verb) || (thingToVerb.test(clause) && pastOfBase(verb) !== null && !receivers.has(verb))
  );
}

/** Nouns without an article after `to` that are spelled like verbs: `sent parcels to stock`. */
const receivers = wordSet(
  'contact court date display email finance head home mail market post press scale school staff standard state stock store supply support work',
);
const thingToVerb = preparedPattern(String.raw`^\s(?:\p{L}+\s){2,}to\s\p{Ll}+\s*$`, 'u');

const examples = 'such as ';

/** True for a noun in a list of examples: `areas, such as equipment and work surfaces`. */
export function isInExamples(before: string, word: string, next: string): boolean {
  const start = before.lastIndexOf(examples);
  const items = before.slice(start + examples.length);
  return (
    start !== -1 &&
    !/[.;]|\s(?:and|or)\s/.test(items) &&
    canBeNoun(word) &&
    !afterVerb.has(next.toLowerCase())
  );
}

function isPresent(word: string, next: string): boolean {
  const verb = readVerb(word);
  if (verb) return !(verb.forms.includes('past') || verb.forms.includes('gerund'));
  if (isIrregularPast(word)) return false;
  if (!grammarWords.has(word) && (next === '' ? isVerbInEverySense(word) : isOnlyVerb(word))) return true;
  const isPlain = word === word.toLowerCase() && !notBase.test(word) && !grammarWords.has(word);
  return isPlain && !isActivity(word) && !afterVerb.has(word) && afterVerb.has(next.toLowerCase());
}

/** True for verbs that the table of verbs lacks: `ensures compliance`, `and pay invoices`. */
function isOnlyVerb(word: string): boolean {
  return isVerbInEverySense(word) || plainPresents.has(word.toLowerCase().replace(/s$/, ''));
}

/** Openings of an object, which show that the word before is a verb: `building the …`. */
const objectStart = /^\s+(?:(?:the|a|an|all|its|their|our|this|these|new|daily)\b|[\d$€£¥])/i;

/** Verbs that are hardly ever half of a noun phrase, unlike `training materials`, `building maintenance`. */
const plainVerbs = wordList('tailoring', 'plain_verb');
const halfNouns: ReadonlySet<string> = new Set([
  'build',
  'process',
  'review',
  'run',
  'write',
  'lead',
  'produce',
]);

/** Verbs whose present forms rarely open a line as nouns, unlike their -ing forms: `operating systems`. */
const plainPresents = wordList('tailoring', 'plain_present');
const goesWithWork = /^\s+(?:as|closely|directly|in|on|under|with)\b/;

/** `Help organize fairs`; not `Help desk` and `Help support line`. */
const helpedVerb = preparedPattern(String.raw`^\s(?:to\s)?(?<verb>\p{Ll}{3,})\s`);

/** True if a present form of `lemma` before `rest` is certainly a verb. */
export function isSurelyPresent(lemma: string, rest: string): boolean {
  if (lemma === 'work') return goesWithWork.test(rest);
  if (lemma === 'help' && isMostlyVerb(helpedVerb.exec(rest)?.groups?.['verb'] ?? '')) return true;
  if (isSurelyVerb(lemma, rest)) return true;
  if (opensWithAdjective(lemma, rest) || (lemma === 'lead' && leadsSeveral(rest))) return true;
  // Possible nouns and adjectives need an article or number after them: `Repair shop for bikes`, `Answer key`, `Select committee`.
  return plainPresents.has(lemma) && isVerbAlone(lemma) && wordAfter.test(rest);
}

/** True for the verb in `Lead weekly bank audits`; not in `Lead generation campaigns`, `Lead times` and `Lead safety officers`. */
function leadsSeveral(rest: string): boolean {
  const words = openingPhrase(rest).split(/\s+/);
  const [first = '', head = ''] = [words[0], words.at(-1)];
  return words.length > 1 && /[^s]s$/.test(head) && !isActivity(first) && !namesPerson(head.slice(0, -1));
}

const nextWord = preparedPattern(String.raw`^\s(?<next>\p{Ll}{3,})\s\p{L}`);

/**
 * True if an adjective follows, which shows a verb: `Build probabilistic models`. False for two adjectives (`Complete
 * medical record`) and for a person (`Lead technical architect`).
 */
export function opensWithAdjective(lemma: string, rest: string): boolean {
  const next = nextWord.exec(rest)?.groups?.['next'] ?? '';
  if (!isAdjectiveAlone(next) || isOftenAdjective(lemma)) return false;
  return !namesPerson(openingPhrase(rest).split(/\s+/).at(-1) ?? '');
}

/** Continuations after which `mentor` names a person: `Mentor of new staff`, `Mentor on a course`. */
const afterMentor = /^\s(?:at|for|in|of|on|to|with)\s/;

/** True if a form of `lemma` before `rest` is certainly a verb. */
export function isSurelyVerb(lemma: string, rest: string): boolean {
  if (objectStart.test(rest)) return true;
  if (lemma === 'mentor' && afterMentor.test(rest)) return false;
  return plainVerbs.has(lemma) && !halfNouns.has(lemma) && wordAfter.test(rest);
}

const severalThings = preparedPattern(String.raw`^\s\p{Ll}{3,}s(?!\p{L})`, 'u');

/** True if an -ing form of `lemma` is a verb and not part of a noun: `Writing reports`, not `Building maintenance`. */
export function isLikelyGerund(lemma: string, rest: string): boolean {
  return isSurelyVerb(lemma, rest) || (halfNouns.has(lemma) && severalThings.test(rest));
}

/** Continuations after which a word in -s is a plural: `Orders, invoices and post`, `Records of 40 patients`. */
const nounGoesOn = preparedPattern(
  String.raw`^(?:\s*$|\s*[,;:/&]|\s+(?:and|or|of|from|for|in|on|at|by|under|between|across)\b)`,
  'iu',
);
/** Verbs with `to` although the word is mainly a noun: `Reports to the head of sales`. */
const verbsWithTo = wordSet('report');
/** After a word that is mainly a noun: `Interviews with bakers`, `Visits to shops`, unlike `Liaises with`. */
const toOrWith = /^\s+(?:about|to|with)\b/i;
/** Verbs without an object that are rarely nouns: `Works in the yard`, `Liaises between the wards`. */
const intransitiveVerbs = wordList('tailoring', 'intransitive_verb');

function isIntransitive(lemma: string): boolean {
  return intransitiveVerbs.has(lemma);
}

const goesOnWithOf = preparedPattern(String.raw`^\s+of\b`, 'iu');

/** True if `lemma` in -s is a verb before `rest`: `Manages the ward`, not `Plans and drawings`. */
export function isThirdPerson(lemma: string, rest: string): boolean {
  if (isParticiple(firstWord(rest.trimStart()))) return false;
  if (toOrWith.test(rest) && isMainlyNoun(lemma) && !isIntransitive(lemma) && !verbsWithTo.has(lemma))
    return false;
  return !nounGoesOn.test(rest) || (isIntransitive(lemma) && !goesOnWithOf.test(rest));
}

/** `Processes used by two banks`, and the verb in `counts came within 2% of the book` */
function isParticiple(word: string): boolean {
  const verb = readVerb(word);
  if (verb) return verb.forms.includes('past') && !verb.forms.includes('base');
  return (regularPast.test(word) || isIrregularPast(word)) && pastOfBase(word) === null;
}

/** True for verbs that are followed by `of`: `disposing of waste`, not `negotiating of rates`. */
export function takesOf(word: string): boolean {
  return wordList('writing', 'verb_with_of').hasIn('en', lemmaOfVerb(word) ?? word);
}
