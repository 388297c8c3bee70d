import { checkPattern } from './check-pattern.ts';
import type { Pattern } from './pattern.ts';

/* Judges one pattern after the other: the checker is slow and never yields, so each core gets a process. */

process.on('message', async (pattern: Pattern) => {
  process.send?.({ bad: await checkPattern(pattern) });
});
