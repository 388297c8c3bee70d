import type { Report } from '../../contract/report.ts';
import { operationName } from './change-groups.ts';

/** Changes that still make a claim of those that were undone, as hints to undo them too. */
export function sameClaimHints(
  { id, changes }: Pick<Report, 'id' | 'changes'>,
  undone: readonly string[],
): string[] {
  const named = new Set(
    changes.filter((change) => undone.includes(change.id)).flatMap(({ same_claim = [] }) => same_claim),
  );
  const left = changes.filter((change) => named.has(change.id) && !undone.includes(change.id));
  if (left.length === 0) return [];
  const places = left.map((change) => `${change.id} (${operationName(change)})`).join(', ');
  const ids = left.map((change) => change.id).join(' ');
  const them = left.length === 1 ? 'it' : 'them';
  return [`The same claim is also in: ${places}. Undo ${them} too: resume-tailor revert ${id} ${ids}`];
}
