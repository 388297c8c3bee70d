import type { Proposal } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../messages/messages-for.ts';
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

function hide(bullet: Chunk, { dates }: Entry, { asOf, model }: PlanInput): Proposal {
  const years = yearsSinceEnd(dates, asOf);
  const { hidden, hiddenOld } = messagesFor(model.language).changes;
  return {
    op: 'hide',
    source: bullet.path,
    rule: years >= oldJobYears ? 'old_job' : 'bullet_budget',
    reason: years >= oldJobYears ? hiddenOld(years) : hidden,
    requirements: [],
    evidence: [],
  };
}
