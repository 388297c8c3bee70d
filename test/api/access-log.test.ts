import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AccessLogEntry, accessLogLine } from '../../src/api/monitoring.ts';
import { anyCharacter } from '../support/any-character.ts';

const entry: fc.Arbitrary<AccessLogEntry> = fc.record({
  time: fc.integer({ min: 0, max: 4e12 }),
  request_id: fc.string(),
  method: fc.string(),
  path: fc.string({ unit: anyCharacter }),
  status: fc.integer({ min: 100, max: 599 }),
  ms: fc.nat(),
});

it('a JSON line contains exactly its entry, on one line', () => {
  fc.assert(
    fc.property(entry, (asked) => {
      const line = accessLogLine('json', asked);
      expect(line).not.toContain('\n');
      expect(JSON.parse(line)).toEqual({ ...asked, time: new Date(asked.time).toISOString() });
    }),
  );
});
