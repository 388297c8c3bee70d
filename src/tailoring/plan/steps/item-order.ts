import type { Evidence } from '../../../contract/score.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { isEverydayTool } from '../relevance.ts';
import { isRestName, skillGroups } from '../skills/skill-groups.ts';

/* The steps that put items into another order: skills, their groups, and projects. */

/** Matching keywords first in each group; groups with matches first at good and super. */
export function skillOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  const reason = messagesFor(input.model.language).changes.skillOrder;
  const better = (a: Chunk, b: Chunk) => input.relevance.weightOf(b.path) - input.relevance.weightOf(a.path);
  const keywords = groups.flatMap(({ path, keywords: siblings }) =>
    orderProposal(
      {
        source: `${path}.keywords`,
        siblings,
        sorted: siblings.toSorted(better),
        rule: 'skill_order',
        reason,
      },
      input,
    ),
  );
  return [...keywords, ...groupOrder(input)];
}

/**
 * The group with most of what the posting asks for comes first, everyday tools not counted: `Canva, Excel` does not go before
 * the work itself.
 */
function groupOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model).map(({ path, name, keywords }) => {
    const skills = keywords.length === 0 && name ? [name] : keywords;
    const matching = skills.filter((skill) => input.relevance.weightOf(skill.path) > 0);
    const telling = isRestName(name?.text ?? '') ? [] : matching.filter(({ text }) => !isEverydayTool(text));
    return { path, matching, telling: telling.length };
  });
  const sorted = [...groups].sort((a, b) => b.telling - a.telling);
  const first = sorted[0]?.matching[0];
  if (!first || sorted[0]?.path === groups[0]?.path) return [];
  const { relevance } = input;
  return [
    [
      {
        op: 'reorder',
        source: 'skills',
        order: sorted.map(({ path }) => path),
        rule: 'skill_group_order',
        reason: messagesFor(input.model.language).changes.skillOrder,
        requirements: relevance.requirementsAt(first.path),
        evidence: [{ path: first.path, quote: relevance.quotesAt(first.path)[0] ?? first.text }],
      },
    ],
  ];
}

export const projectSections = ['projects', 'volunteer'] as const;
type ProjectSection = (typeof projectSections)[number];

/** Projects and volunteering that answer the posting stand first. */
export function projectOrder(input: PlanInput): readonly Alternatives[] {
  return projectSections.flatMap((section) => {
    const entries = entriesIn(section, input);
    const sorted = [...entries].sort((a, b) => weightOf(b, input) - weightOf(a, input));
    const risen = sorted.find((entry, index) => index < entries.indexOf(entry) && weightOf(entry, input) > 0);
    if (!risen) return [];
    const shown = shownBy(risen, input);
    return [
      [
        {
          op: 'reorder',
          source: section,
          order: sorted.map(({ path }) => path),
          rule: 'entry_order',
          reason: messagesFor(input.model.language).changes.entryFirst(risen.title),
          requirements: shown.flatMap(({ path }) => input.relevance.requirementsAt(path)),
          evidence: shown.map(({ path, text }) => ({
            path,
            quote: input.relevance.quotesAt(path)[0] ?? text,
          })),
        },
      ],
    ];
  });
}

export function entriesIn(section: ProjectSection, { model }: PlanInput): readonly Entry[] {
  return model.entries.filter((entry) => entry.section === section);
}

function shownBy(entry: Entry, { model, relevance }: PlanInput): readonly Chunk[] {
  return model.chunks.filter((chunk) => chunk.entry === entry.path && relevance.weightOf(chunk.path) > 0);
}

function weightOf(entry: Entry, input: PlanInput): number {
  return shownBy(entry, input).reduce((sum, { path }) => sum + input.relevance.weightOf(path), 0);
}

interface OrderRequest {
  /** Base path of the list. */
  readonly source: string;
  /** In their order in the base. */
  readonly siblings: readonly Chunk[];
  /** The same in their new order. */
  readonly sorted: readonly Chunk[];
  readonly rule: string;
  readonly reason: string;
}

/** A reorder of siblings, resting on what the moved ones show; none when nothing relevant moves up. */
export function orderProposal(request: OrderRequest, { relevance }: PlanInput): readonly Alternatives[] {
  const { source, siblings, sorted, rule, reason } = request;
  const places = new Map(siblings.map((sibling, index) => [sibling, index]));
  const risen = sorted.filter(
    (sibling, index) => index < (places.get(sibling) ?? 0) && relevance.weightOf(sibling.path) > 0,
  );
  if (risen.length === 0) return [];
  const requirements = [...new Set(risen.flatMap(({ path }) => relevance.requirementsAt(path)))];
  const evidence = risen.map(
    ({ path, text }): Evidence => ({ path, quote: relevance.quotesAt(path)[0] ?? text }),
  );
  return [
    [{ op: 'reorder', source, order: sorted.map(({ path }) => path), rule, reason, requirements, evidence }],
  ];
}
