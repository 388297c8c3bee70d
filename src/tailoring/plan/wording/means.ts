import { inflect, lightVerbs, readVerb, spelledLike } from '../../../lexicon/verbs.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { firstWord } from '../../../text/first-word.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';

/* What somebody did, as the means by which a result came about: `Moved the archive` as `by moving the archive`. */

const joint = ' and ';
const maxActionLength = 16;
/** What these deal with is what worked: `Sold a heat pump, which cut energy use`. */
const noMeans: ReadonlySet<string> = new Set(
  `assess audit demonstrate document evaluate examine inspect investigate present propose receive recommend report
  research review sell study survey test`.split(/\s+/),
);

/** `moving`, `planning and moving`; null for a verb that only carries the sentence, or of taking part. */
export function meansVerbs(lead: string): string | null {
  const forms = lead.split(joint).map((word) => {
    const verb = readVerb(word);
    if (
      !verb?.forms.includes('past') ||
      lightVerbs.has(verb.lemma) ||
      verb.rank === 0 ||
      noMeans.has(verb.lemma)
    )
      return null;
    return spelledLike(word.toLowerCase(), inflect(verb.lemma, 'gerund'));
  });
  return forms.includes(null) ? null : forms.join(joint);
}

/** Whether what was done is short, and has no verb that would keep its tense or be of somebody else. */
export function isOneDeed(action: string): boolean {
  return action.split(/\s+/).length <= maxActionLength && !relative.test(action) && !hasSecondVerb(action);
}

const relative = /\b(?:that|which|who)\b/;

const secondVerb = preparedPattern(String.raw`(?:\band|\bor|\bby|\bto)\s+(\p{L}+)`, 'gu');

/** `Built and ran X` has two verbs; only one would be turned. */
export function hasSecondVerb(part: string): boolean {
  const words = allMatches(part, secondVerb.for(part)).map(([, word = '']) => readVerb(word));
  const opening = readVerb(firstWord(part));
  return (
    /^(?:and|or)\b/.test(part) ||
    words.some((verb) => verb && !verb.forms.includes('base')) ||
    opening?.forms.includes('past') === true
  );
}
