import type { Gap } from '../../contract/report.ts';
import type { Ports, Target } from '../ports.ts';
import type { Scope } from '../store-port.ts';

/** The keys of the questions that the person has answered or dismissed, for any posting. */
export async function answeredKeys({ store }: Ports, scope: Scope): Promise<ReadonlySet<string>> {
  return new Set((await store.answeredTerms(scope)).map(({ term }) => term));
}

/** The gaps whose question is still open. The requirements themselves stay in the report. */
export async function openGaps(
  { offlineEngine }: Ports,
  answered: ReadonlySet<string>,
  { gaps, target }: { readonly gaps: readonly Gap[]; readonly target: Target },
): Promise<Gap[]> {
  if (answered.size === 0 || gaps.length === 0) return [...gaps];
  const asked = await offlineEngine.asked(target);
  const keys = new Map([
    ...asked.map(({ bare, key }) => [bare, key] as const),
    ...asked.map(({ term, key }) => [term, key] as const),
  ]);
  return gaps.filter(({ term }) => !answered.has(keys.get(term) ?? ''));
}
