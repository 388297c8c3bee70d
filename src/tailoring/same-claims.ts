import type { Change, ChangeOperation } from '../contract/report.ts';

/** Changes that say of the person that a requirement is met; an alias or a reworded bullet says what stood there. */
const claiming: ReadonlySet<ChangeOperation> = new Set(['surface_skill', 'headline', 'summary']);

/** Each change with the others that make one of its claims: undoing one leaves it in them. */
export function withSameClaims(changes: readonly Change[]): readonly Change[] {
  const claims = changes.filter(({ op }) => claiming.has(op));
  return changes.map((change) => {
    if (!claiming.has(change.op)) return change;
    const others = claims.filter(
      (other) => other !== change && other.requirements.some((id) => change.requirements.includes(id)),
    );
    return others.length === 0 ? change : { ...change, same_claim: others.map(({ id }) => id) };
  });
}
