import type { Check } from './check.ts';
import { pass } from './check.ts';

/** @param wanted `engines.node` of the package: `>=20.19.0` */
export function nodeCheck(version: string, wanted: string): Check {
  const needed = wanted.replace('>=', '');
  if (isAtLeast(numbersOf(version), numbersOf(needed))) return pass('node', `Node ${version}`);
  const message = `Node ${version} is too old. Install Node ${needed} or newer: https://nodejs.org`;
  return { name: 'node', status: 'fail', message };
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10));
}

function isAtLeast(have: readonly number[], need: readonly number[]): boolean {
  const index = need.findIndex((number, at) => number !== have[at]);
  return index < 0 || (have[index] ?? 0) > (need[index] ?? 0);
}
