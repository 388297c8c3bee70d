import type { Gap } from '../../contract/report.ts';
import type { Ports, Target } from '../ports.ts';
import type { Scope } from '../store-port.ts';

/**
 * The gaps whose question the person has neither answered nor dismissed, for any posting. The requirements themselves
 * stay in the report.
 */
export async function openGaps(
  { store, offlineEngine }: Ports,
  scope: Scope,
  { gaps, target }: { readonly gaps: readonly Gap[]; readonly target: Target },
): Promise<Gap[]> {
  const known = new Set((await store.answeredTerms(scope)).map(({ term }) => term));
  if (known.size === 0 || gaps.length === 0) return [...gaps];
  const keys = new Map((await offlineEngine.asked(target)).map(({ term, key }) => [term, key]));
  return gaps.filter(({ term }) => !known.has(keys.get(term) ?? ''));
}
