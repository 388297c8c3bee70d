import type { Proposal } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, Entry, ResumeModel } from '../../resume/resume-model.ts';
import { bulletsOf, yearsSinceEnd } from '../bullets.ts';
import { hiddenForRoom, oldJobYears } from '../pages/hidden-for-room.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { type SkillGroup, skillGroups } from '../skills/skill-groups.ts';
import { skillUsesOf, whyHidden } from '../skills/skill-use.ts';
import { entriesIn, projectSections } from './item-order.ts';

/* The steps that hide: bullets, projects and skills to make room, and skills that are listed twice. */

/** Hides the bullets that make room: nothing while the resume fits its pages. */
export function bulletSelection(input: PlanInput): readonly Alternatives[] {
  const hidden = hiddenForRoom(input);
  return input.model.entries
    .filter(({ section }) => section === 'experience')
    .flatMap((entry) =>
      bulletsOf(input.model, entry)
        .filter(({ path }) => hidden.has(path))
        .map((bullet) => [hideBullet(bullet, entry, input)]),
    );
}

function hideBullet({ path }: Chunk, { dates }: Entry, { asOf, model }: PlanInput): Proposal {
  const years = yearsSinceEnd(dates, asOf);
  const { hidden, hiddenOld } = messagesFor(model.language).changes;
  return years >= oldJobYears ? hide(path, 'old_job', hiddenOld(years)) : hide(path, 'bullet_budget', hidden);
}

/** Rests on nothing, for it says nothing. */
function hide(source: string, rule: string, reason: string): Proposal {
  return { op: 'hide', source, rule, reason, requirements: [], evidence: [] };
}

/** Hides the projects and volunteering that make room. */
export function projectSelection(input: PlanInput): readonly Alternatives[] {
  const hidden = hiddenForRoom(input);
  return projectSections
    .flatMap((section) => entriesIn(section, input))
    .filter(({ path }) => hidden.has(path))
    .map(({ path }) => [hide(path, 'entry_selection', messagesFor(input.model.language).changes.hidden)]);
}

/** Hides the keywords that make room, as one where a whole group goes. */
export function skillCap(input: PlanInput, { gone }: Decided): readonly Alternatives[] {
  const hidden = new Set([...hiddenForRoom(input)].filter((path) => !gone.has(path)));
  return skillGroups(input.model)
    .flatMap((group) => hidesIn(group, hidden, input))
    .map((proposal) => [proposal]);
}

function hidesIn(
  { path, name, keywords }: SkillGroup,
  hidden: ReadonlySet<string>,
  input: PlanInput,
): readonly Proposal[] {
  const gone = keywords.filter((keyword) => hidden.has(keyword.path));
  if (gone.length === 0) return [];
  const messages = messagesFor(input.model.language).changes;
  if (gone.length === keywords.length)
    return [hide(path, 'skill_cap', messages.hiddenGroup(name?.text ?? null))];
  const { useOf, professions } = skillUsesOf(input);
  return gone.map((keyword) =>
    hide(keyword.path, 'skill_cap', whyHidden(keyword.text, useOf(keyword), professions, messages)),
  );
}

/**
 * Hides a keyword that the list names a second time, letter for letter but for capitals: `Word, WORD`. A certificate that has
 * its place among the certificates is named a second time too.
 */
export function skillDuplicates({ model }: PlanInput): readonly Alternatives[] {
  const { hiddenDuplicate } = messagesFor(model.language).changes;
  const seen = new Set(certificatesOf(model).map(keyOf));
  return skillGroups(model).flatMap(({ keywords }) => {
    let left = keywords.length;
    return keywords.flatMap((keyword): readonly Alternatives[] => {
      const key = keyOf(keyword.text);
      const isRepeated = seen.has(key);
      seen.add(key);
      // A group that only repeats others stays: it would be an empty heading.
      if (!isRepeated || left === 1) return [];
      left -= 1;
      return [[hide(keyword.path, 'skill_duplicate', hiddenDuplicate(keyword.text))]];
    });
  });
}

function certificatesOf({ chunks }: ResumeModel): readonly string[] {
  return chunks.flatMap(({ path, text }) => (/^certificates\[\d+\]\.name$/.test(path) ? [text] : []));
}

function keyOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
