import { grammarWords } from '../../lexicon/generic-words.ts';
import { isIrregularPast } from '../../lexicon/verb-forms.ts';
import { readVerb, verbNamedBy } from '../../lexicon/verbs.ts';
import { wordClassOf } from '../../lexicon/word-classes.ts';
import { wordList } from '../../lexicon/word-lists.ts';
import { allMatches } from '../../text/patterns.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { firstWord } from '../../text/tokenize.ts';

/** `none`: no verb leads the text, or one that is the same in both tenses. `unknown`: what may be a verb, and of what tense is not sure. */
type Tense = 'past' | 'present' | 'none' | 'unknown';

const leadingWord = preparedPattern(String.raw`^(?:(?:\p{L}+ly|also|then)\s+)?(\p{L}+)`, 'u');
/** Duties that are named as nouns, not with a verb. */
const frameWords: ReadonlySet<string> = new Set(
  'responsible accountable in part member duties responsibilities tasks'.split(' '),
);
const regularPast = preparedPattern(String.raw`^\p{L}{2,}ed$`, 'u');

/** The tense that an English bullet tells in, by the word that leads it. */
export function tenseOf(text: string): Tense {
  const match = leadingWord.exec(text);
  const word = match?.[1] ?? '';
  const lower = word.toLowerCase();
  const verb = readVerb(word);
  if (word === '' || frameWords.has(lower) || (!verb && verbNamedBy(lower))) return 'none';
  if (!verb) return tenseByLetters(lower);
  const isPast = verb.forms.includes('past');
  if (verb.forms.includes('gerund') || (isPast && verb.forms.includes('base'))) return 'none';
  if (isPast) return 'past';
  const rest = text.slice(match?.[0].length ?? 0);
  const isThird = verb.forms.includes('third') && isThirdPerson(verb.lemma, rest);
  return isThird || isSurelyPresent(verb.lemma, rest) || verb.lemma === 'be' ? 'present' : 'unknown';
}

function tenseByLetters(word: string): Tense {
  if (word.endsWith('ing')) return 'none';
  if (regularPast.test(word)) return 'past';
  if (isIrregularPast(word)) return 'past';
  return /v/i.test(wordClassOf(word)) ? 'unknown' : 'none';
}

/** After a past form these make it a participle: `used during a talk`, `built by two people`, `completed on time`. */
const preposition = preparedPattern(
  String.raw`^\s+(?:about|across|after|along|among|around|as|at|before|between|by|during|every|for|from|in|inside|into|later|on|onto|over|since|through|throughout|to|under|until|up|upon|via|while|with|within|without)\b|^(?:\s+(?:daily|weekly|monthly))?\s*[.,;]?$`,
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
const objects: ReadonlySet<string> = new Set(
  'the a an all any every each their our its his her them it us up out off through on onto'.split(' '),
);
const notBase = preparedPattern('(?:ed|ing|ly|s)$');

/**
 * A word of `text` that is, or by its place may be, a verb in the present; null where none is. After a line that `opener` led
 * in the base, `check the ovens, grills and boilers`, a word in -s is no verb of the same person.
 */
export function doubtfulVerb(text: string, opener?: string): string | null {
  const isInBase = opener !== undefined && (readVerb(opener)?.forms.includes('base') ?? false);
  const found = allMatches(text, laterWord.for(text)).find(({ groups = {} }) => {
    const { word = '', next = '' } = groups;
    const isOther = isInBase && readVerb(word)?.forms.every((form) => form === 'third') === true;
    return !isOther && isPresent(word, next);
  });
  return found?.groups?.['word'] ?? null;
}

function isPresent(word: string, next: string): boolean {
  const verb = readVerb(word);
  if (verb) return !(verb.forms.includes('past') || verb.forms.includes('gerund'));
  if (next !== '' && !grammarWords.has(word) && isOnlyVerb(word)) return true;
  const isPlain = word === word.toLowerCase() && !notBase.test(word) && !grammarWords.has(word);
  return isPlain && !objects.has(word) && objects.has(next.toLowerCase());
}

/** `ensures compliance`, `and pay invoices`: words that the table of verbs does not hold and that are verbs all the same. */
function isOnlyVerb(word: string): boolean {
  const lower = word.toLowerCase();
  return /^(?:s:)?V$/.test(wordClassOf(lower)) || plainPresents.has(lower.replace(/s$/, ''));
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

/** Whether a line that opens with `lemma` in the present surely opens with a verb. */
export function isSurelyPresent(lemma: string, rest: string): boolean {
  if (lemma === 'work') return goesWithWork.test(rest);
  if (isSurelyVerb(lemma, rest)) return true;
  // `Repair shop for bikes`, `Answer key`, `Select committee`: what may be a noun or an adjective needs an article or a number.
  return plainPresents.has(lemma) && wordClassOf(lemma) === 'V' && word.test(rest);
}

const word = preparedPattern(String.raw`^\s+\p{L}`);

/** Whether `lemma`, followed by `rest`, is surely used as a verb. */
export function isSurelyVerb(lemma: string, rest: string): boolean {
  if (objectStart.test(rest)) return true;
  return plainVerbs.has(lemma) && !halfNouns.has(lemma) && word.test(rest);
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
  return verb ? verb.forms.includes('past') && !verb.forms.includes('base') : regularPast.test(word);
}
