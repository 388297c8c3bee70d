import type { Component, Knockout } from '../../../contract/score.ts';
import { calibrate } from './calibrate.ts';

/** A missing mandatory licence: never strong. */
export const knockoutCap = 69;

/** The formula's g: who meets fewer than half of the musts is scored below the sum of the parts. */
const gateFloor = 0.45;
/** From this m on, every point counts in full. */
const gateOpen = 0.5;

/** round(100 * gate * share), calibrated, capped. `met` is the formula's m, 0 to 1. */
export function finalScore(
  components: readonly Component[],
  met: number,
  knockouts: readonly Pick<Knockout, 'met'>[],
): number {
  const gate = gateFloor + (1 - gateFloor) * Math.min(1, met / gateOpen);
  const calibrated = Math.round(calibrate(100 * gate * shareOf(components)));
  return knockouts.every((knockout) => knockout.met) ? calibrated : Math.min(knockoutCap, calibrated);
}

/** What is not asked for is dropped, and the rest counts for the whole. */
export function shareOf(components: readonly Component[]): number {
  const asked = components.filter(({ applicable }) => applicable);
  const points = asked.reduce((sum, component) => sum + component.points, 0);
  const reached = asked.reduce((sum, { points: most, value }) => sum + most * value, 0);
  return points === 0 ? 0 : reached / points;
}
