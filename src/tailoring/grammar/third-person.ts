import { wordList } from '../../lexicon/packed/word-lists.ts';
import { determiners, prepositions } from '../../lexicon/words/function-words.ts';
import { pastOfUnranked } from '../../lexicon/words/verb-forms.ts';
import { pastOfBase, readVerb } from '../../lexicon/words/verbs.ts';
import {
  canBeVerb,
  isMoreVerbThanNoun,
  isVerbInEverySense,
  readWord,
} from '../../lexicon/words/word-classes.ts';
import { englishBases } from '../../text/morphology.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { canLackArticle, openingPhrase } from './noun-phrase.ts';

/* Later verbs of a line in the third person: `trains` in `Manages the ward and trains staff`. */

const laterWord = preparedPattern(
  String.raw`(?<joint>(?:,\s(?:and\s)?|\s(?:and|or|&)\s)(?:(?:also|\p{Ll}+ly)\s)?)(?<word>\p{Ll}{2,}s)(?=(?<behind>\s[^,;]{0,60}|))`,
  'gu',
);
const dependent = preparedPattern(String.raw`\b(?:that|which|who|whose|where|when|if|so|to\s\p{Ll}+)\b`, 'u');
const objectNext = preparedPattern(
  () => String.raw`^\s(?:${determiners()}|them|it|new|up|with|\d\S*)(?!\p{L})`,
);
/** Verbs whose goal follows `for`: `checks for accuracy`; a person or thing there may be what a noun is for. */
const seeking = /^(?:checks|looks|searches|watches)$/;
const quality = preparedPattern(
  String.raw`^\sfor\s(?:\p{Ll}+(?:ness|acy|ity|ance|ency)|damages?|defects|errors|faults)(?!\p{L})`,
);
const nounGoesOn = preparedPattern(() => String.raw`^(?:$|[\s]*[.)]|\s(?:and|or|${prepositions('en')})\s)`);
const condition = preparedPattern(String.raw`\s(?:as|if|when|where|whenever)\s`);
const fieldsInPlural = wordList('writing', 'field_in_plural');

/**
 * The text with its later verbs in another form; null if a word may be a verb or a plural.
 * @param formOf the form of a verb in the third person
 */
export function laterThirds(rest: string, formOf: (word: string) => string | null): string | null {
  const clauseFrom = rest.search(dependent.regExp);
  let isWhole = true;
  const turned = rest.replace(laterWord.regExp, (found: string, ...match) => {
    const { joint = '', word = '', behind = '' } = match.at(-1) as Record<string, string>;
    const at = Number(match.find((each) => typeof each === 'number'));
    const kind = kindOfWord(word, behind);
    if (kind === 'noun') return found;
    const form = kind === 'verb' && (clauseFrom === -1 || at < clauseFrom) ? formOf(word) : null;
    if (form === null) isWhole = false;
    return form === null ? found : joint + form;
  });
  return isWhole ? turned : null;
}

/** True for a later word that is surely a verb in the third person: `trains staff`, `coordinates tests`. */
export function isLaterThird(word: string, behind: string): boolean {
  return kindOfWord(word, behind) === 'verb';
}

/** True for a later word that is more often a verb than a plural, although its object does not show it: `wears a`. */
export function mayBeLaterThird(word: string, behind: string): boolean {
  return word.endsWith('s') && isMoreVerb(word) && kindOfWord(word, behind) === 'doubt';
}

function kindOfWord(word: string, behind: string): 'verb' | 'noun' | 'doubt' {
  if (fieldsInPlural.has(word) || !mayBeThird(word)) return 'noun';
  if (objectNext.test(behind) || (seeking.test(word) && quality.test(behind))) return 'verb';
  if (nounGoesOn.test(behind)) return isInS(word) && isVerbInEverySense(word) ? 'verb' : 'noun';
  // Only a noun that needs no article as object shows the verb: `scans parcels`, `wears PPE when required`.
  const [object = ''] = openingPhrase(behind).trim().split(condition.regExp, 1);
  const head = object.split(/\s+/).at(-1) ?? '';
  return isMoreVerb(word) && (/[^s]s$/.test(head) || canLackArticle(head)) ? 'verb' : 'doubt';
}

/** True for a word that may be a verb in the third person or a plural: `tests`, `loads`. */
export function mayBeThird(word: string): boolean {
  return readVerb(word)?.forms.includes('third') === true || (isInS(word) && canBeVerb(word));
}

function isInS(word: string): boolean {
  return readWord(word).form === 's';
}

function isMoreVerb(word: string): boolean {
  return (
    (isInS(word) && isMoreVerbThanNoun(word)) ||
    wordList('tailoring', 'hand_verb').has(baseOfThird(word) ?? '')
  );
}

/** The base of a verb in the third person: `train` for `trains`; null for other words. */
export function baseOfThird(word: string): string | null {
  const verb = readVerb(word);
  if (verb) return verb.forms.includes('third') ? verb.lemma : null;
  return englishBases(word).find((base) => base !== word && pastOfUnranked(base) !== null) ?? null;
}

/** The past of a verb in the third person: `trained` for `trains`; null for other words. */
export function pastOfThird(word: string): string | null {
  const base = baseOfThird(word);
  return base === null ? null : pastOfBase(base);
}

/** The base form and the past of a verb in the third person; empty for other words. */
export function formsOfThird(word: string): readonly string[] {
  const lower = word.toLowerCase();
  return [baseOfThird(lower), pastOfThird(lower)].flatMap((form) => form ?? []);
}
