import type { TokenRange } from './find-form.ts';
import { preparedPattern } from './prepared-pattern.ts';
import { remembering } from './remembering.ts';
import { splitSentences } from './split-sentences.ts';

/** "Want to learn Go" and "no experience with Go" name a skill without having it; "planning for Go" may be work. */
const wish = preparedPattern(
  String.raw`(?:^|\bi |\band |[,;] )plan to\b|\b(?:(?:wants?|wanting|hopes?|hoping|planning|keen|eager|excited|would like|aspires?|aspiring) to|(?:hoping|keen|eager) for|looking (?:to (?:learn|move|gain|grow|work|start|use|deepen)|for (?:an? |my |new |opportunit))|interested in|interest in|currently learning|learning about|open to learning|curious about|no (?:prior |previous |direct |hands-on )?(?:experience|knowledge)|not (?:yet )?(?:experienced|familiar|certified|licensed)|never (?:used|worked)|without experience|lack(?:ing)? experience)\b`,
  'i',
);
const wishElsewhere = preparedPattern(
  String.raw`\b(?:möchte|würde gerne?|interessiere mich|interessiert an|interesse an|keine (?:erfahrung|kenntnisse)|ohne erfahrung|lerne gerade|souhaite|aimerais|envie d|intéressée? par|aucune expérience|pas d['’]expérience|sans expérience|me gustaría|quiero aprender|deseo aprender|interesad[oa] en|sin experiencia|ninguna experiencia)|希望学习|想学|有兴趣|感兴趣|没有.{0,6}经验|无.{0,6}经验`,
  'iu',
);

/** Begun and not finished. "Work in progress" and "better than expected" are words of any work. */
const begun = preparedPattern(
  String.raw`\b(?:studying for|candidate for|(?:working towards?|preparing for) (?:\S+ ){0,4}(?:exam|certifi|licen|degree|diploma)|(?:^|[(,:–-] ?)(?:currently )?in progress|in progress(?= ?[),]|$)|expected (?:in |by )?(?:\w+ )?\d{4}|(?:in|zur) vorbereitung auf|en cours (?:d['’]obtention|de (?:formation|certification|préparation))|en curso|en formación)|(?:^|[(,] ?)(?:en cours|in vorbereitung|laufend)(?= ?[),]|$)|备考|考取中|在读`,
  'iu',
);

/** On the way to a certificate, not there: part of its examination, an application that is pending. */
const underWay = preparedPattern(
  String.raw`\b(?:candidate|pending|eligible|eligibility|in progress|expected|in training|studying|preparing for|working towards?|exam(?:ination)?s? (?:sections?|parts?)|(?:sections?|parts?) (?:of the \S+ exam|passed|remaining)|(?:last|first|two|three|\d) (?:\S+ ){0,2}sections?)\b`,
  'i',
);
const underWayElsewhere = preparedPattern(
  String.raw`(?<!\p{L})(?:in ausbildung|angestrebt|in vorbereitung|voraussichtlich|prüfung (?:im|folgt|steht)|en cours|en préparation|en formation|prévue? en|en curso|en proceso|en trámite|pendiente|previst[oa])(?!\p{L})|待考|报考|考试中`,
  'iu',
);

/** Whether the sentence around `range` claims what it names, and does not only wish for it or deny it. */
export function assertsExperience(text: string, range: TokenRange): boolean {
  return claimOf(sentenceAround(text, range)).isExperience;
}

/** As assertsExperience, of a certificate: `CPA candidate` and `two CPA exam sections` hold none. */
export function assertsHolding(text: string, range: TokenRange): boolean {
  const sentence = sentenceAround(text, range);
  return claimOf(sentence).isExperience && !underWay.test(sentence) && !underWayElsewhere.test(sentence);
}

/** A sentence is asked for each skill that it names. */
const claimOf = remembering(2000, (sentence) => ({
  isExperience: !(wish.test(sentence) || wishElsewhere.test(sentence) || begun.test(sentence)),
}));

function sentenceAround(text: string, range: TokenRange): string {
  const around = splitSentences(text).find(({ start, end }) => start <= range.start && range.start < end);
  return around ? text.slice(around.start, around.end) : text;
}
