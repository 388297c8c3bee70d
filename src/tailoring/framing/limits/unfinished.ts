import { memoize } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { sentenceAt } from '../../../text/split-sentences.ts';

/* What is begun and not finished: a matter of dates, brackets and marks, which no row of cues tells. */

/** "Work in progress" and "better than expected" are words of any work. */
const begun = preparedPattern(
  String.raw`\b(?:studying for|candidate for|(?:working towards?|preparing for) (?:\S+ ){0,4}(?:exam|certifi|licen|degree|diploma)|(?:^|[(,:–-] ?)(?:currently )?in progress|in progress(?= ?[),]|$)|expected (?:in |by )?(?:\w+ )?\d{4}|(?:in|zur) vorbereitung auf|en cours (?:d['’]obtention|de (?:formation|certification|préparation))|en curso|en formación)|(?:^|[(,] ?)(?:en cours|in vorbereitung|laufend)(?= ?[),]|$)|备考|考取中|在读`,
  'iu',
);

/** Whether the sentence at `start` speaks of what is not finished. */
export function isUnfinished(text: string, start: number): boolean {
  return isBegun(sentenceAt(text, start));
}

/** A sentence is asked for each skill that it names. */
const isBegun = memoize(2000, (sentence): boolean => begun.test(sentence));

/** On the way to a certificate, not there: part of its examination, an application that is pending. */
const underWay = preparedPattern(
  String.raw`\b(?:candidate|pending|eligible|eligibility|in progress|expected|in training|studying|preparing for|working towards?|exam(?:ination)?s? (?:sections?|parts?)|(?:sections?|parts?) (?:of the \S+ exam|passed|remaining)|(?:last|first|two|three|\d) (?:\S+ ){0,2}sections?)\b`,
  'i',
);
const underWayElsewhere = preparedPattern(
  String.raw`(?<!\p{L})(?:in ausbildung|angestrebt|in vorbereitung|voraussichtlich|prüfung (?:im|folgt|steht)|en cours|en préparation|en formation|prévue? en|en curso|en proceso|en trámite|pendiente|previst[oa])(?!\p{L})|待考|报考|考试中`,
  'iu',
);

/** Whether the certificate at `start` is not held yet: `CPA candidate`, `two CPA exam sections`. */
export function isUnderWay(text: string, start: number): boolean {
  const sentence = sentenceAt(text, start);
  return underWay.test(sentence) || underWayElsewhere.test(sentence);
}
