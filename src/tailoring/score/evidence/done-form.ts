import { ownValue } from '../../../contract/own-value.ts';
import { kindOf } from '../../../lexicon/lexicon.ts';
import { verbNamedBy } from '../../../lexicon/nominalizations.ts';
import { inflect, readVerb } from '../../../lexicon/verbs.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { englishNominalizations } from './activity/nominalizations.ts';

const gerund = /^[a-z-]{3,}ing$/;

/** What somebody writes who did what a word names, and who does it: `mentored` and `mentor` for mentoring. */
export interface DoneForms {
  readonly past: string;
  /** Only of verbs that the table knows. */
  readonly present?: string;
}

/** Null for what is no doing of its own. A word that the lexicon does not know is one if its verb is known. */
export function doneForms(written: string): DoneForms | null {
  const kind = kindOf(written);
  const word = written.replace(/(?<=[nt])s$/, '');
  if (kind !== null && kind !== 'method' && kind !== 'soft') return null;
  const lemma =
    verbNamedBy(word) ??
    ownValue(englishNominalizations, word) ??
    (gerund.test(word) ? readVerb(word)?.lemma : undefined);
  if (lemma) return { past: inflect(lemma, 'past'), present: lemma };
  return kind !== null && gerund.test(word) ? { past: word.replace(/ing$/, 'ed') } : null;
}

const opensClause = preparedPattern(
  String.raw`(?:^|[.;:,•\n–—]|\b(?:and|also|then|I|\p{L}{1,20}ly))\s{0,3}$`,
  'iu',
);
const undergone = preparedPattern(String.raw`^\s+(?:by|in|on|as|at)\b`, 'iu');

const undertaken = preparedPattern(
  String.raw`^\s+(?:the|an?|all|our|my|their|each|every|new|two|three|four|five|six|seven|eight|nine|ten|\d|them|it|her|him|quarterly|monthly|weekly|daily|annual|and \p{L}+ (?:the|an?|all|our|my|new|two|three|four|five|six|\d))`,
  'iu',
);

/** What stands right before a place: enough to see what opens there. */
function shortly(text: string, start: number): string {
  return text.slice(Math.max(0, start - 40), start);
}

/** "Mentor two juniors", "Recruit and train 24 staff", but not "Plan B" or "Train drivers". */
export function isDoneNow(text: string, { start, end }: TokenRange): boolean {
  return opensClause.test(shortly(text, start)) && undertaken.test(text.slice(end));
}

/** "Mentored four juniors", but not "mentored by", "was mentored" or "welded joints". */
export function isDone(text: string, { start, end }: TokenRange): boolean {
  return opensClause.test(shortly(text, start)) && !undergone.test(text.slice(end));
}
