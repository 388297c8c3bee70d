import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { isEverydayTool } from '../../../lexicon/skills/classes.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { isRestName, isTraitsName, type SkillGroup, skillGroups } from '../../resume/skill-groups.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { highestPriority, type Priority, prioritiesOf } from '../priority.ts';
import { evidenceAt } from '../relevance.ts';
import { isTorn, orderedSkills, risenSkills } from '../skills/skill-rank.ts';
import { firstNoticeableRise, raise } from './item-order.ts';

/**
 * Puts the skills that the posting asks for first: in each group, and in a line of skills without a group. Groups with
 * musts move up as a whole. Makes one change for each group and one for the list.
 */
export function skillOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  return [...groups.flatMap((group) => keywordOrder(group, input)), ...listOrder(groups, input)];
}

function keywordOrder({ path, keywords }: SkillGroup, input: PlanInput): readonly Alternatives[] {
  const sorted = orderedSkills(keywords, input);
  const risen = risenSkills(keywords, sorted, input);
  return risen.length === 0
    ? []
    : [[proposalFor(`${path}.keywords`, 'skill_order', sorted, risen, risen, input)]];
}

/** A group, or neighboring skills without a group, which are printed on one line. */
type Line = readonly [SkillGroup, ...SkillGroup[]];

/** The order of the list: of its lines, and within a line of skills without a group. */
function listOrder(groups: readonly SkillGroup[], input: PlanInput): readonly Alternatives[] {
  const lines = linesOf(groups);
  const inOrder = lines.map((line) => withOrderedSkills(line, input));
  const order = orderedLines(
    lines.map((line, at) => inOrder[at]?.line ?? line),
    groups,
    input,
  );
  const first = order.risen && skillsOf(order.risen).find(({ path, text }) => isMust(path, text, input));
  const risenNames = inOrder.flatMap(({ risen }) => risen);
  const risen = [...(first && order.risen ? [first] : []), ...risenNames];
  if (risen.length === 0) return [];
  const sorted = (first ? order.lines : inOrder.map(({ line }) => line)).flat();
  const called = first ? [order.risen?.name ?? first, ...risenNames] : risenNames;
  const rule = first ? 'skill_group_order' : 'skill_order';
  return [[proposalFor('skills', rule, sorted, risen, called, input)]];
}

function linesOf(groups: readonly SkillGroup[]): readonly Line[] {
  const lines: [SkillGroup, ...SkillGroup[]][] = [];
  for (const group of groups) {
    const last = lines.at(-1);
    if (last && isSingle(group) && isSingle(last[0])) last.push(group);
    else lines.push([group]);
  }
  return lines;
}

function isSingle({ keywords }: SkillGroup): boolean {
  return keywords.length === 0;
}

function withOrderedSkills(
  line: Line,
  input: PlanInput,
): { readonly line: Line; readonly risen: readonly Chunk[] } {
  const names = namesOf(line);
  if (!isSingle(line[0]) || names.length < line.length) return { line, risen: [] };
  const sorted = orderedSkills(names, input);
  const risen = risenSkills(names, sorted, input);
  const byName = new Map(line.map((group) => [group.name, group]));
  const [head, ...rest] = sorted.flatMap((name) => byName.get(name) ?? []);
  return head === undefined || risen.length === 0 ? { line, risen: [] } : { line: [head, ...rest], risen };
}

/**
 * Moves groups with musts past lines that the posting does not ask for; requested groups keep their order, and skills
 * without a group do not move as a line, because they may belong to the group before them.
 */
function orderedLines(
  lines: readonly Line[],
  groups: readonly SkillGroup[],
  input: PlanInput,
): { readonly lines: readonly Line[]; readonly risen?: SkillGroup | undefined } {
  // Half of an item may belong to the line before it.
  if (isTorn(namesOf(groups))) return { lines };
  const sorted = raise(
    lines,
    ([group]) => !isSingle(group) && priorityOfGroup(group, input) === 'must',
    (above, [group]) => givesWay(above, group, input),
  );
  const risen = firstNoticeableRise(lines, sorted);
  return { lines: sorted, risen: risen?.[0] };
}

/** How many musts a group must show to pass one that holds only words of the posting. */
const minMusts = 2;

/** True if the posting asks for nothing in the line above. What it mentions there, perhaps by chance, needs two musts. */
function givesWay(above: Line, group: SkillGroup, input: PlanInput): boolean {
  const priority = highestPriority(above.map((each) => priorityOfGroup(each, input)));
  if (priority !== 'named' || isSingle(above[0])) return priority === 'none';
  return countMustsIn(group, input) >= minMusts;
}

/** The musts that the skills of a group show in full; everyday tools do not count. */
function countMustsIn(group: SkillGroup, { lexicon, rows }: PlanInput): number {
  return rows.filter(
    ({ requirement, evidence }) =>
      requirement.class === 'must' &&
      !isEverydayTool(lexicon, requirement.term) &&
      evidence.some(
        ({ path, implied, limit }) => !implied && limit === undefined && path.startsWith(`${group.path}.`),
      ),
  ).length;
}

function namesOf(groups: readonly SkillGroup[]): readonly Chunk[] {
  return groups.flatMap(({ name }) => name ?? []);
}

function skillsOf({ name, keywords }: SkillGroup): readonly Chunk[] {
  return keywords.length === 0 && name ? [name] : keywords;
}

function isMust(path: string, text: string, input: PlanInput): boolean {
  return prioritiesOf(input)(path, text) === 'must';
}

/** The highest priority in a group; everyday tools (`Canva, Excel`), groups of traits and leftovers never move up. */
function priorityOfGroup(group: SkillGroup, input: PlanInput): Priority {
  const priority = prioritiesOf(input);
  const called = group.name?.text ?? '';
  const isMinor = isRestName(called) || isTraitsName(called);
  const best = highestPriority(
    skillsOf(group).map(({ path, text }) =>
      isEverydayTool(input.lexicon, text) ? 'named' : priority(path, text),
    ),
  );
  return isMinor && best !== 'none' ? 'named' : best;
}

/** More names would not be read. */
const maxNames = 3;

function proposalFor(
  source: string,
  rule: string,
  sorted: readonly { readonly path: string }[],
  risen: readonly Chunk[],
  called: readonly Chunk[],
  { model, relevance }: PlanInput,
): ProposedEdit {
  const names = called.slice(0, maxNames).map(({ text }) => text);
  const comma = model.language === 'zh' ? '、' : ', ';
  return {
    op: 'reorder',
    source,
    order: sorted.map(({ path }) => path),
    rule,
    reason: messagesFor(model).changes.skillOrder(names.join(comma)),
    requirements: [...new Set(risen.flatMap(({ path }) => relevance.requirementsAt(path)))],
    evidence: risen.map((chunk) => evidenceAt(chunk, relevance)),
  };
}
