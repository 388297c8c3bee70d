import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { sentenceAt } from '../../../text/split-sentences.ts';
import { memoize } from '../../../values/memoize.ts';

/*
 * Recognizes what is begun but not finished. This depends on dates, brackets and signs, which rows of cues cannot
 * express.
 */

/** Narrow, because "work in progress" and "better than expected" may be said of any work. */
const begun = preparedPattern(
  () =>
    String.raw`\b(?:${phrases('tailoring', 'begun', 'en', 'de', 'fr', 'es')})|(?:^|[(,] ?)(?:en cours|in vorbereitung|laufend)(?= ?[),]|$)|${phrases('tailoring', 'begun', 'zh')}`,
  'iu',
);

/** True if the sentence at `start` is about something that is not finished. */
export function isUnfinished(text: string, start: number): boolean {
  return isBegun(sentenceAt(text, start));
}

/** Memoized, because a sentence is checked for each skill that it names. */
const isBegun = memoize(2000, (sentence): boolean => begun.test(sentence));

/** Matches a certificate that is not held yet: part of its examination, a pending application. */
const underWay = preparedPattern(() => String.raw`\b(?:${phrases('tailoring', 'under_way', 'en')})\b`, 'i');
const underWayElsewhere = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('tailoring', 'under_way', 'de', 'fr', 'es')})(?!\p{L})|${phrases('tailoring', 'under_way', 'zh')}`,
  'iu',
);

/** True if the certificate at `start` is not held yet: `CPA candidate`, `two CPA exam sections`. */
export function isUnderWay(text: string, start: number): boolean {
  const sentence = sentenceAt(text, start);
  return underWay.test(sentence) || underWayElsewhere.test(sentence);
}

const notHeld = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('tailoring', 'not_held', 'en', 'de', 'fr', 'es')})(?!\p{L})|${phrases('tailoring', 'not_held', 'zh')}`,
  'iu',
);

/** Words in the sentence by which the credential at `start` is not yet or no longer held: `part-qualified ACCA`. */
export function wordsForNotHeld(text: string, start: number): string | null {
  return notHeld.exec(sentenceAt(text, start))?.[0] ?? null;
}
