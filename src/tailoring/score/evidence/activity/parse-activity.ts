import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { activityNouns, sameActivities } from '../../../../lexicon/words/activity-nouns.ts';
import { readVerb, verbNamedBy } from '../../../../lexicon/words/verbs.ts';
import { wordClassOf } from '../../../../lexicon/words/word-classes.ts';
import { verbOfAction } from '../../../../lexicon/words/word-families.ts';
import { lightStem } from '../../../../text/morphology.ts';
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

/** Parses a phrase of a posting as an activity and its object; null if it is not one. */
export const parseActivity = memoize(5000, (phrase): Activity | null => {
  const tokens = tokenize(phrase);
  const [first] = tokens;
  if (!first) return null;
  if (/\p{Script=Han}/u.test(first.text)) return readChinese(tokens);
  if (tokens.length === 1) return readCompound(first) ?? readNounAlone(first);
  if (tokens.length > maxWords) return null;
  return (
    readJoined(tokens, activityNouns('fr')) ??
    readJoined(tokens, activityNouns('es')) ??
    readEnglish(tokens) ??
    readInfinitive(tokens, 'fr') ??
    readInfinitive(tokens, 'es') ??
    readGermanPhrase(tokens)
  );
});

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an', 'of']);

/** Parses `contract negotiation`, `negotiation of contracts` and `negotiating contracts`. */
function readEnglish(tokens: readonly Token[]): Activity | null {
  const [first, second] = tokens;
  const last = tokens.at(-1);
  if (!first || !second || !last) return null;
  const leads = second.key === 'of' ? isNominalization(first) : isGerund(first);
  if (leads) return english(first, withoutArticles(tokens.slice(1)));
  return isNominalization(last) || isGerund(last) ? english(last, tokens.slice(0, -1)) : null;
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

export function isGerund({ text }: Token): boolean {
  return readVerb(text)?.forms.includes('gerund') ?? false;
}

const joins = wordList('tailoring', 'joins_object');

function readJoined(tokens: readonly Token[], nouns: ReadonlyMap<string, string>): Activity | null {
  const [noun, next] = tokens;
  const stems = noun && nouns.get(noun.key);
  if (!stems || !next || !areJoined(noun, next)) return null;
  const object = tokens.slice(1).filter(({ key }) => !joins.has(key));
  if (object.length === 0) return null;
  return { activity: [startsWithStem(spelledInEachForm(stems))], ...objectOf(object), ...plainClause };
}

/** Adds the stem of forms such as `organicé` of organizar. */
function spelledInEachForm(stems: string): string {
  const all = stems
    .split(' ')
    .flatMap((stem) => [stem, ...(stem.endsWith('z') ? [`${stem.slice(0, -1)}ce`] : [])]);
  return all.join(' ');
}

/** `Facturation`, shown by "Facturer les commandes". */
function readNounAlone({ key, text }: Token): Activity | null {
  const stems = verbLanguages.flatMap((language) => {
    const own = commonActivities.has(key) ? undefined : activityNouns(language).get(key);
    if (own === undefined || (language === 'de' && !capitalized.test(text))) return [];
    return [{ language, stems: own.split(' ') }];
  });
  if (stems.length === 0) return null;
  const isVerb: WordTest = (token) =>
    stems.some((each) => each.stems.some((stem) => isVerbOf(token, stem, each.language)));
  return { activity: [isVerb], key: null, object: [], ...plainClause, reach: 0, opensClause: true };
}

const verbLanguages = ['de', 'fr', 'es'] as const;
const commonActivities = wordList('tailoring', 'common_activity');
const capitalized = /^\p{Lu}/u;

/** Endings of verbs in resumes that no noun has: `facturer`, `facturé`, but not `factures`. */
const verbEndings = {
  de: /^(?:en|n|te|ten|t)$/,
  fr: /^(?:er|ir|re|oir|é|ais|ait|ant|ons)$/,
  es: /^(?:ar|er|ir|é|í|ó|aba|ía|ando|iendo|amos|imos|ado|ido)$/,
} as const;

function isVerbOf({ text }: Token, stem: string, language: (typeof verbLanguages)[number]): boolean {
  const word = fold(text);
  if (!word.startsWith(stem) || word.length === stem.length) return false;
  return verbEndings[language].test(text.toLowerCase().slice(stem.length - word.length));
}

/** `Prüfung von Steuerbescheiden`, shown by "Prüfen der Steuerbescheide". */
function readGermanPhrase(tokens: readonly Token[]): Activity | null {
  const [noun, ...others] = tokens;
  if (!noun || !capitalized.test(noun.text)) return null;
  const stems = activityNouns('de').get(fold(noun.text));
  const object = others.filter(({ key }) => !germanJoins.has(key));
  const last = object.at(-1);
  if (stems === undefined || !last || !capitalized.test(last.text)) return null;
  if (object.length === others.length && capitalized.test(object[0]?.text ?? '')) return null;
  return {
    activity: [startsWithStem(`${fold(noun.text)} ${stems}`)],
    key: null,
    object: object.map(({ text }) => inAnyCase(text)),
    ...plainClause,
    mayFollow: true,
  };
}

const germanJoins = wordSet('von vom der des den dem die das eines einer und');

function inAnyCase(written: string): WordTest {
  const stem = lightStem(fold(written));
  return ({ text }) => lightStem(fold(text)) === stem;
}

const minStemLength = 4;

/** Parses an infinitive and its object: `Elaborar programaciones didácticas`, `conseiller la clientèle`. */
function readInfinitive(tokens: readonly Token[], language: 'fr' | 'es'): Activity | null {
  const [verb, next] = tokens;
  if (!verb || !next) return null;
  const stem = infinitiveStem(fold(verb.text), language);
  if (stem === null) return null;
  const nouns = nounsOfVerb(language, stem);
  // English has words with these endings: `manager`, `former`.
  const isOfLanguage = nouns !== null && wordClassOf(verb.key) === '';
  if (!isOfLanguage && !areJoined(verb, next)) return null;
  const object = tokens.slice(1).filter(({ key }) => !joins.has(key));
  if (object.length === 0) return null;
  return { activity: [startsWithStem(nouns ?? stem)], ...objectOf(object), ...plainClause };
}

function infinitiveStem(word: string, language: 'fr' | 'es'): string | null {
  const endings = wordList('tailoring', 'infinitive_ending').words(language);
  const [ending] = endings.filter((each) => word.endsWith(each)).sort((a, b) => b.length - a.length);
  const stem = ending === undefined ? '' : word.slice(0, -ending.length);
  return stem.length < minStemLength ? null : stem;
}

/** Stems of the nouns and verbs for a verb's activity, separated by spaces; null if the table has no noun for it. */
function nounsOfVerb(language: 'fr' | 'es', stem: string): string | null {
  const own = [...activityNouns(language)].filter(([, stems]) =>
    stem.startsWith(stems.split(' ', 1)[0] ?? stem),
  );
  if (own.length === 0) return null;
  return own.map(([noun, stems]) => `${noun} ${stems}`).join(' ');
}

/** True for a preposition or article between the words. An elided `d'` is not a token but leaves a gap. */
function areJoined(noun: Token, next: Token): boolean {
  return joins.has(next.key) || next.start > noun.end + 1;
}

/** Parses a German compound: `Rechnungsprüfung`. */
function readCompound({ text }: Token): Activity | null {
  const word = fold(text);
  const nouns = activityNouns('de');
  const noun = [...nouns.keys()]
    .filter((each) => word.endsWith(each) && word.length >= each.length + 3)
    .sort((a, b) => b.length - a.length)[0];
  const stems = noun === undefined ? undefined : nouns.get(noun);
  if (noun === undefined || stems === undefined) return null;
  return {
    activity: [startsWithStem(`${noun} ${stems}`)],
    key: null,
    object: [matchesCompoundPart(word.slice(0, -noun.length))],
    ...plainClause,
    mayFollow: true,
  };
}

/** In Chinese these follow the object in a phrase and precede it in a sentence: `团队管理`, `管理12人团队`. */
const chineseActivityWords = wordList('tailoring', 'activity_word');

function readChinese(tokens: readonly Token[]): Activity | null {
  if (tokens.length !== 4 && tokens.length !== 5) return null;
  const [object, activity] = [tokens.slice(0, -2), tokens.slice(-2)];
  if (!chineseActivityWords.has(activity.map(({ text }) => text).join(''))) return null;
  return {
    activity: activity.map(sameKey),
    ...objectOf(object),
    ...plainClause,
    reach: charactersBetween,
  };
}
