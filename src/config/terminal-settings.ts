import { type Environment, variable } from './environment.ts';

export interface StreamFacts {
  readonly environment: Environment;
  readonly isTerminal: boolean;
}

/** True if a stream gets colors. FORCE_COLOR overrides the kind of stream; `--no-color` overrides all. */
export function wantsColor({ environment, isTerminal }: StreamFacts, noColor: boolean): boolean {
  if (noColor) return false;
  if (variable(environment, 'FORCE_COLOR') !== undefined) return isSetTrue(environment, 'FORCE_COLOR');
  if (variable(environment, 'NO_COLOR') !== undefined) return false;
  return isTerminal && variable(environment, 'TERM') !== 'dumb';
}

/** True if a spinner makes sense: not in CI, on a dumb terminal or in a pipe. */
export function isWatched({ environment, isTerminal }: StreamFacts): boolean {
  return isTerminal && !isAutomation(environment) && variable(environment, 'TERM') !== 'dumb';
}

/**
 * True for line-by-line output on a terminal: no tables, colors or redrawing. RESUME_TAILOR_PLAIN sets it
 * permanently.
 */
export function wantsPlain(environment: Environment, isAsked: boolean): boolean {
  return isAsked || isSetTrue(environment, 'RESUME_TAILOR_PLAIN');
}

/** True if error stacks are shown. Any value of RESUME_TAILOR_DEBUG sets it permanently. */
export function wantsDebug(environment: Environment, isAsked: boolean): boolean {
  return isAsked || variable(environment, 'RESUME_TAILOR_DEBUG') !== undefined;
}

/** False if a locale without UTF-8 is set, whose encoding may lack our symbols. */
export function showsUnicode(environment: Environment): boolean {
  const locale = ['LC_ALL', 'LC_CTYPE', 'LANG'].map((name) => variable(environment, name)).find(Boolean);
  return locale === undefined || /utf-?8/i.test(locale);
}

export function isAutomation(environment: Environment): boolean {
  return isSetTrue(environment, 'CI');
}

/** True for a variable set to anything but false or 0. */
function isSetTrue(environment: Environment, name: string): boolean {
  const value = variable(environment, name);
  return value !== undefined && value !== 'false' && value !== '0';
}
