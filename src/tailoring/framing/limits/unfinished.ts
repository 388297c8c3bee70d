import { phrases } from '../../../lexicon/phrase-lists.ts';
import { memoize } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { sentenceAt } from '../../../text/split-sentences.ts';

/* What is begun and not finished: a matter of dates, brackets and marks, which no row of cues tells. */

/** "Work in progress" and "better than expected" are words of any work. */
const begun = preparedPattern(
  () =>
    String.raw`\b(?:${phrases('tailoring', 'begun', 'en', 'de', 'fr', 'es')})|(?:^|[(,] ?)(?:en cours|in vorbereitung|laufend)(?= ?[),]|$)|${phrases('tailoring', 'begun', 'zh')}`,
  'iu',
);

/** Whether the sentence at `start` speaks of what is not finished. */
export function isUnfinished(text: string, start: number): boolean {
  return isBegun(sentenceAt(text, start));
}

/** A sentence is asked for each skill that it names. */
const isBegun = memoize(2000, (sentence): boolean => begun.test(sentence));

/** On the way to a certificate, not there: part of its examination, an application that is pending. */
const underWay = preparedPattern(() => String.raw`\b(?:${phrases('tailoring', 'under_way', 'en')})\b`, 'i');
const underWayElsewhere = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('tailoring', 'under_way', 'de', 'fr', 'es')})(?!\p{L})|${phrases('tailoring', 'under_way', 'zh')}`,
  'iu',
);

/** Whether the certificate at `start` is not held yet: `CPA candidate`, `two CPA exam sections`. */
export function isUnderWay(text: string, start: number): boolean {
  const sentence = sentenceAt(text, start);
  return underWay.test(sentence) || underWayElsewhere.test(sentence);
}
