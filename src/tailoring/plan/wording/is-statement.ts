import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { functionWords, grammarWords } from '../../../lexicon/words/generic-words.ts';
import { isPastForm, readVerb, verbNamedBy } from '../../../lexicon/words/verbs.ts';
import { isActionNoun } from '../../../lexicon/words/word-families.ts';
import type { Language } from '../../../text/language.ts';
import { opensWithCapital } from '../../../text/letters.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../../values/lists.ts';
import { namesGermanAction } from '../../framing/german-action-nouns.ts';
import { refersBack } from '../../framing/refers-back.ts';
import { readFrame, withoutDutyFrame } from '../../framing/sentences.ts';
import { isSurelyVerb } from '../../grammar/verb-tense.ts';
import { isSentence } from './own-action.ts';

/*
 * Tells whether the texts before and after a full stop are complete sentences. The stop of an abbreviation does not end
 * one: `a budget of 2 mill.` and `Euros a year` belong together.
 */

const word = preparedPattern(String.raw`[\p{L}\p{N}'’-]+`, 'gu');
/** Words in which an opening verb or noun is searched: articles, adjectives and adverbs may come first. */
const maxOpeningWords = 4;

/** True if the text has a predicate or opens with an action noun, so that it tells what was done. */
export function isStatement(text: string, language: Language): boolean {
  if (language === 'zh') return true;
  const words = text.match(word.regExp) ?? [];
  const opening = words.slice(0, maxOpeningWords);
  if (withoutDutyFrame(text) !== text || opening.some((each) => isActionNounIn(each, language))) return true;
  if (language === 'en') return readFrame(text) !== null || isEnglishStatement(text, words);
  const { verb, action } = predicates[language];
  return action.test(text) || words.some((each) => verb.test(each)) || endsInVerb(words, language);
}

function isEnglishStatement(text: string, words: readonly string[]): boolean {
  if (isSentence(text) || words.some(isPast)) return true;
  return words.slice(0, maxOpeningWords).some((each) => (readVerb(each)?.forms.length ?? 0) > 0);
}

const regularPast = preparedPattern(String.raw`^\p{L}{2,}ed$`);

/** True for a past form in the tables, or any regular one. */
function isPast(each: string): boolean {
  return isPastForm(each) || regularPast.test(each);
}

/** Endings of action nouns, for those that the word list lacks. */
const actionNounEndings: Readonly<Record<Exclude<Language, 'zh' | 'en'>, PreparedPattern>> = {
  de: preparedPattern(String.raw`^\p{Lu}\p{Ll}{2,}(?:ung|ungen|ation|ationen|ment)$`),
  fr: preparedPattern(String.raw`^\p{L}{3,}(?:tion|sion|ment|age|isme)s?$`, 'u'),
  es: preparedPattern(String.raw`^\p{L}{2,}(?:ción|ciones|sión|miento|mientos)$`, 'u'),
};

function isActionNounIn(each: string, language: Exclude<Language, 'zh'>): boolean {
  const lower = each.toLowerCase();
  if (language === 'en') return verbNamedBy(lower) !== undefined || isActionNoun(lower);
  const isListed =
    language === 'de'
      ? namesGermanAction(each) ||
        wordList('writing', 'action_noun')
          .words('de')
          .some((noun) => lower.endsWith(noun))
      : wordList('writing', 'action_noun').hasIn(language, lower);
  return isListed || actionNounEndings[language].test(each);
}

/** True if the first word names an action: `aide à l’accueil`, `Elaboración de informes`. */
export function opensWithAction(text: string, language: Language): boolean {
  const [first = ''] = text.match(word.regExp) ?? [];
  return language !== 'zh' && (isActionNounIn(first, language) || helping.has(first.toLowerCase()));
}

/** Nouns of helping, which count as actions only at the beginning of a line. */
const helping = wordSet('aide apoyo ayuda mitarbeit mithilfe soutien');

/** Forms of predicates in languages without a table of verbs; `action`: an infinitive or noun with its object. */
const predicates = {
  de: {
    verb: preparedPattern(
      () =>
        String.raw`^(?:${phrases('writing', 'finite_verb', 'de')})$|^\p{Ll}{0,8}ge\p{Ll}{2,}(?:t|en)$|^\p{L}{2,}(?:${phrases('writing', 'finite_ending', 'de')})$`,
    ),
    action: preparedPattern(String.raw`^\p{Lu}\p{Ll}{2,}(?:en|eln|ern)\s(?:von|der|des|eines|einer)\s`),
  },
  fr: {
    verb: preparedPattern(
      () =>
        String.raw`^(?:j['’])?(?:${phrases('writing', 'finite_verb', 'fr')})$|^\p{L}{2,}(?:${phrases('writing', 'finite_ending', 'fr')})$`,
      'iu',
    ),
    action: preparedPattern(
      String.raw`^\p{L}{3,}(?:er|ir|re)\s\p{L}|^\p{L}{4,}\s(?:et\s\p{L}{4,}\s)?(?:de|du|des|d['’])(?!\p{L})`,
      'iu',
    ),
  },
  es: {
    verb: preparedPattern(
      () =>
        String.raw`^(?:${phrases('writing', 'finite_verb', 'es')})$|^\p{L}{2,}(?:${phrases('writing', 'finite_ending', 'es')})$`,
      'iu',
    ),
    action: preparedPattern(
      String.raw`^\p{L}{2,}(?:ar|er|ir)\s\p{L}|^\p{L}{4,}\s(?:y\s\p{L}{4,}\s)?(?:de|del)(?!\p{L})`,
      'iu',
    ),
  },
} as const;

const germanEnd = preparedPattern(String.raw`^\p{Ll}{4,}(?:en|eln|ern|t)$`);

/** True if a German text ends in a verb: `Kunden beraten`, `Rechnungen gebucht`. */
function endsInVerb(words: readonly string[], language: Language): boolean {
  return language === 'de' && germanEnd.test(words.at(-1) ?? '');
}

const shortWord = preparedPattern(String.raw`(?<before>\p{N}\s|^|[^\p{L}])(?<word>\p{L}{1,5})\.$`, 'u');
const vowel = preparedPattern('[aeiouyäöüáéíóúàèìòùâêîôûœæ]', 'i');
/** In UTF-16 units: the longest abbreviation, its stop and the characters before it. */
const lookBack = 9;

/**
 * True if the stop of an abbreviation is between two parts of a sentence: `2 Mio.` and `Euro`, `Fa.` and `Siemens`. It
 * follows a short word that is capitalized, counted or without a vowel, and the next text does not surely open a
 * sentence.
 */
export function isCutShort(before: string, behind: string, language: Language): boolean {
  const found = shortWord.exec(before.slice(-lookBack))?.groups;
  if (found === undefined || language === 'zh') return false;
  const { before: front = '', word: short = '' } = found;
  const isCounted = /\p{N}\s/u.test(front);
  if (!(isCounted || opensWithCapital(short) || !vowel.test(short))) return false;
  return !opensSentence(behind, language);
}

/** Ends that are not abbreviations: a long word or a common word ending, a bracket, `%` or capitals. */
const wholeEnd: Readonly<Record<Exclude<Language, 'zh'>, PreparedPattern>> = {
  en: preparedPattern(
    String.raw`(?:\p{Ll}{3}(?:(?<![pg]t)s|e|y|k|h)|\p{Ll}{2}(?:ing|ed|ion|ment|ers?|ors?)|\p{L}{8}|[)\]%]|\p{Lu}{4})[.!?]$`,
    'u',
  ),
  de: preparedPattern(
    String.raw`(?:\p{Ll}{3}(?:ung|ungen|keit|heit|ion|ionen|en|ern|e)|[)\]%]|\p{Lu}{4})[.!?]$`,
    'u',
  ),
  fr: preparedPattern(
    String.raw`(?:\p{Ll}{4}(?:e|es|é|és|ées|ion|ions|ment|ments|eur|eurs)|[)\]%]|\p{Lu}{4})[.!?]$`,
    'u',
  ),
  es: preparedPattern(String.raw`(?:\p{Ll}{4}(?:[aeo]s?|ción|sión|dad|ores)|[)\]%]|\p{Lu}{4})[.!?]$`, 'u'),
};
const maxEndLength = 40;

/** True if the stop at the end of a text cannot belong to an abbreviation. */
export function endsSurely(text: string, language: Language): boolean {
  return language === 'zh' || wholeEnd[language].test(text.slice(-maxEndLength));
}

const pastOpening: Readonly<Record<'de' | 'fr' | 'es', PreparedPattern>> = {
  de: preparedPattern(String.raw`^\p{Lu}\p{Ll}+(?:ierte|ete|elte|erte)\s\p{L}`),
  fr: preparedPattern(
    String.raw`^(?:J['’]\p{L}|\p{L}{3,}(?:é|ée|er)\s(?:le|la|les|l['’]|des|une?|de)(?!\p{L}))`,
    'iu',
  ),
  es: preparedPattern(String.raw`^\p{L}{3,}(?:é|ó|ar|er|ir)\s(?:el|la|los|las|un|una|de|con)(?!\p{L})`, 'iu'),
};

/** True if the text surely opens a sentence: with a function word, a verb or an action noun. */
function opensSentence(text: string, language: Exclude<Language, 'zh'>): boolean {
  const [first = ''] = text.match(word.regExp) ?? [];
  const lower = first.toLowerCase();
  if (functionWords(language).stops.has(lower) || refersBack(text, language)) return true;
  if (isActionNounIn(first, language)) return true;
  if (language !== 'en') return pastOpening[language].test(text);
  const verb = readVerb(first);
  const isBase = verb?.forms.includes('base') === true && isSurelyVerb(verb.lemma, text.slice(first.length));
  return grammarWords.has(lower) || isPast(first) || isBase || (verb !== null && lower.endsWith('ing'));
}
