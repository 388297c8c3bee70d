import fc from 'fast-check';
import type { Mode } from '../service/running-service.ts';

export const mode = fc.constantFrom<Mode>('live', 'live', 'test');
export const which = fc.nat(1_000);
/** Few, so that they are used again. */
export const idempotencyKey = fc.constantFrom('key-1', 'key-2', 'key-3', 'key-4');
