import fc from 'fast-check';
import { runs, seed } from './how-long.ts';

/** Of every property that names no others itself. */
fc.configureGlobal({ seed, numRuns: runs(20, 100) });
