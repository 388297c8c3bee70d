import { grammarWords } from '../../lexicon/generic-words.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/phrase-lists.ts';
import { isIrregularPast } from '../../lexicon/verb-forms.ts';
import { isPastForm, lemmaOfVerb, pastOfBase, readVerb, verbNamedBy } from '../../lexicon/verbs.ts';
import { wordClassOf } from '../../lexicon/word-classes.ts';
import { isActionNoun } from '../../lexicon/word-families.ts';
import { wordList } from '../../lexicon/word-lists.ts';
import { wordSet } from '../../text/lists.ts';
import { lazy } from '../../text/memoize.ts';
import { allMatches } from '../../text/patterns.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { firstWord } from '../../text/tokenize.ts';
import { canLackArticle, isDetermined, namesPerson, openingPhrase } from './noun-phrase.ts';

/** `none`: no verb leads the text, or one that is the same in both tenses. `unknown`: what may be a verb, and of what tense is not sure. */
type Tense = 'past' | 'present' | 'none' | 'unknown';

const leadingWord = preparedPattern(String.raw`^(?:(?:\p{L}+ly|also|then)\s+|co-)?(\p{L}+)`, 'iu');
/** Duties that are named as nouns, not with a verb. */
const frameWords = wordSet('responsible accountable in part member duties responsibilities tasks');
/** `Involved in planning`, `Tasked with the rota`: what somebody is, though the word is the past of a verb as well. */
const namesState = lazy(
  () => new RegExp(`^(?:${wordList('writing', 'state_of_person').alternatives('en')})\\s`, 'i'),
);
const regularPast = preparedPattern(String.raw`^\p{L}{2,}ed$`, 'u');

/** The tense that an English bullet tells in, by the word that leads it. */
export function tenseOf(text: string): Tense {
  const match = leadingWord.exec(text);
  const word = match?.[1] ?? '';
  const lower = word.toLowerCase();
  const verb = readVerb(word);
  if (word === '' || namesState().test(text) || frameWords.has(lower) || (!verb && verbNamedBy(lower)))
    return 'none';
  const rest = text.slice(match?.[0].length ?? 0);
  if (!verb) return tenseByLetters(word, rest);
  const isPast = verb.forms.includes('past');
  if (verb.forms.includes('gerund') || (isPast && verb.forms.includes('base'))) return 'none';
  if (isPast) return 'past';
  const isThird = verb.forms.includes('third') && isThirdPerson(verb.lemma, rest);
  if (isThird || isSurelyBase(lower, rest) || verb.lemma === 'be') return 'present';
  return isNounPhrase(lower, rest) ? 'none' : 'unknown';
}

function tenseByLetters(word: string, rest: string): Tense {
  const lower = word.toLowerCase();
  if (lower.endsWith('ing')) return 'none';
  const past = pastOfBase(lower);
  if (regularPast.test(lower) && past === null) return 'past';
  if (isIrregularPast(lower)) return 'past';
  if (!/v/i.test(wordClassOf(lower)) || isNounPhrase(lower, rest) || isTool(word, rest)) return 'none';
  // `Read the plans`
  if (past === lower) return 'none';
  if (isSurelyBase(word, rest)) return 'present';
  return mayBeBase(word, rest) || isMostlyVerb(lower) ? 'unknown' : 'none';
}

/** `Go services`; `Go over the plans` is an action. */
function isTool(word: string, rest: string): boolean {
  return kindOf(word) === 'tool' && !withParticle.test(rest);
}

/**
 * Whether a line that is read as a noun may be led by a verb in the present all the same: `Log calls`, `Network with shops`. Beside
 * lines that were put into the past it would stay behind.
 */
export function mayStayPresent(text: string): boolean {
  const { 0: opening = '', 1: word = '' } = leadingWord.exec(text) ?? [];
  const lower = word.toLowerCase();
  const rest = text.slice(opening.length);
  const past = pastOfBase(lower);
  if (past === null || past === lower || tenseOf(text) !== 'none' || isTool(word, rest)) return false;
  if (isNounPhrase(lower, rest)) return false;
  const phrase = openingPhrase(rest);
  if (phrase === '') return withPreposition.test(rest) && wordClassOf(lower).includes('V');
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
 * What may be a verb and by its place is none: `Use of tools`, `Key member of the board`, `Work organization`, and a word that stands
 * alone.
 */
function isNounPhrase(word: string, rest: string): boolean {
  if (noRest.test(rest.trim())) return true;
  if (!/n/i.test(wordClassOf(word))) return false;
  if (goesOnWithOf.test(rest)) return true;
  if (namesPerson(personNamed.exec(rest)?.groups?.['noun'] ?? '')) return true;
  return isIntransitive(word) && !handVerbs.has(word) && bareWord.test(rest) && !particle.test(rest);
}

/** A verb of the table or of WordNet in the base, that no noun is written like or that has what only a verb has after it. */
export function isSurelyBase(word: string, rest: string): boolean {
  if (pastOfBase(word) === null || noRest.test(rest.trim())) return false;
  const verb = readVerb(word);
  if (wordClassOf(word) === 'V' && wordAfter.test(rest)) return true;
  return verb === null ? objectStart.test(rest) : isSurelyPresent(verb.lemma, rest);
}

const wordAfter = preparedPattern(String.raw`^\s+\p{L}`);
const anotherWord = preparedPattern(
  String.raw`^(?:,|\s&|\s(?:and|or)|\s\p{Ll}+\s(?:and|or))\s(?<word>\p{L}+)`,
);
const withParticle = preparedPattern(String.raw`^\s(?:up|out|off|over|through)\s\p{L}`);
const withPreposition = preparedPattern(String.raw`^\s(?:for|in|on|to|with)\s\p{L}`);

/**
 * Whether a line may open with a verb in the base: `Bake breads`, `Season and cook food`, `Track inventory`. It is none before a
 * thing without its article, as in `File server`, and before an activity, as in `Cash management`.
 */
export function mayBeBase(word: string, rest: string): boolean {
  const lower = word.toLowerCase();
  if (pastOfBase(lower) === null || isNounPhrase(lower, rest)) return false;
  const isVerb = readVerb(lower) !== null || wordClassOf(lower).includes('V');
  const another = anotherWord.exec(rest)?.groups?.['word'];
  if (another !== undefined && !isVerb) return isMostlyVerb(another);
  if (another !== undefined) return !isActivity(another.toLowerCase()) && pastOfBase(another) !== null;
  if (!isVerb || withParticle.test(rest)) return isVerb;
  if (withPreposition.test(rest)) return readVerb(lower) !== null || isMostlyVerb(lower);
  const phrase = openingPhrase(rest);
  if (phrase === '' || namesVerbForm(phrase)) return false;
  if (isDetermined(phrase)) return true;
  if (mayBeCompound(lower, rest, phrase)) return false;
  const head = phrase.split(/[\s/]+/).at(-1) ?? '';
  if (namesPerson(head) || (isActivity(head.toLowerCase()) && !isMostlyVerb(lower))) return false;
  return canLackArticle(head) || canBeAdjective(firstWord(phrase));
}

/** The same in a list nearly all of whose lines surely open so: `Process claims`, `Monitor process execution`. */
export function couldBeBase(word: string, rest: string): boolean {
  const lower = word.toLowerCase();
  if (pastOfBase(lower) === null || isNounPhrase(lower, rest)) return false;
  const phrase = openingPhrase(rest);
  return phrase !== '' && !namesVerbForm(phrase) && !namesPerson(phrase.split(/\s+/).at(-1) ?? '');
}

/**
 * `Press releases`, `Dress code checks`, `Wound care`, `Head chefs`, `Lead times`: two nouns side by side, as far as anyone can see. A
 * verb of the table is read as a verb, besides the two that head the names of titles.
 */
function mayBeCompound(lower: string, rest: string, phrase: string): boolean {
  const words = phrase.split(/\s+/);
  if (canBeAdjective(words[0] ?? '')) return false;
  if (lower === 'lead') return !leadsSeveral(rest);
  if (lower === 'head') return namesPerson(words.at(-1)?.replace(/s$/, '') ?? '');
  if (readVerb(lower) !== null || handVerbs.has(lower) || !/n/i.test(wordClassOf(lower))) return false;
  return words.length > 1 || !isMostlyVerb(lower);
}

/** `Wash dishes`, `Load trucks`: what is done by hand leads lines much more often as a verb. */
const handVerbs = wordList('tailoring', 'hand_verb');

/** `Load tested two apps` and `Experience selling pumps` have their verb behind. */
function namesVerbForm(phrase: string): boolean {
  const word = firstWord(phrase);
  return isPastForm(word) || lemmaOfVerb(word.endsWith('ing') ? word : '') !== null;
}

function canBeAdjective(word: string): boolean {
  const found = wordClassOf(word);
  return found.includes('A') && !/[vV:]/.test(found);
}

function isActivity(noun: string): boolean {
  return [noun, noun.replace(/s$/, '')].some((one) => verbNamedBy(one) !== undefined || isActionNoun(one));
}

/** After a past form these make it a participle: `used during a talk`, `built by two people`; not `ensured on-time delivery`. */
const preposition = preparedPattern(
  () =>
    String.raw`^\s+(?:${phrases('tailoring', 'after_participle')})\b(?!-)|^(?:\s+(?:daily|weekly|monthly))?\s*[.,;]?$`,
  'i',
);

/**
 * Whether a statement can do without what stood before it: what was done has its object with it, `Trained the staff`,
 * or needs none, `Worked with suppliers`.
 */
export function leadsAlone(statement: string): boolean {
  const word = firstWord(statement);
  const verb = readVerb(word);
  const lower = word.toLowerCase();
  const isPast = verb ? verb.forms.includes('past') : lower.endsWith('ed') || isIrregularPast(lower);
  const isGerund = verb ? verb.forms.includes('gerund') : false;
  if (isGerund) return false;
  if (!isPast || (verb && (verb.lemma === 'be' || isIntransitive(verb.lemma)))) return true;
  return !preposition.test(statement.slice(word.length));
}

/** A word that may be another verb of the sentence, and the word after it. */
const laterWord = preparedPattern(
  String.raw`(?:[,&]|\b(?:and|or|but|then|that|which)\b)\s+(?!(?:and|or|but|then|that|which)\b)(?:\p{L}{2,30}ly\s)?(?<word>\p{L}+)(?=\s(?<next>\p{L}+)|)`,
  'gu',
);
/** Only a verb has one of these after it: `follow the rules`, `pick them up`. */
const objects = wordList('tailoring', 'after_verb');
const notBase = preparedPattern('(?:ed|ing|ly|s)$');

/**
 * A word of `text` that is, or by its place may be, a verb in the present; null where none is. After a line that `opener` led
 * in the base, `check the ovens, grills and boilers`, a word in -s is no verb of the same person.
 */
export function doubtfulVerb(text: string, opener: string): string | null {
  const isInBase = readVerb(opener)?.forms.includes('base') ?? false;
  const found = allMatches(text, laterWord.for(text)).find(({ index, groups = {}, 0: joined }) => {
    const { word = '', next = '' } = groups;
    const isOther = isInBase && readVerb(word)?.forms.every((form) => form === 'third') === true;
    if (isOther || !isPresent(word, next)) return false;
    const before = text.slice(Math.max(0, index - reach), index);
    const isJoined = /^(?:and|or)\b/.test(joined) && !/,\s*$/.test(before);
    const clause = before.split(clauseEnd).at(-1) ?? '';
    return !(isJoined && isPurpose(clause)) && !isExample(before, word, next);
  });
  return found?.groups?.['word'] ?? null;
}

/** As far as a joint looks back: a long line stays linear. */
const reach = 400;
const clauseEnd = /[,;.]/;
const purposeOf = preparedPattern(String.raw`\bto\s(?<verb>\p{Ll}+)\s+(?!(?:and|or)\b)\p{L}`, 'u');

/** `to raise output and lower costs`: the second is a purpose, as the first is; after a comma, or a noun as in `to staff`, it may be none. */
function isPurpose(clause: string): boolean {
  const verb = purposeOf.exec(clause)?.groups?.['verb'] ?? '';
  return isMostlyVerb(verb);
}

const examples = 'such as ';

/** `areas, such as equipment and work surfaces`: up to its `and` a list of examples is of things. */
export function isExample(before: string, word: string, next: string): boolean {
  const start = before.lastIndexOf(examples);
  const items = before.slice(start + examples.length);
  return (
    start !== -1 &&
    !/[.;]|\s(?:and|or)\s/.test(items) &&
    /n/i.test(wordClassOf(word)) &&
    !objects.has(next.toLowerCase())
  );
}

/** `enhance`, `serve`, `pay`: nouns, if at all, in few senses. */
export function isMostlyVerb(word: string): boolean {
  const found = wordClassOf(word);
  return found.includes('V') && !/[NA:]/.test(found);
}

function isPresent(word: string, next: string): boolean {
  const verb = readVerb(word);
  if (verb) return !(verb.forms.includes('past') || verb.forms.includes('gerund'));
  if (isIrregularPast(word)) return false;
  if (!grammarWords.has(word) && (next === '' ? isNoNoun(word) : isOnlyVerb(word))) return true;
  const isPlain = word === word.toLowerCase() && !notBase.test(word) && !grammarWords.has(word);
  return isPlain && !objects.has(word) && objects.has(next.toLowerCase());
}

/** `ensures compliance`, `and pay invoices`: words that the table of verbs does not hold and that are verbs all the same. */
function isOnlyVerb(word: string): boolean {
  return isNoNoun(word) || plainPresents.has(word.toLowerCase().replace(/s$/, ''));
}

/** `tend`, `evaluates`: verbs in every sense. */
function isNoNoun(word: string): boolean {
  return /^(?:s:)?V$/.test(wordClassOf(word));
}

/** What shows that the word before is a verb with an object, not part of a name: `building the …`. */
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

/** In the base and in -s hardly ever a noun at the beginning of a line, though their -ing forms are: `operating systems`. */
const plainPresents = wordList('tailoring', 'plain_present');
const goesWithWork = /^\s+(?:as|closely|directly|in|on|under|with)\b/;

/** `Help organize fairs`; not `Help desk` and `Help support line`. */
const helpedVerb = preparedPattern(String.raw`^\s(?:to\s)?(?<verb>\p{Ll}{3,})\s`);

/** Whether a line that opens with `lemma` in the present surely opens with a verb. */
export function isSurelyPresent(lemma: string, rest: string): boolean {
  if (lemma === 'work') return goesWithWork.test(rest);
  if (lemma === 'help' && isMostlyVerb(helpedVerb.exec(rest)?.groups?.['verb'] ?? '')) return true;
  if (isSurelyVerb(lemma, rest)) return true;
  if (opensWithAdjective(lemma, rest) || (lemma === 'lead' && leadsSeveral(rest))) return true;
  // `Repair shop for bikes`, `Answer key`, `Select committee`: what may be a noun or an adjective needs an article or a number.
  return plainPresents.has(lemma) && wordClassOf(lemma) === 'V' && wordAfter.test(rest);
}

/** `Lead weekly bank audits`, but not `Lead generation campaigns`, `Lead times` and `Lead safety officers`. */
function leadsSeveral(rest: string): boolean {
  const words = openingPhrase(rest).split(/\s+/);
  const [first = '', head = ''] = [words[0], words.at(-1)];
  return words.length > 1 && /[^s]s$/.test(head) && !isActivity(first) && !namesPerson(head.slice(0, -1));
}

const nextWord = preparedPattern(String.raw`^\s(?<next>\p{Ll}{3,})\s\p{L}`);

/**
 * `Build probabilistic models`: after a noun no adjective comes, so the word in front of one is a verb; but `Complete medical record` has
 * two, and `Lead technical architect` is somebody.
 */
export function opensWithAdjective(lemma: string, rest: string): boolean {
  const next = nextWord.exec(rest)?.groups?.['next'] ?? '';
  if (!/^Ar?$/.test(wordClassOf(next)) || wordClassOf(lemma).includes('A')) return false;
  return !namesPerson(openingPhrase(rest).split(/\s+/).at(-1) ?? '');
}

/** `Mentor of new staff`, `Mentor on a course`: somebody. */
const ofMentor = /^\s(?:at|for|in|of|on|to|with)\s/;

/** Whether `lemma`, followed by `rest`, is surely used as a verb. */
export function isSurelyVerb(lemma: string, rest: string): boolean {
  if (objectStart.test(rest)) return true;
  if (lemma === 'mentor' && ofMentor.test(rest)) return false;
  return plainVerbs.has(lemma) && !halfNouns.has(lemma) && wordAfter.test(rest);
}

const severalThings = preparedPattern(String.raw`^\s\p{Ll}{3,}s(?!\p{L})`, 'u');

/** Whether an -ing form of `lemma` is rather a verb than half of a noun: `Writing reports`, not `Building maintenance`. */
export function isRatherVerb(lemma: string, rest: string): boolean {
  return isSurelyVerb(lemma, rest) || (halfNouns.has(lemma) && severalThings.test(rest));
}

/** `Orders, invoices and post`, `Records of 40 patients`: after these a word in -s is the plural of a noun. */
const nounGoesOn = preparedPattern(
  String.raw`^(?:\s*$|\s*[,;:/&]|\s+(?:and|or|of|from|for|in|on|at|by|under|between|across)\b)`,
  'iu',
);
/** Done without an object, and hardly named as a thing: `Works in the yard`, `Liaises between the wards`. */
const intransitive = wordList('tailoring', 'intransitive_verb');
/** Whether what somebody did is said without an object. */
function isIntransitive(lemma: string): boolean {
  return intransitive.has(lemma);
}

const goesOnWithOf = preparedPattern(String.raw`^\s+of\b`, 'iu');

/** Whether `lemma` in -s, followed by `rest`, is used as a verb: `Manages the ward`, not `Plans and drawings`. */
export function isThirdPerson(lemma: string, rest: string): boolean {
  if (isParticiple(firstWord(rest.trimStart()))) return false;
  return !nounGoesOn.test(rest) || (intransitive.has(lemma) && !goesOnWithOf.test(rest));
}

/** `Processes used by two banks` */
function isParticiple(word: string): boolean {
  const verb = readVerb(word);
  if (verb) return verb.forms.includes('past') && !verb.forms.includes('base');
  return regularPast.test(word) && pastOfBase(word) === null;
}
