import type { Evidence } from '../../../contract/score.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import type { Standing } from '../standing.ts';

interface OrderRequest {
  /** Base path of the list. */
  readonly source: string;
  /** In their order in the base. */
  readonly siblings: readonly Chunk[];
  /** The same in their new order. */
  readonly sorted: readonly Chunk[];
  /** Whether a sibling is a reason to disturb the person's order. */
  readonly isReason: (sibling: Chunk) => boolean;
  readonly rule: string;
  readonly reason: string;
}

/** One place up behind the first is not seen. */
const leastRise = 2;

/** A reorder of siblings, resting on what the moved ones show; none when no reason moves up, or not so that it is seen. */
export function orderProposal(request: OrderRequest, { relevance }: PlanInput): readonly Alternatives[] {
  const { source, siblings, sorted, isReason, rule, reason } = request;
  const places = new Map(siblings.map((sibling, index) => [sibling, index]));
  const risen = sorted.filter((sibling, index) => index < (places.get(sibling) ?? 0) && isReason(sibling));
  if (risen.length === 0 || !firstSeenToRise(siblings, sorted)) return [];
  const requirements = [...new Set(risen.flatMap(({ path }) => relevance.requirementsAt(path)))];
  const evidence = risen.map(
    ({ path, text }): Evidence => ({ path, quote: relevance.quotesAt(path)[0] ?? text }),
  );
  return [
    [{ op: 'reorder', source, order: sorted.map(({ path }) => path), rule, reason, requirements, evidence }],
  ];
}

/** The first that comes to stand in front of all, or rises by more than a place. */
export function firstSeenToRise<Item>(before: readonly Item[], after: readonly Item[]): Item | undefined {
  const places = new Map(before.map((item, index) => [item, index]));
  return after.find((item, index) => {
    const rise = (places.get(item) ?? 0) - index;
    return rise >= leastRise || (index === 0 && rise > 0);
  });
}

/** What holds a must rises past what the posting does not speak of: nothing that is asked for gives way to another. */
export function risenPastIdle<Item>(
  items: readonly Item[],
  standingOf: (item: Item) => Standing,
): readonly Item[] {
  const order: Item[] = [];
  let passed = 0;
  for (const item of items) {
    const standing = standingOf(item);
    if (standing === 'must') {
      order.splice(passed, 0, item);
      passed += 1;
    } else {
      order.push(item);
      if (standing !== 'none') passed = order.length;
    }
  }
  return order;
}
