import fc from 'fast-check';
import { seed } from './how-long.ts';

/** What every property starts from that names no seed itself. */
fc.configureGlobal({ seed });
