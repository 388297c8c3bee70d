import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import { type Chunk, type Entry, jobsOf } from '../../resume/resume-model.ts';
import { skillGroups } from '../../resume/skill-groups.ts';
import { bulletsOf, yearsSinceEnd } from '../bullets.ts';
import { hiddenForRoom } from '../pages/hidden-for-room.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { entriesIn, projectSections } from './item-order.ts';

/* The steps that hide: bullets and projects to make room, and skills that are listed twice. */

/** Hides the bullets that make room: nothing while the resume fits its pages. */
export function bulletSelection(input: PlanInput): readonly Alternatives[] {
  const hidden = hiddenForRoom(input);
  return jobsOf(input.model).flatMap((job) =>
    bulletsOf(input.model, job)
      .filter(({ path }) => hidden.has(path))
      .map((bullet) => [hideBullet(bullet, job, input)]),
  );
}

function hideBullet({ path }: Chunk, { dates }: Entry, { asOf, model }: PlanInput): ProposedEdit {
  const { hiddenOld } = messagesFor(model).changes;
  return hide(path, 'old_job', hiddenOld(yearsSinceEnd(dates, asOf)));
}

/** Rests on nothing, for it says nothing. */
function hide(source: string, rule: string, reason: string): ProposedEdit {
  return { op: 'hide', source, rule, reason, requirements: [], evidence: [] };
}

/** Hides the projects and volunteering that make room. */
export function projectSelection(input: PlanInput): readonly Alternatives[] {
  const hidden = hiddenForRoom(input);
  return projectSections
    .flatMap((section) => entriesIn(section, input))
    .filter(({ path }) => hidden.has(path))
    .map(({ path }) => [hide(path, 'entry_selection', messagesFor(input.model).changes.hidden)]);
}

/**
 * Hides a keyword that its group names a second time, letter for letter but for capitals: `Word, WORD`. In another group it
 * says another thing: `React Native` of the front end, and of mobile work.
 */
export function skillDuplicates({ model }: PlanInput): readonly Alternatives[] {
  const { hiddenDuplicate } = messagesFor(model).changes;
  return skillGroups(model).flatMap(({ keywords }) => {
    const seen = new Set<string>();
    return keywords.flatMap(({ path, text }): readonly Alternatives[] => {
      // `(B1)` is the level of the one before.
      if (text.startsWith('(')) return [];
      const key = keyOf(text);
      if (seen.has(key)) return [[hide(path, 'skill_duplicate', hiddenDuplicate(text))]];
      seen.add(key);
      return [];
    });
  });
}

function keyOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
