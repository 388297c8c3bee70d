import * as original from '../../src/text/patterns/prepared-pattern.ts';

export type { PreparedPattern } from '../../src/text/patterns/prepared-pattern.ts';

/** Compiles a pattern where it is declared, so that it is recorded even if the run does not use it. */
export function preparedPattern(source: string | (() => string), flags?: string): original.PreparedPattern {
  const pattern = original.preparedPattern(source, flags);
  pattern.regExp.lastIndex = 0;
  return pattern;
}
