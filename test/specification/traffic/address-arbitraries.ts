import fc from 'fast-check';
import type { IdChoice, QueryPart } from './draft.ts';
import { anyText } from './text-arbitraries.ts';

const which = fc.nat(10_000);

/** Any text as one part of a path or query. */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

export const existingId: fc.Arbitrary<IdChoice> = fc.record({ from: fc.constant('there'), which });

export const oddId: fc.Arbitrary<IdChoice> = fc.oneof(
  fc.record({ from: fc.constantFrom('gone', 'other mode'), which }),
  fc
    .oneof(
      fc.constantFrom(
        'generate',
        'res_',
        '%2e%2e',
        '..%2fusage',
        '%E0%A4%A',
        '%00',
        '%',
        'res_%20',
        '{id}',
        '*',
      ),
      fc.constantFrom('0', 'Z', 'i', '%2f', '~').map((unit) => `res_${unit.repeat(26)}`),
      fc.constantFrom(27, 500, 4000).map((length) => `res_${'7'.repeat(length)}`),
      anyText.filter((text) => text !== '' && !/^\.{1,2}$/.test(text)).map(encode),
    )
    .map((text) => ({ from: 'text' as const, text })),
);

/** Names that the description does not know; the service's own additional options are none of them. */
export const unknownQuery: fc.Arbitrary<QueryPart> = fc.tuple(
  fc.constantFrom('Limit', 'cursor', 'page', 'limit%5B%5D', 'id', '_', 'X-API-Key', '__proto__'),
  fc.oneof(fc.constantFrom('', '1', '%zz', '%00', '%ff'), anyText.map(encode)),
);

export const cursor: fc.Arbitrary<QueryPart> = fc.tuple(
  fc.constantFrom('after', 'before'),
  fc.oneof(existingId, existingId, oddId),
);
// Long pages are rare: a page of 100 takes as long as 20 requests.
export const limit: fc.Arbitrary<QueryPart> = fc.tuple(
  fc.constant('limit'),
  fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: 1, max: 6 }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom('99', '100') },
  ),
);
export const oddLimit: fc.Arbitrary<QueryPart> = fc.tuple(
  fc.constant('limit'),
  fc.oneof(
    fc.constantFrom(
      '0',
      '-1',
      '-0',
      '101',
      '1000000000000000000000',
      '',
      '1.0',
      '1e1',
      '0x10',
      '01',
      '%31',
      '+5',
      '5+',
      '%205',
      'all',
      'null',
      '%D9%A5',
    ),
    anyText.map(encode),
  ),
);
