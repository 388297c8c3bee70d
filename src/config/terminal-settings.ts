import { type Environment, variable } from './environment.ts';

export interface StreamFacts {
  readonly environment: Environment;
  readonly isTerminal: boolean;
}

/** Whether a stream gets colours. FORCE_COLOR wins over what the stream is; `--no-color` over all. */
export function wantsColour({ environment, isTerminal }: StreamFacts, noColour: boolean): boolean {
  if (noColour) return false;
  const forced = variable(environment, 'FORCE_COLOR');
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (variable(environment, 'NO_COLOR') !== undefined) return false;
  return isTerminal && variable(environment, 'TERM') !== 'dumb';
}

/** Whether somebody is there to watch a spinner: never in CI, on a dumb terminal or in a pipe. */
export function isWatched({ environment, isTerminal }: StreamFacts): boolean {
  return isTerminal && !isAutomation(environment) && variable(environment, 'TERM') !== 'dumb';
}

/**
 * Whether everything is to be said line by line, as into a pipe, although somebody looks on: no tables, colours
 * or redrawn lines. RESUME_TAILOR_PLAIN says it for good.
 */
export function wantsPlain(environment: Environment, isAsked: boolean): boolean {
  const set = variable(environment, 'RESUME_TAILOR_PLAIN');
  return isAsked || (set !== undefined && set !== '0' && set !== 'false');
}

/** A locale that is named, and names no UTF-8, has letters but none of our marks. */
export function showsUnicode(environment: Environment): boolean {
  const locale = ['LC_ALL', 'LC_CTYPE', 'LANG'].map((name) => variable(environment, name)).find(Boolean);
  return locale === undefined || /utf-?8/i.test(locale);
}

/** CI is set to something that does not say no. */
export function isAutomation(environment: Environment): boolean {
  const ci = variable(environment, 'CI');
  return ci !== undefined && ci !== 'false' && ci !== '0';
}
