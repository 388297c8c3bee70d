import type { Proposal } from '../../../contract/plan/edit.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { hiddenForRoom, oldJobYears } from '../room/hidden-for-room.ts';
import { bulletsOf, yearsSinceEnd } from './bullets.ts';

/** Hides the bullets that make room: nothing while the resume fits its pages. */
export function bulletSelection(input: PlanInput): readonly Alternatives[] {
  const hidden = hiddenForRoom(input);
  return input.model.entries
    .filter(({ section }) => section === 'experience')
    .flatMap((entry) =>
      bulletsOf(input.model, entry)
        .filter(({ path }) => hidden.has(path))
        .map((bullet) => [hide(bullet, entry, input)]),
    );
}

function hide(bullet: Chunk, { dates, title }: Entry, { asOf }: PlanInput): Proposal {
  const years = yearsSinceEnd(dates, asOf);
  const when = years >= oldJobYears ? `a job that ended ${years} years ago` : `the job "${title}"`;
  return {
    op: 'hide',
    source: bullet.path,
    rule: years >= oldJobYears ? 'old_job' : 'bullet_budget',
    reason: `Hidden to make room: it shows nothing that the posting asks for, and belongs to ${when}.`,
    requirements: [],
    evidence: [],
  };
}
