import type { Evidence } from '../../../contract/score.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';

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
