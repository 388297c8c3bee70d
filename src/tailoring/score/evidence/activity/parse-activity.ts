import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { activityNouns, sameActivities } from '../../../../lexicon/words/activity-nouns.ts';
import { isKnownWord } from '../../../../lexicon/words/known-words.ts';
import { readVerb, verbNamedBy } from '../../../../lexicon/words/verbs.ts';
import { hasWordClass, isMoreVerbThanNoun, isVerbAndNoNoun } from '../../../../lexicon/words/word-classes.ts';
import { verbOfAction } from '../../../../lexicon/words/word-families.ts';
import {
  type DerivingLanguage,
  germanInfinitive,
  verbFormTest,
  verbStemsOf,
} from '../../../../text/action-nouns.ts';
import { hasIdeograph } from '../../../../text/letters.ts';
import { areFormsOfOneNoun, compoundSplits } from '../../../../text/morphology.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { type Token, tokenize } from '../../../../text/tokenize.ts';
import { fold } from '../../../../values/fold.ts';
import { wordSet } from '../../../../values/lists.ts';
import { memoize } from '../../../../values/memoize.ts';
import {
  type Activity,
  charactersBetween,
  isFormOf,
  matchesCompoundPart,
  objectOf,
  plainClause,
  sameKey,
  startsWithStem,
  verbOf,
  type WordTest,
} from './activity.ts';

/** Longer phrases are sentences, not the name of an activity. */
const maxWords = 5;

/** Parses a phrase of a posting as an activity and its object; empty if it is not one, several if it is in doubt. */
export const parseActivities = memoize(5000, (phrase): readonly Activity[] => {
  const tokens = tokenize(phrase);
  const [first] = tokens;
  if (!first) return [];
  const isHan = hasIdeograph(first.text);
  if (!isHan && tokens.length === 1) return [...listOf(readCompound(first)), ...readNounAlone(first)];
  return listOf(isHan ? readChinese(tokens) : readPhrase(tokens));
});

function listOf(activity: Activity | null): readonly Activity[] {
  return activity ? [activity] : [];
}

function readPhrase(tokens: readonly Token[]): Activity | null {
  if (tokens.length > maxWords) return null;
  return (
    readJoined(tokens) ??
    readEnglish(tokens) ??
    readInfinitive(tokens, 'fr') ??
    readInfinitive(tokens, 'es') ??
    readGermanPhrase(tokens) ??
    readGermanInfinitive(tokens)
  );
}

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an', 'of']);

/** Parses `contract negotiation`, `negotiation of contracts`, `negotiating contracts` and `negotiate contracts`. */
function readEnglish(tokens: readonly Token[]): Activity | null {
  const [first, second] = tokens;
  const last = tokens.at(-1);
  if (!first || !second || !last) return null;
  const leads = second.key === 'of' ? isNominalization(first) : isGerund(first);
  if (leads) return english(first, withoutArticles(tokens.slice(1)));
  const isNamedLast = isNominalization(last) || isGerund(last);
  // `map production`, but `provide training`
  if (isNamedLast && !isVerbAndNoNoun(first.key)) return english(last, tokens.slice(0, -1));
  return isMainlyVerb(first) ? english(first, withoutArticles(tokens.slice(1))) : null;
}

function english(verb: Token, object: readonly Token[]): Activity | null {
  if (object.length === 0 || object.some(({ key }) => articles.has(key))) return null;
  const activity = [isFormOf(...sameActivities(verbOf(verb)))];
  return { activity, ...objectOf(object), ...plainClause, objectEndsPhrase: true, mayBeOneVerb: true };
}

function withoutArticles(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(tokens.findIndex(({ key }) => !articles.has(key)));
}

function isNominalization({ text, key }: Token): boolean {
  const isListed = verbNamedBy(text.toLowerCase()) !== undefined || activityNouns('en').has(key);
  return isListed || verbOfAction(key) !== null;
}

/** True for the base form of a verb that is no usual noun: `clean`, but not `process` or `test`. */
function isMainlyVerb({ text, key }: Token): boolean {
  return isMoreVerbThanNoun(key) && (readVerb(text.toLowerCase())?.forms.includes('base') ?? false);
}

export function isGerund({ text }: Token): boolean {
  return readVerb(text)?.forms.includes('gerund') ?? false;
}

const joinsObject = wordList('tailoring', 'joins_object');

/** Parses an action noun and its object in French or Spanish: `gestion des stocks`. */
function readJoined(tokens: readonly Token[]): Activity | null {
  const [noun, next] = tokens;
  if (!noun || !next || !areJoined(noun, next)) return null;
  // Both have `gestion` and `supervision`, with verbs of their own.
  const tests = [activityTest(noun, 'fr'), activityTest(noun, 'es')].filter((test) => test !== null);
  const object = tokens.slice(1).filter(({ key }) => !joinsObject.has(key));
  if (tests.length === 0 || object.length === 0) return null;
  return { activity: [(token) => tests.some((test) => test(token))], ...objectOf(object), ...plainClause };
}

/** Tests for the activity that a noun names, as a verb or noun; null if it names none. */
function activityTest(noun: Token, language: DerivingLanguage): WordTest | null {
  const name = nameOf(noun, language);
  const listed = activityNouns(language).get(name);
  const derived = verbStemsOf(name, language);
  if (listed === undefined && derived.length === 0) return null;
  const isListed = listed === undefined ? null : startsWithStem(spelledInEachForm(`${name} ${listed}`));
  const namesOrDoes = namedOrDone(name, derived, language);
  return (token) => isListed?.(token) || namesOrDoes(token);
}

/** Folded, and outside German in the singular. Keys have American spellings, which `numérisation` would get too. */
function nameOf({ key, text }: Token, language: DerivingLanguage): string {
  const name = fold(text);
  return language !== 'de' && name.endsWith('s') ? key : name;
}

/** Tests for the action noun itself and for the forms of its verbs. */
function namedOrDone(noun: string, stems: readonly string[], language: DerivingLanguage): WordTest {
  const isVerb = verbFormTest(stems, language);
  return (token) => nameOf(token, language) === noun || isVerb(token.text);
}

/** Adds the stem of forms such as `organicé` of organizar. */
function spelledInEachForm(stems: string): string {
  const all = stems
    .split(' ')
    .flatMap((stem) => [stem, ...(stem.endsWith('z') ? [`${stem.slice(0, -1)}ce`] : [])]);
  return all.join(' ');
}

/** `Facturation`, shown by "Facturer les commandes", and `Verpackung`, shown by "Waren verpackt". */
function readNounAlone({ key, text }: Token): readonly Activity[] {
  if (commonActivities.has(key) || !plainWord.test(text)) return [];
  return verbLanguages.flatMap((language) => {
    if (language === 'de' && !capitalized.test(text)) return [];
    const listed = activityNouns(language).get(key)?.split(' ') ?? [];
    const stems = [...listed, ...verbStemsOf(key, language)];
    if (stems.length === 0) return [];
    const isVerb = verbFormTest(stems, language);
    const clause = { ...plainClause, reach: 0, mayFollow: language === 'de', opensClause: true } as const;
    return [{ activity: [({ text }) => isVerb(text)], key: null, object: [], ...clause }];
  });
}

const verbLanguages = ['de', 'fr', 'es'] as const;
const commonActivities = wordList('tailoring', 'common_activity');
const capitalized = preparedPattern(String.raw`^\p{Lu}`);
/** Not a name such as `iManage`. */
const plainWord = preparedPattern(String.raw`^\p{L}\p{Ll}+$`);

/** `Prüfung von Steuerbescheiden`, shown by "Prüfen der Steuerbescheide". */
function readGermanPhrase(tokens: readonly Token[]): Activity | null {
  const [noun, ...others] = tokens;
  if (!noun || !capitalized.test(noun.text)) return null;
  const isActivity = activityTest(noun, 'de');
  const object = others.filter(({ key }) => !germanJoins.has(key));
  const last = object.at(-1);
  if (!isActivity || !last || !capitalized.test(last.text)) return null;
  if (object.length === others.length && capitalized.test(object[0]?.text ?? '')) return null;
  return {
    activity: [isActivity],
    key: null,
    object: object.map(({ text }) => inAnyCase(text)),
    ...plainClause,
    mayFollow: true,
  };
}

/** `Prüfen von Rechnungen` as `prüfen von Rechnungen`; null if the first word is no infinitive with an object. */
function withInfinitive([first, second, ...others]: readonly Token[]): readonly Token[] | null {
  if (!first || !second || !germanJoins.has(second.key) || !capitalized.test(first.text)) return null;
  return [{ ...first, text: first.text.toLowerCase() }, second, ...others];
}

/** `Stellenanzeigen veröffentlichen` and `veröffentlichen Stellenanzeigen`, shown by "Veröffentlichung von Stellenanzeigen". */
function readGermanInfinitive(written: readonly Token[]): Activity | null {
  const tokens = withInfinitive(written) ?? written;
  const [first, last] = [tokens[0], tokens.at(-1)];
  const verb = [first, last].find((token) => token && germanInfinitive.test(token.text));
  if (!verb) return null;
  const stem = fold(verb.text).replace(/e?n$/, '');
  const nouns = nounsOfVerb('de', stem);
  // English has words with this ending: `strengthen`, `children`.
  if (nouns === null && !isKnownWord(`${stem.replace(/el$/, 'l')}ung`)) return null;
  const object = tokens.filter((token) => token !== verb && !germanJoins.has(token.key));
  if (!capitalized.test(object.at(-1)?.text ?? '')) return null;
  const isListed = nouns === null ? null : startsWithStem(nouns);
  const doesOrNames = doneOrNamed(stem, 'de');
  return {
    activity: [(token) => isListed?.(token) || doesOrNames(token)],
    key: null,
    object: object.map(({ text }) => inAnyCase(text)),
    ...plainClause,
    mayFollow: true,
  };
}

const germanJoins = wordSet('von vom der des den dem die das eines einer und');

function inAnyCase(written: string): WordTest {
  const asked = fold(written);
  return ({ text }) => {
    const word = fold(text);
    return areFormsOfOneNoun(asked, word) || isCompoundOf(asked, word);
  };
}

/** Shorter nouns end other words by chance. */
const minHeadLength = 6;

/** True for a compound that ends in the noun: `Eingangsrechnungen` are `Rechnungen`. */
function isCompoundOf(noun: string, word: string): boolean {
  if (noun.length < minHeadLength || word.length < noun.length + minStemLength) return false;
  const heads = [noun.length - 1, noun.length, noun.length + 1].map((length) => word.slice(-length));
  return heads.some((head) => areFormsOfOneNoun(noun, head));
}

const minStemLength = 4;

/** Parses an infinitive and its object: `Elaborar programaciones didácticas`, `conseiller la clientèle`. */
function readInfinitive(tokens: readonly Token[], language: 'fr' | 'es'): Activity | null {
  const [verb, next] = tokens;
  if (!verb || !next) return null;
  const stem = infinitiveStem(fold(verb.text), language);
  if (stem === null) return null;
  const nouns = nounsOfVerb(language, stem);
  const isJoined = areJoined(verb, next);
  // English has words with these endings: `manager`, `lender`.
  const isOfLanguage =
    !hasWordClass(verb.key) && (nouns !== null || (language === 'es' && onlySpanish.test(verb.text)));
  if (!isJoined && !isOfLanguage) return null;
  const object = tokens.slice(1).filter(({ key }) => !joinsObject.has(key));
  if (object.length === 0) return null;
  const isListed = startsWithStem(nouns ?? (isJoined ? stem : verb.key));
  const doesOrNames = doneOrNamed(stem, language);
  const isDone: WordTest = (token) => isListed(token) || doesOrNames(token);
  return { activity: [isDone], ...objectOf(object), ...plainClause };
}

/** Endings of infinitives that English nouns rarely have. */
const onlySpanish = preparedPattern(String.raw`^\p{L}\p{Ll}+(?:ar|ir)$`);

/** Tests for the forms of the verb with a stem, and for an action noun that is derived from it. */
function doneOrNamed(stem: string, language: DerivingLanguage): WordTest {
  const isVerb = verbFormTest([stem], language);
  return (token) => isVerb(token.text) || verbStemsOf(nameOf(token, language), language).includes(stem);
}

function infinitiveStem(word: string, language: 'fr' | 'es'): string | null {
  const endings = wordList('tailoring', 'infinitive_ending').words(language);
  const [ending] = endings.filter((each) => word.endsWith(each)).sort((a, b) => b.length - a.length);
  const stem = ending === undefined ? '' : word.slice(0, -ending.length);
  return stem.length < minStemLength ? null : stem;
}

/** Stems of the nouns and verbs for a verb's activity, separated by spaces; null if the table has no noun for it. */
function nounsOfVerb(language: DerivingLanguage, stem: string): string | null {
  const own = [...activityNouns(language)].filter(([, stems]) =>
    stem.startsWith(stems.split(' ', 1)[0] ?? stem),
  );
  if (own.length === 0) return null;
  return own.map(([noun, stems]) => `${noun} ${stems}`).join(' ');
}

/** True for a preposition or article between the words. An elided `d'` is not a token but leaves a gap. */
function areJoined(noun: Token, next: Token): boolean {
  return joinsObject.has(next.key) || next.start > noun.end + 1;
}

/** Parses a German compound: `Rechnungsprüfung`. */
function readCompound({ text }: Token): Activity | null {
  const word = fold(text);
  const nouns = activityNouns('de');
  const noun = [...nouns.keys()]
    .filter((each) => word.endsWith(each) && word.length >= each.length + 3)
    .sort((a, b) => b.length - a.length)[0];
  const stems = noun === undefined ? undefined : nouns.get(noun);
  if (noun === undefined || stems === undefined) return readDerivedCompound(text);
  return {
    activity: [startsWithStem(`${noun} ${stems}`)],
    key: null,
    object: [matchesCompoundPart(word.slice(0, -noun.length))],
    ...plainClause,
    mayFollow: true,
  };
}

/** Parses a compound whose last part is a regular action noun: `Aktendigitalisierung`. */
function readDerivedCompound(text: string): Activity | null {
  if (!capitalized.test(text)) return null;
  const parts = compoundSplits(text).flatMap(({ modifier, head }) => {
    const stems = verbStemsOf(head, 'de');
    return stems.length === 0
      ? []
      : [{ isObject: matchesCompoundPart(modifier), isDone: namedOrDone(head, stems, 'de') }];
  });
  if (parts.length === 0) return null;
  return {
    activity: [(token) => parts.some(({ isDone }) => isDone(token))],
    key: null,
    object: [(token) => parts.some(({ isObject }) => isObject(token))],
    ...plainClause,
    mayFollow: true,
    fits: (verb, object) => parts.some(({ isObject, isDone }) => isObject(object) && isDone(verb)),
  };
}

/** In Chinese these follow the object in a phrase and precede it in a sentence: `团队管理`, `管理12人团队`. */
const activityWords = wordList('tailoring', 'activity_word');

function readChinese(tokens: readonly Token[]): Activity | null {
  if (tokens.length !== 4 && tokens.length !== 5) return null;
  const [object, activity] = [tokens.slice(0, -2), tokens.slice(-2)];
  if (!activityWords.has(activity.map(({ text }) => text).join(''))) return null;
  return {
    activity: activity.map(sameKey),
    ...objectOf(object),
    ...plainClause,
    reach: charactersBetween,
  };
}
