import { regularVerb } from '../../../lexicon/verb-forms.ts';
import { inflect, lightVerbs, readVerb, spelledLike, type VerbReading } from '../../../lexicon/verbs.ts';
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
    const lemma = verb ? lemmaOfPast(verb) : regularVerb(word)?.lemma;
    if (lemma === undefined || lightVerbs.has(lemma) || noMeans.has(lemma)) return null;
    return spelledLike(word.toLowerCase(), inflect(lemma, 'gerund'));
  });
  return forms.includes(null) ? null : forms.join(joint);
}

/** Whoever took part did not bring it about alone. */
function lemmaOfPast({ forms, rank, lemma }: VerbReading): string | undefined {
  return forms.includes('past') && rank > 0 ? lemma : undefined;
}

/** Whether what was done is short, and has no verb that would keep its tense or be of somebody else. */
export function isOneDeed(action: string): boolean {
  return action.split(/\s+/).length <= maxActionLength && !isOfOthers(action) && !hasSecondVerb(action);
}

const relative = preparedPattern(String.raw`\b(?:that|which|who)\s+(?<next>\p{L}+)`, 'gu');

/** `the archive that Bob filled`; an archive that removed a step did so itself. */
function isOfOthers(action: string): boolean {
  return allMatches(action, relative.for(action)).some(({ 0: found, groups }) => {
    const next = groups?.['next'] ?? '';
    const isPast = readVerb(next)?.forms.includes('past') || regularVerb(next)?.past === next;
    return found.startsWith('who') || !isPast;
  });
}

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
