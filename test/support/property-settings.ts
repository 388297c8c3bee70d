import fc from 'fast-check';
import { runs, seed } from './how-long.ts';

/** What a property does that asks for nothing else. */
fc.configureGlobal({ seed, numRuns: runs(25, 100) });
