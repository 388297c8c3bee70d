import { isEverydayTool } from '../../../lexicon/skills/classes.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { highestPriority, type Priority, prioritiesOf } from '../priority.ts';
import { evidenceAt } from '../relevance.ts';

/* The step that reorders projects and volunteering, and how items rise in a list. */

/** A single shared word may be chance, and the person's order, mostly by date, says more. */
const minMusts = 2;

export const projectSections = ['projects', 'volunteer'] as const;
type ProjectSection = (typeof projectSections)[number];

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

/** Readers do not notice a rise by one place, except to the top. */
const minRise = 2;

/** The first item that rises to the top or by more than one place. */
export function firstNoticeableRise<Item>(before: readonly Item[], after: readonly Item[]): Item | undefined {
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
export function raise<Item>(
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
