import type { Edit, ProposedEdit } from '../../contract/plan/edit.ts';
import { type Assembled, assembleDocument } from '../assemble-document.ts';
import { lengthLimits, wordsIn } from '../plan/length-limits.ts';
import { readResume } from '../resume/read-resume.ts';
import { numberEdits, type Prepared } from '../tailor-resume.ts';
import { misfits } from '../verify/writing/misfits.ts';
import { type Accepted, sourcesOf } from './run-task.ts';

export interface Joined {
  readonly assembled: Assembled;
  readonly kept: readonly Accepted[];
  /** Wordings that pass alone, but not together with the rest. */
  readonly dropped: readonly Accepted[];
}

/**
 * Adds as many of the model's wordings to the document of the rules as pass together: nothing invented, no lower score,
 * and a length that the level allows. Groups that fail are halved, so one bad wording does not cost the others.
 */
export function joinEdits(prepared: Prepared, offline: Assembled, accepted: readonly Accepted[]): Joined {
  let best: Joined = { assembled: offline, kept: [], dropped: [] };
  const add = (group: readonly Accepted[]): void => {
    if (group.length === 0) return;
    const kept = [...best.kept, ...group];
    const attempt = areDisjoint(kept) ? assemble(prepared, offline, kept) : null;
    if (attempt && isAcceptable(attempt, offline, prepared)) best = { ...best, assembled: attempt, kept };
    else if (group.length === 1) best = { ...best, dropped: [...best.dropped, ...group] };
    else {
      const middle = Math.ceil(group.length / 2);
      add(group.slice(0, middle));
      add(group.slice(middle));
    }
  };
  add(accepted);
  return best;
}

/** True if no two wordings replace the same text. */
function areDisjoint(accepted: readonly Accepted[]): boolean {
  const sources = accepted.flatMap(({ proposal }) => sourcesOf(proposal));
  return new Set(sources).size === sources.length;
}

function assemble(
  { input, verifier }: Prepared,
  offline: Assembled,
  accepted: readonly Accepted[],
): Assembled {
  const own = accepted.map(({ proposal }) => proposal);
  const replaced = new Set(own.flatMap(sourcesOf));
  const others: readonly ProposedEdit[] = offline.edits.filter(
    (edit) => !(isWording(edit) && replaced.has(edit.source)),
  );
  return assembleDocument(input, verifier, numberEdits([...others, ...own]));
}

function isWording({ op }: Edit): boolean {
  return op === 'rewrite' || op === 'alias' || op === 'summary';
}

function isAcceptable(attempt: Assembled, offline: Assembled, { input }: Prepared): boolean {
  const { ats_score: score } = attempt.score;
  const isScored =
    score >= offline.score.ats_score && score <= input.baseScore.ceiling && attempt.keepsBaseScore();
  const fits = misfits(attempt.edits, input.model).length === 0;
  return isScored && fits && hasLength(attempt, offline, input) && attempt.findings().length === 0;
}

function hasLength(
  attempt: Assembled,
  offline: Assembled,
  { lexicon, model, level }: Prepared['input'],
): boolean {
  const { min, max } = lengthLimits(model, level);
  const [words, offlineWords] = [attempt, offline].map(({ document }) =>
    wordsIn(readResume(lexicon, document).chunks),
  );
  if (words === undefined || offlineWords === undefined) return false;
  return words <= Math.max(max, offlineWords) && words >= Math.min(min, offlineWords);
}
