import { readVerb } from '../../../lexicon/verbs.ts';
import { writingWords } from '../../../lexicon/writing-words.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';

const letter = preparedPattern(String.raw`^[\p{L}\p{N}]`);

/** `The project was cancelled`: about what the sentence before named. */
const isAboutThing = preparedPattern(
  String.raw`^the (?:[\p{L}'’-]{1,30} ){1,4}(?:is|are|was|were|has|have|had|will|should|would|consists?|includes?)\b`,
  'iu',
);

/** `Supported them with …`, `Betreuung derselben`: who or what that is stands in the sentence before. */
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

/** `This cut costs`, `Dadurch …`, `Later migrated it`: says something of the sentence or line before, by its own words. */
export function refersBack(sentence: string, language: Language): boolean {
  if (isAboutThing.test(sentence) || opensBracket.test(sentence) || actsOnPronoun.test(sentence)) return true;
  const lower = sentence.toLowerCase();
  return writingWords('refers_back', language).some((opener) => {
    if (!lower.startsWith(opener)) return false;
    return language === 'zh' || !letter.test(lower.slice(opener.length));
  });
}

const inTime = preparedPattern(String.raw`^(?:later|then|afterwards|subsequently|next)\s(\p{L}{1,30})`, 'iu');

/** `Later moved onto …`: what was done after that is another thing, and yet comes after. */
export function opensNextAction(sentence: string): boolean {
  const [, verb = ''] = inTime.exec(sentence) ?? [];
  return readVerb(verb)?.forms.includes('past') === true;
}
