import fc from 'fast-check';
import type { ApiKeyChoice, IdempotencyKeyChoice } from './draft.ts';
import { headerText } from './text-arbitraries.ts';

export const oddApiKey: fc.Arbitrary<ApiKeyChoice> = fc.oneof(
  fc.constantFrom<ApiKeyChoice>(
    'none',
    'revoked',
    'with blanks around',
    'sent twice',
    'in capitals',
    'cut short',
    'as a bearer',
    'in the query',
    'a dashboard token',
  ),
  fc.record({ text: fc.oneof(fc.constantFrom('', ' ', '\t'), headerText) }),
  fc
    .string({ unit: fc.constantFrom(...'0aZ9'), minLength: 38, maxLength: 38 })
    .map((secret) => ({ text: `key_live_${secret}` })),
);

export const oddIdempotencyKey: fc.Arbitrary<IdempotencyKeyChoice> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom(0, 1, 255, 256, 257, 4000).map((length) => ({ text: 'k'.repeat(length) })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      text: fc.oneof(headerText, fc.constantFrom(' ', '"quoted"', 'a, b', 'clé', 'a\tb', 'k\u0080')),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      used: fc.nat(10_000),
      body: fc.constantFrom('as it was', 'in another order', 'with defaults', 'another'),
    }),
  },
);

export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.constantFrom(
    { accept: 'text/html' },
    { accept: 'application/xml;q=0.1', 'accept-language': 'xx-YY' },
    { 'accept-encoding': 'gzip, br' },
    { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
    { range: 'bytes=0-1' },
    { 'x-http-method-override': 'DELETE' },
    { 'x-request-id': 'mine\u00ff' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '::1', forwarded: 'host=evil.example' },
    { cookie: 'session=1; X-API-Key=key_live_x' },
    { authorization: 'Basic YTpi' },
    { te: 'trailers', via: '1.0 nowhere' },
  ),
  headerText.map((text) => ({ 'x-strange': text })),
);
