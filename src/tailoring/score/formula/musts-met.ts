import type { RequirementState } from '../../../contract/score.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import type { Proof } from '../score-input.ts';
import { mustCoverage } from './coverage.ts';
import { isEveryday } from './everyday.ts';
import { onScale } from './scale.ts';

/** Who meets so many of the musts gets the points of so many, whatever the jobs were called in which that was. */
const mostMusts = 0.8;

/** From here on a must is surely asked for. */
const surely = 0.8;

const metStates: ReadonlySet<RequirementState> = new Set(['evidenced', 'alias_only']);

/** The value of the part `must`, 0 to 1. */
export function mustsShown(rows: readonly RequirementEvidence[]): number | null {
  const shown = mustCoverage(rows, ({ grade }) => grade);
  if (shown === null) return null;
  const musts = rows.filter(({ requirement }) => requirement.class === 'must');
  const met = Math.max(shareMet(musts), shareMet(musts.filter(isSure)));
  return met >= mostMusts ? Math.max(shown, onScale(met)) : shown;
}

function isSure({ requirement }: RequirementEvidence): boolean {
  return requirement.probability >= surely;
}

function shareMet(musts: readonly RequirementEvidence[]): number {
  if (musts.length === 0) return 0;
  return musts.filter(({ state }) => metStates.has(state)).length / musts.length;
}

/**
 * The formula's m, 0 to 1: how well the musts are met that tell the work. Where there are none, the
 * title stands in.
 */
export function mustsMet({ rows, background }: Proof): number {
  const ofTheWork = rows.filter(({ requirement }) => !isEveryday(requirement));
  return mustsShown(ofTheWork) ?? background.title ?? 1;
}
