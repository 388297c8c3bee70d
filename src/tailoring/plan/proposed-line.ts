import { simplified } from '../../lexicon/languages/simplified.ts';
import { kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { makerNames } from '../../lexicon/skills/product-names.ts';
import { isRomanceActivity } from '../../lexicon/words/activity-nouns.ts';
import { activityOfNoun } from '../../lexicon/words/infinitives.ts';
import { pastOfBase } from '../../lexicon/words/verbs.ts';
import type { ProposalMessages } from '../../messages/tailoring/messages.ts';
import { verbStemsOf } from '../../text/action-nouns.ts';
import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../text/tokenize.ts';
import { fold } from '../../values/fold.ts';
import { namesGermanAction } from '../framing/german-action-nouns.ts';
import { namedGermanActivities } from '../framing/german-activities.ts';
import { namedActivities, type RomanceLanguage } from '../framing/romance-activities.ts';
import { capitalized } from '../grammar/spelling.ts';
import { pastOfThird } from '../grammar/third-person.ts';
import { tenseOf } from '../grammar/verb-tense.ts';
import { over } from './wording/pattern.ts';
import { actionNounLine, compoundActionNoun } from './wording/patterns/action-nouns.ts';
import { gerundLine } from './wording/patterns/gerund-line.ts';

/* Words a phrase of the posting as a line of a resume begins, for the answers that are proposed. */

export interface ProposedLine {
  readonly proposal: Extract<keyof ProposalMessages, 'tool' | 'activity' | 'thing'>;
  /** The phrase as it is written in that proposal. */
  readonly phrase: string;
}

/**
 * An activity is named as lines name it: by a verb in the past in English (`Negotiated contracts`), by its noun in German,
 * French and Spanish (`Prüfung von Verträgen`), by a verb in front in Chinese. Anything else begins the line as it is.
 */
export function proposedLine(lexicon: Lexicon, term: string, language: Language): ProposedLine {
  const phrase = withoutArticle(term, language);
  const activity = activityIn(lexicon, phrase, language);
  if (activity !== null) return { proposal: 'activity', phrase: capitalized(activity) };
  if (language === 'de') return germanThing(phrase);
  return { proposal: 'thing', phrase: language === 'zh' ? phrase : capitalized(phrase) };
}

function withoutArticle(term: string, language: Language): string {
  const [first = ''] = term.split(' ', 1);
  const isArticle = wordList('tailoring', 'article').hasIn(language, first.toLowerCase());
  return isArticle && first.length < term.length ? term.slice(first.length + 1) : term;
}

function activityIn(lexicon: Lexicon, phrase: string, language: Language): string | null {
  switch (language) {
    case 'en':
      return englishActivity(lexicon, phrase);
    case 'de':
      return namedGermanActivities(phrase) ?? germanActivity(phrase);
    case 'zh':
      return opensWithChineseVerb(phrase) ? phrase : null;
    default:
      return namedActivities(phrase, language) ?? (opensWithNoun(phrase, language) ? phrase : null);
  }
}

/** Behind the phrase, because an action is certain only with more text: what the blank is going to say. */
const anyAddition = ' for two shops';
const nounsToVerbs = [actionNounLine, compoundActionNoun] as const;
/** In words: of two, the first may belong to the name of a thing: `coding standards`. */
const minGerundPhrase = 3;

/** `Negotiated contracts` for `contract negotiation`, `negotiating contracts` and `negotiates contracts`. */
function englishActivity(lexicon: Lexicon, phrase: string): string | null {
  const line = capitalized(phrase);
  const isLong = phrase.split(/\s+/).length >= minGerundPhrase;
  for (const pattern of isLong ? [...nounsToVerbs, gerundLine] : nounsToVerbs) {
    const worded = pattern.apply(line + anyAddition, { ...over, lexicon });
    if (worded?.endsWith(anyAddition)) return worded.slice(0, -anyAddition.length);
  }
  const verb = firstWord(phrase).toLowerCase();
  // A second verb would stay in the present.
  if (tenseOf(lexicon, line) !== 'present' || joined.test(phrase) || namesProduct(lexicon, verb)) return null;
  const past = pastOfBase(verb) ?? pastOfThird(verb);
  return past === null ? null : past + phrase.slice(verb.length);
}

/** True for `Google` in `Google Sheets` and for `Excel`, which are verbs too. */
function namesProduct(lexicon: Lexicon, word: string): boolean {
  return kindOf(lexicon, word) === 'tool' || makerNames.hasIn('en', word);
}

const joined = preparedPattern(String.raw`\s(?:and|&)\s`, 'i');

const germanPhrase = preparedPattern(
  String.raw`^(?<adjectives>(?:\p{L}\p{Ll}*(?<ending>e|en|er|es)\s){0,2})(?<noun>\p{Lu}[\p{L}-]+)(?<rest>.*)$`,
  'su',
);
const objectOrPlace = preparedPattern(
  String.raw`^\s(?:an|bei|der|des|eine[rs]|für|im|in|mit|von|vom|zu[mr]?|\p{Ll}+er)\s`,
  'u',
);
const dative = preparedPattern(String.raw`e[nr]\s`, 'gu');
const feminine = preparedPattern('(?:ung|heit|keit|schaft|tion|tät)$', 'u');

/** `Betreuung von Gästen`; an adjective in the dative gets the ending of the nominative: `regelmäßiger Wartung`. */
function germanActivity(phrase: string): string | null {
  const { adjectives = '', ending, noun = '', rest = '' } = germanPhrase.exec(phrase)?.groups ?? {};
  const isDerived = objectOrPlace.test(rest) && verbStemsOf(fold(noun), 'de').length > 0;
  if (!namesGermanAction(noun) && !isDerived) return null;
  const isInflected = ending === 'en' || (ending === 'er' && feminine.test(noun));
  if (isInflected && !feminine.test(noun)) return null;
  return isInflected ? adjectives.replaceAll(dative.regExp, 'e ') + noun + rest : phrase;
}

const inPlural = preparedPattern('[ns]$', 'u');

/** A dative in the plural goes behind `mit`: `[Tätigkeit] mit gemischten Systemen`. */
function germanThing(phrase: string): ProposedLine {
  const { ending, noun = '' } = germanPhrase.exec(phrase)?.groups ?? {};
  if (ending === 'en' && inPlural.test(noun)) return { proposal: 'tool', phrase };
  return { proposal: 'thing', phrase: capitalized(phrase) };
}

function opensWithNoun(phrase: string, language: RomanceLanguage): boolean {
  const noun = firstWord(phrase).toLowerCase();
  return (
    wordList('writing', 'action_noun').hasIn(language, noun) ||
    activityOfNoun(noun, language) !== undefined ||
    isRomanceActivity(fold(noun))
  );
}

/** In characters: all words of the list have this length. */
const verbLength = 2;

function opensWithChineseVerb(phrase: string): boolean {
  const verb = simplified(phrase.slice(0, verbLength));
  const object = simplified(phrase.slice(verbLength));
  const verbs = wordList('writing', 'action_verb');
  return verbs.hasIn('zh', verb) && object !== '' && !verbs.hasIn('zh', object);
}
