import { isEverydayTool } from '../../../lexicon/skills/classes.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import {
  holdsLabels,
  isFlat,
  isRestName,
  isTraitsName,
  opensWithLanguage,
  type SkillGroup,
  skillGroups,
} from '../../resume/skill-groups.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { highestPriority, isAskedFor, type Priority, prioritiesOf } from '../priority.ts';
import { evidenceAt } from '../relevance.ts';

/* Steps that reorder items: skills, their groups, projects and volunteering. */

/** In a line of keywords, readers notice only a rise by this many places that ends at the front. */
const minSkillRise = 3;
const frontOfList = 3;
/** A list of bare names may contain headings that look like skills, so it is reordered only if several names rise. */
const minRisesInFlat = 2;

/** Moves requested keywords to the front of a group that buries them, and moves up groups with musts. */
export function skillOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  const reason = messagesFor(input.model).changes.skillOrder;
  const priority = prioritiesOf(input);
  const priorityAt = ({ path, text }: Chunk) => priority(path, text);
  const keywords = groups.flatMap(({ path, keywords: siblings }) => {
    if (holdsLabels(siblings) || siblings.some((keyword) => isFragment(keyword) || isRated(keyword)))
      return [];
    const sorted = raisePastUnmentioned(
      siblings,
      priorityAt,
      (each, sibling) => isAskedFor(each) && !isStrayLanguage(sibling, siblings),
    );
    if (risenToFront(siblings, sorted).length === 0) return [];
    const isReason = (sibling: Chunk) => isAskedFor(priorityAt(sibling));
    return orderProposal(
      { source: `${path}.keywords`, siblings, sorted, isReason, rule: 'skill_order', reason },
      input,
    );
  });
  return [...keywords, ...groupOrder(input)];
}

const letter = preparedPattern(String.raw`\p{L}`, 'u');
const bracket = /[()（）[\]]/gu;

/** True for half of an item that was split in reading: `IELTS` and `7.5`, `Git (GitHub` and `GitLab)`. */
function isFragment({ text }: Chunk): boolean {
  return !letter.test(text) || (text.match(bracket)?.length ?? 0) % 2 === 1;
}

const rating = /[\u25A0-\u25FF\u2605\u2606\u26AA\u26AB\u2B50\u{1F534}\u{1F535}\u{1F7E0}-\u{1F7EB}]{2}\s*$/u;

/** True for a keyword with a rating, which may apply to the names before it as well: `Figma, Sketch: ★★☆`. */
function isRated({ text }: Chunk): boolean {
  return rating.test(text);
}

/** True for a rated language among other skills (`French: fluent`), which should not come first there. */
function isStrayLanguage(keyword: Chunk, siblings: readonly Chunk[]): boolean {
  const languages = siblings.filter(opensWithLanguage);
  return (
    opensWithLanguage(keyword) &&
    languages.length * 2 < siblings.length &&
    languages.every(({ text }) => levelMark.test(text))
  );
}

const levelMark = preparedPattern(String.raw`[:：–(]|\s-`);

/** The names that visibly rise to the front of a list; none if the list is in alphabetical order, which stays. */
function risenToFront<Item extends Chunk>(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const isSorted = before.every(({ text }, index) => {
    const last = before[index - 1];
    return !last || last.text.toLowerCase() <= text.toLowerCase();
  });
  if (isSorted) return [];
  const places = new Map(before.map((item, index) => [item, index]));
  return after.slice(0, frontOfList).filter((item, index) => (places.get(item) ?? 0) - index >= minSkillRise);
}

/** How many musts a group must show to pass one that holds only words of the posting. */
const minMusts = 2;

/** Moves groups with musts past groups that the posting does not ask for; requested groups keep their order. */
function groupOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  // A single skill without a group may carry a label for those after it.
  if (namesOf(groups).some(isFragment) || (isFlat(groups) && holdsLabels(namesOf(groups)))) return [];
  const order = raise(
    groups,
    (group) => priorityOfGroup(group, input) === 'must',
    (above, group) => givesWay(above, group, input),
  );
  const risen = firstNoticeableRise(groups, order);
  const isBare = risen?.keywords.length === 0;
  if (isBare && risenToFront(namesOf(groups), namesOf(order)).length < minRisesInFlat) return [];
  const first = risen && skillsOf(risen).find(({ path, text }) => prioritiesOf(input)(path, text) === 'must');
  if (!first) return [];
  const { relevance } = input;
  return [
    [
      {
        op: 'reorder',
        source: 'skills',
        order: order.map(({ path }) => path),
        rule: 'skill_group_order',
        reason: messagesFor(input.model).changes.skillOrder,
        requirements: relevance.requirementsAt(first.path),
        evidence: [evidenceAt(first, relevance)],
      },
    ],
  ];
}

/** True if the posting asks for nothing in the group above. What it mentions there, perhaps by chance, needs two musts. */
function givesWay(above: SkillGroup, group: SkillGroup, input: PlanInput): boolean {
  const priority = priorityOfGroup(above, input);
  if (priority !== 'named' || isFlat([above])) return priority === 'none';
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

export const projectSections = ['projects', 'volunteer'] as const;
type ProjectSection = (typeof projectSections)[number];

/** A single shared word may be chance, and the person's order, mostly by date, says more. */

/** Moves projects and volunteering that show several musts before those that the posting does not mention. */
export function projectOrder(input: PlanInput): readonly Alternatives[] {
  return projectSections.flatMap((section) => {
    const entries = entriesIn(section, input);
    const sorted = raisePastUnmentioned(
      entries,
      (entry) => priorityOfEntry(entry, input),
      (priority, entry) => priority === 'must' && countMusts(entry, input) >= minMusts,
    );
    const risen = firstNoticeableRise(entries, sorted);
    if (!risen) return [];
    const shown = shownBy(risen, input);
    return [
      [
        {
          op: 'reorder',
          source: section,
          order: sorted.map(({ path }) => path),
          rule: 'entry_order',
          reason: messagesFor(input.model).changes.entryFirst(risen.title),
          requirements: shown.flatMap(({ path }) => input.relevance.requirementsAt(path)),
          evidence: shown.map((chunk) => evidenceAt(chunk, input.relevance)),
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

function priorityOfEntry(entry: Entry, input: PlanInput): Priority {
  const priority = prioritiesOf(input);
  const texts = input.model.chunks.filter((chunk) => chunk.entry === entry.path);
  return highestPriority(texts.map(({ path, text }) => priority(path, text)));
}

function countMusts(entry: Entry, { lexicon, rows }: PlanInput): number {
  return rows.filter(
    ({ requirement, evidence }) =>
      requirement.class === 'must' &&
      !isEverydayTool(lexicon, requirement.term) &&
      evidence.some(({ path, implied }) => !implied && path.startsWith(`${entry.path}.`)),
  ).length;
}

interface OrderRequest {
  /** Base path of the list. */
  readonly source: string;
  /** In their order in the base. */
  readonly siblings: readonly Chunk[];
  /** The same in their new order. */
  readonly sorted: readonly Chunk[];
  /** Whether a sibling is a reason to change the person's order. */
  readonly isReason: (sibling: Chunk) => boolean;
  readonly rule: string;
  readonly reason: string;
}

/** Readers do not notice a rise by one place, except to the top. */
const minRise = 2;

/** Reorders siblings, with what the risen ones show as evidence; nothing if no reason rises noticeably. */
function orderProposal(request: OrderRequest, { relevance }: PlanInput): readonly Alternatives[] {
  const { source, siblings, sorted, isReason, rule, reason } = request;
  const places = new Map(siblings.map((sibling, index) => [sibling, index]));
  const risen = sorted.filter((sibling, index) => index < (places.get(sibling) ?? 0) && isReason(sibling));
  if (risen.length === 0 || !firstNoticeableRise(siblings, sorted)) return [];
  const requirements = [...new Set(risen.flatMap(({ path }) => relevance.requirementsAt(path)))];
  const evidence = risen.map((chunk) => evidenceAt(chunk, relevance));
  return [
    [{ op: 'reorder', source, order: sorted.map(({ path }) => path), rule, reason, requirements, evidence }],
  ];
}

/** The first item that rises to the top or by more than one place. */
function firstNoticeableRise<Item>(before: readonly Item[], after: readonly Item[]): Item | undefined {
  const places = new Map(before.map((item, index) => [item, index]));
  return after.find((item, index) => {
    const rise = (places.get(item) ?? 0) - index;
    return rise >= minRise || (index === 0 && rise > 0);
  });
}

/** Raises items with musts past items of priority `none`, never past others; `rises` may select other items. */
function raisePastUnmentioned<Item>(
  items: readonly Item[],
  priorityOf: (item: Item) => Priority,
  rises = (priority: Priority, _item: Item): boolean => priority === 'must',
): readonly Item[] {
  return raise(
    items,
    (item) => rises(priorityOf(item), item),
    (above) => priorityOf(above) === 'none',
  );
}

/** Raises items as long as they may pass the one above; all others keep their order. */
function raise<Item>(
  items: readonly Item[],
  rises: (item: Item) => boolean,
  mayPass: (above: Item, item: Item) => boolean,
): readonly Item[] {
  const order: Item[] = [];
  for (const item of items) {
    let place = order.length;
    if (rises(item)) {
      const passed = order.toReversed().findIndex((above) => !mayPass(above, item));
      place = passed === -1 ? 0 : order.length - passed;
    }
    order.splice(place, 0, item);
  }
  return order;
}
