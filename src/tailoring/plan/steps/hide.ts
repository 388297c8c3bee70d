import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { type Chunk, type Entry, jobsOf } from '../../resume/resume-model.ts';
import { holdsLabels, skillGroups } from '../../resume/skill-groups.ts';
import { bulletsOf, yearsSinceEnd } from '../bullets.ts';
import { hiddenForRoom } from '../pages/hidden-for-room.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { entriesIn, projectSections } from './item-order.ts';

/* Steps that hide: bullets and projects to save space, and skills that are listed twice. */

/** Hides bullets to save space; none if the resume fits its pages. */
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

/** Hiding claims nothing and so needs no evidence. */
function hide(source: string, rule: string, reason: string): ProposedEdit {
  return { op: 'hide', source, rule, reason, requirements: [], evidence: [] };
}

/** Hides projects and volunteering to save space. */
export function projectSelection(input: PlanInput): readonly Alternatives[] {
  const hidden = hiddenForRoom(input);
  return projectSections
    .flatMap((section) => entriesIn(section, input))
    .filter(({ path }) => hidden.has(path))
    .map(({ path }) => [hide(path, 'entry_selection', messagesFor(input.model).changes.hidden)]);
}

/**
 * Hides a keyword that its group repeats, ignoring case: `Word, WORD`. In another group it may mean something else:
 * `React Native` for the front end and for mobile work.
 */
export function skillDuplicates({ model }: PlanInput): readonly Alternatives[] {
  const { hiddenDuplicate } = messagesFor(model).changes;
  return skillGroups(model).flatMap(({ keywords }) => {
    if (holdsLabels(keywords)) return [];
    const seen = new Set<string>();
    return keywords.flatMap(({ path, text }): readonly Alternatives[] => {
      // `(B1)` is the level of the keyword before it.
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
