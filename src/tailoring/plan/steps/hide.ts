import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { countWords } from '../../../text/count-words.ts';
import { offersReferences, pathsOfOffers } from '../../resume/references-offer.ts';
import { type Chunk, type Entry, jobsOf } from '../../resume/resume-model.ts';
import { holdsLabels, skillGroups } from '../../resume/skill-groups.ts';
import { bulletsOf, yearsSinceEnd } from '../bullets.ts';
import { hiddenForRoom } from '../pages/hidden-for-room.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { areGrouped } from './bullet-order.ts';
import { entriesIn, projectSections } from './item-order.ts';

/* Steps that hide: bullets and projects to save space, skills that are listed twice, and offers of references. */

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

/** Fewer words may be a heading or a tag. */
const minRepeatedWords = 3;

/**
 * Hides a line of a job that repeats an earlier one word for word. In another job the same line says that the work was the
 * same, and in groups each may need it.
 */
export function bulletRepeats({ base, model }: PlanInput): readonly Alternatives[] {
  const { hiddenRepeat } = messagesFor(model).changes;
  return jobsOf(model).flatMap((job) => {
    if (areGrouped(job, base)) return [];
    const seen = new Set<string>();
    return bulletsOf(model, job).flatMap(({ path, text }): readonly Alternatives[] => {
      const key = keyOf(text).replace(/[.。;；]$/, '');
      if (seen.has(key) && countWords(text) >= minRepeatedWords)
        return [[hide(path, 'repeated_line', hiddenRepeat)]];
      seen.add(key);
      return [];
    });
  });
}

/** Hides lines and items that only say that references are available on request, which readers assume. */
export function referencesOffers({ base, model }: PlanInput): readonly Alternatives[] {
  const reason = messagesFor(model).changes.hiddenOffer;
  const lines = model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => bulletsOf(model, entry))
    .filter(({ text }) => offersReferences(text))
    .map(({ path }) => path);
  return [...lines, ...pathsOfOffers(base)].map((path) => [hide(path, 'references_offer', reason)]);
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
