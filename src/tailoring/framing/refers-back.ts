import { wordList } from '../../lexicon/packed/word-lists.ts';
import { readVerb } from '../../lexicon/words/verbs.ts';
import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';

const letter = preparedPattern(String.raw`^[\p{L}\p{N}]`);

/** Sentences about a thing named before or the employer: `The project was cancelled`, `The company downsized`. */
const isAboutNamedThing = preparedPattern(
  [
    String.raw`^the (?:[\p{L}'’-]{1,30} ){1,4}(?:is|are|was|were|has|have|had|will|should|would|consists?|includes?)\b`,
    String.raw`^the (?:company|firm|start-?up|business|employer|agency) \p{Ll}`,
    String.raw`^(?:das unternehmen|die firma|der betrieb) \p{Ll}`,
    String.raw`^(?:l['’](?:entreprise|agence)|la société) \p{Ll}`,
    String.raw`^la (?:empresa|compañía) \p{Ll}`,
  ].join('|'),
  'iu',
);

/** Sentences whose object is named in the sentence before: `Supported them with …`, `Betreuung derselben`. */
const actsOnPronoun = preparedPattern(
  [
    String.raw`^\p{L}{1,30}\s(?:them|him|her|it|those)(?!\p{L})`,
    String.raw`^\p{L}{1,30}\s(?:desselben|derselben|dessen|deren|davon|daran|hiervon)(?!\p{L})`,
    String.raw`^\p{L}{1,30}\sde\s(?:celui-ci|celle-ci|ceux-ci|celles-ci|cela)(?!\p{L})`,
    String.raw`^\p{L}{1,30}\s(?:del\smismo|de\s(?:la\smisma|l[oa]s\smism[oa]s|ellos?|ellas?|dich[oa]s?))(?!\p{L})`,
  ].join('|'),
  'iu',
);

const opensBracket = preparedPattern('^[(（[]');

/** Openings that refer to the heading of the job, not to the sentence before: `In this role`. */
export const namesJob = preparedPattern(
  [
    String.raw`^(?:in|as part of) (?:this|that) (?:role|position|job|capacity|post|internship)(?!\p{L})`,
    String.raw`^in dieser (?:rolle|position|funktion|stelle)(?!\p{L})`,
    String.raw`^dans (?:ce (?:rôle|poste|stage)|cette fonction)(?!\p{L})`,
    String.raw`^en (?:este (?:puesto|rol|cargo|trabajo)|esta (?:función|posición))(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** True if a sentence refers to the sentence or line before: `This cut costs`, `Dadurch …`, `Later migrated it`. */
export function refersBack(sentence: string, language: Language): boolean {
  if (namesJob.test(sentence)) return false;
  if (isAboutNamedThing.test(sentence) || opensBracket.test(sentence) || actsOnPronoun.test(sentence))
    return true;
  const lower = sentence.toLowerCase();
  return wordList('writing', 'refers_back')
    .words(language)
    .some((opener) => {
      if (!lower.startsWith(opener)) return false;
      return language === 'zh' || !letter.test(lower.slice(opener.length));
    });
}

/** The subject, and up to a verb, before a word that adds: `J'ai`, `Ich habe`, `Me encargaba`. */
const beforeAddition = preparedPattern(
  String.raw`^(?:(?:ich|je|yo)\s|j['’])?(?:me\s|m['’])?(?:\p{L}{1,20}\s)?$`,
  'iu',
);
const chineseSubject = preparedPattern('^(?:我们|我|本人)$', 'u');
/** In characters; the words before an addition are no longer. */
const maxBeforeAddition = 30;

/** True for `J'ai également formé`; an English bullet loses `I also` together with its subject. */
export function addsToBefore(sentence: string, language: Language): boolean {
  const lower = sentence.slice(0, maxBeforeAddition * 2).toLowerCase();
  const isOpening = language === 'zh' ? chineseSubject : beforeAddition;
  return wordList('writing', 'adds_to_before')
    .words(language)
    .some((addition) => {
      const at = lower.indexOf(addition);
      if (at < 1 || at > maxBeforeAddition || !isOpening.test(lower.slice(0, at))) return false;
      return language === 'zh' || !letter.test(lower.slice(at + addition.length));
    });
}

const timeOpening = preparedPattern(
  String.raw`^(?:later|then|afterwards|subsequently|next)\s(\p{L}{1,30})`,
  'iu',
);

/** True if a sentence tells the next action, which is complete without the one before: `Later moved onto …`. */
export function opensNextAction(sentence: string): boolean {
  const [, verb = ''] = timeOpening.exec(sentence) ?? [];
  return readVerb(verb)?.forms.includes('past') === true;
}
