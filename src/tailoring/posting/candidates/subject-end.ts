import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Clause } from '../clause.ts';
import { cueOf } from '../cues/cue-of.ts';

const copula = preparedPattern(
  String.raw`\s(?:is|are|would|will|ist|sind|wäre|wären|n['’]a|n['’]ont|(?:vous |te |t['’])?(?:est|sont)|serait|seraient|font|es|son|sería|serán?)\s`,
  'iu',
);

/** Where the subject that a sentence says its cue of ends: "stock control and menu costing are no mystery to you"; -1 without one. */
export function subjectEnd({ text, cue, opensSentence }: Clause): number {
  if (!opensSentence || cue === null || cue === 'ignored') return -1;
  const verb = copula.exec(text);
  if (!verb) return -1;
  const said = text.slice(verb.index, verb.index + 40).split(',', 1)[0] ?? '';
  return cueOf(said) === null ? -1 : verb.index;
}
