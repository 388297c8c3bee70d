import type { TokenRange } from './find-form.ts';
import { splitSentences } from './split-sentences.ts';

/** "Want to learn Go" and "no experience with Go" name a skill without having it. */
const wish =
  /\b(?:(?:want|wants|wanting|hope|hoping|plan|planning|keen|eager|excited|would like|looking|aspire|aspiring) (?:to|for)|interested in|interest in|currently learning|learning about|open to learning|curious about|no (?:prior |previous |direct |hands-on )?(?:experience|knowledge)|not (?:yet )?(?:experienced|familiar|certified|licensed)|never (?:used|worked)|without experience|lack(?:ing)? experience)\b/i;
const wishElsewhere =
  /\b(?:möchte|würde gerne?|interessiere mich|interessiert an|interesse an|keine (?:erfahrung|kenntnisse)|ohne erfahrung|lerne gerade|souhaite|aimerais|envie d|intéressée? par|aucune expérience|pas d['’]expérience|sans expérience|me gustaría|quiero aprender|deseo aprender|interesad[oa] en|sin experiencia|ninguna experiencia)|希望学习|想学|有兴趣|感兴趣|没有.{0,6}经验|无.{0,6}经验/iu;
const begun =
  /\b(?:studying for|working towards?|preparing for|in progress|candidate for|expected|en cours|in vorbereitung|en curso)\b/i;

/** On the way to a certificate, not there: part of its examination, an application that is pending. */
const underWay =
  /\b(?:candidate|pending|eligible|eligibility|in training|studying|exam(?:ination)?s? (?:sections?|parts?)|(?:sections?|parts?) (?:of the \S+ exam|passed|remaining)|(?:last|first|two|three|\d) (?:\S+ ){0,2}sections?)\b/i;

/** Whether the sentence around `range` claims what it names, and does not only wish for it or deny it. */
export function assertsExperience(text: string, range: TokenRange): boolean {
  const sentence = sentenceAround(text, range);
  return !wish.test(sentence) && !wishElsewhere.test(sentence) && !begun.test(sentence);
}

/** As assertsExperience, of a certificate: `CPA candidate` and `two CPA exam sections` hold none. */
export function assertsHolding(text: string, range: TokenRange): boolean {
  return assertsExperience(text, range) && !underWay.test(sentenceAround(text, range));
}

function sentenceAround(text: string, range: TokenRange): string {
  const around = splitSentences(text).find(({ start, end }) => start <= range.start && range.start < end);
  return around ? text.slice(around.start, around.end) : text;
}
