import { kindOf } from '../../lexicon/lexicon.ts';
import { nominalisations } from '../../lexicon/nominalisations.ts';
import { inflect, readVerb } from '../../lexicon/verbs.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

const gerund = /^[a-z-]{3,}ing$/;

/** What somebody writes who did what a word names: `mentored` for mentoring. Null for what is no doing of its own. */
export function doneForm(word: string): string | null {
  const kind = kindOf(word);
  if (kind !== 'method' && kind !== 'soft') return null;
  const lemma = nominalisations[word] ?? (gerund.test(word) ? readVerb(word)?.lemma : undefined);
  if (lemma) return inflect(lemma, 'past');
  return gerund.test(word) ? word.replace(/ing$/, 'ed') : null;
}

const opensClause = preparedPattern(String.raw`(?:^|[.;:,•\n–—]|\b(?:and|also|then|I|\p{L}+ly))\s*$`, 'iu');
const undergone = preparedPattern(String.raw`^\s+(?:by|in|on|as|at)\b`, 'iu');

/** "Mentored four juniors", but not "mentored by", "was mentored" or "welded joints". */
export function isDone(text: string, { start, end }: TokenRange): boolean {
  return opensClause.test(text.slice(0, start)) && !undergone.test(text.slice(end));
}
