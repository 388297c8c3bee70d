import * as original from '../../src/text/prepared-pattern.ts';

export type { PreparedPattern } from '../../src/text/prepared-pattern.ts';

/** Compiles both editions of a pattern where it is declared: whether a run happens to need it does not matter. */
export function preparedPattern(source: string | (() => string), flags?: string): original.PreparedPattern {
  const pattern = original.preparedPattern(source, flags);
  pattern.for('a');
  pattern.for('é中');
  return pattern;
}
