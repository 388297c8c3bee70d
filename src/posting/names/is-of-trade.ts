import type { Token } from '../../text/tokenize.ts';

/** People and matters that every job deals with, at the end of a phrase. Token keys. */
export const everydayMatters: ReadonlySet<string> = new Set(
  'stakeholder leader executive manager director colleague staff employee patient child children pupil classroom timeline family number guest member resident public problem priority issue decision relationship conversation question change challenge idea situation matter difference impact need expectation outcome task meeting thing system process'.split(
    ' ',
  ),
);

/** Whether tokens after a verb name a matter of some trade rather than of every job. */
export function isOfTrade(tokens: readonly Token[]): boolean {
  return !everydayMatters.has(tokens.at(-1)?.key ?? '');
}
