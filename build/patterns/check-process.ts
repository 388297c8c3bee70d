import { checkPattern } from './check-pattern.ts';
import type { Pattern } from './pattern.ts';

/* Checks patterns in a process of its own: the checker is slow and never yields, so each core gets a process. */

process.on('message', async (pattern: Pattern) => {
  process.send?.({ bad: await checkPattern(pattern) });
});
