import { type Environment, variable } from './environment.ts';

export interface StreamFacts {
  readonly environment: Environment;
  readonly isTerminal: boolean;
}

/** Whether a stream gets colors. FORCE_COLOR wins over what the stream is; `--no-color` over all. */
export function wantsColor({ environment, isTerminal }: StreamFacts, noColor: boolean): boolean {
  if (noColor) return false;
  if (variable(environment, 'FORCE_COLOR') !== undefined) return saysYes(environment, 'FORCE_COLOR');
  if (variable(environment, 'NO_COLOR') !== undefined) return false;
  return isTerminal && variable(environment, 'TERM') !== 'dumb';
}

/** Whether somebody is there to watch a spinner: never in CI, on a dumb terminal or in a pipe. */
export function isWatched({ environment, isTerminal }: StreamFacts): boolean {
  return isTerminal && !isAutomation(environment) && variable(environment, 'TERM') !== 'dumb';
}

/**
 * Whether everything is to be said line by line, as into a pipe, although somebody looks on: no tables, colors
 * or redrawn lines. RESUME_TAILOR_PLAIN says it for good.
 */
export function wantsPlain(environment: Environment, isAsked: boolean): boolean {
  return isAsked || saysYes(environment, 'RESUME_TAILOR_PLAIN');
}

/** Whether the stack of an error is shown. Any value of RESUME_TAILOR_DEBUG says so for good. */
export function wantsDebug(environment: Environment, isAsked: boolean): boolean {
  return isAsked || variable(environment, 'RESUME_TAILOR_DEBUG') !== undefined;
}

/** A locale that is named, and names no UTF-8, has letters but none of our marks. */
export function showsUnicode(environment: Environment): boolean {
  const locale = ['LC_ALL', 'LC_CTYPE', 'LANG'].map((name) => variable(environment, name)).find(Boolean);
  return locale === undefined || /utf-?8/i.test(locale);
}

export function isAutomation(environment: Environment): boolean {
  return saysYes(environment, 'CI');
}

/** A variable that is set to something that does not say no. */
function saysYes(environment: Environment, name: string): boolean {
  const value = variable(environment, name);
  return value !== undefined && value !== 'false' && value !== '0';
}
