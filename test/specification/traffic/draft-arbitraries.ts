import fc from 'fast-check';
import type { Mode } from '../service/running-service.ts';
import { cursor, encode, existingId, limit, oddId, oddLimit, unknownQuery } from './address-arbitraries.ts';
import { oddBody, validBody } from './body-arbitraries.ts';
import type { Draft, IdempotencyKeyChoice } from './draft.ts';
import { oddApiKey, oddHeaders, oddIdempotencyKey } from './header-arbitraries.ts';

type DraftParts = { readonly [Name in keyof Draft]: fc.Arbitrary<Draft[Name]> };
type Odd = Partial<DraftParts>;
type Plain = Odd & Pick<DraftParts, 'method' | 'path'>;

const mode = fc.constantFrom<Mode>('live', 'test');

/** Drafts with one oddity at a time, or none, or all at once: two at once would hide each other too often. */
function drafts(plain: Plain, odd: Odd, plainWeight: number): fc.Arbitrary<Draft> {
  const usual: DraftParts = {
    mode,
    id: fc.constant(null),
    query: fc.constant([]),
    apiKey: fc.constant('own'),
    idempotencyKey: fc.constant('none'),
    headers: fc.constant({}),
    body: fc.constant(null),
    ...plain,
  };
  const query = fc.array(unknownQuery, { minLength: 1, maxLength: 3 });
  const oddities: Odd = { apiKey: oddApiKey, headers: oddHeaders, query, ...odd };
  const one = Object.entries(oddities).map(([name, part]) => fc.record({ ...usual, [name]: part }));
  return fc.oneof(
    { weight: plainWeight * one.length, arbitrary: fc.record(usual) },
    ...one.map((arbitrary) => ({ weight: 4, arbitrary })),
    { weight: 1, arbitrary: fc.record({ ...usual, ...oddities }) },
  );
}

export function generateDrafts(of: Mode): fc.Arbitrary<Draft> {
  const plain = {
    mode: fc.constant(of),
    method: fc.constant('POST'),
    path: fc.constant('/resumes/generate'),
    idempotencyKey: fc.oneof<fc.Arbitrary<IdempotencyKeyChoice>[]>(
      fc.constant('none'),
      fc.record({ text: fc.uuid() }),
    ),
    body: validBody,
  };
  return drafts(plain, { idempotencyKey: oddIdempotencyKey, body: oddBody }, 4);
}

export const listDrafts = drafts(
  {
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    path: fc.constant('/resumes'),
    query: fc.tuple(limit),
  },
  {
    query: fc.oneof(
      fc.tuple(oddLimit),
      fc.tuple(cursor, limit),
      fc.tuple(cursor, limit),
      fc.tuple(cursor, cursor, limit),
      fc.tuple(limit, limit),
      fc.tuple(limit, unknownQuery),
      fc.array(fc.oneof(limit, oddLimit, cursor, unknownQuery), { maxLength: 4 }),
    ),
  },
  1,
);

export function idDrafts(method: string, path: string): fc.Arbitrary<Draft> {
  const plain = { method: fc.constant(method), path: fc.constant(path), id: existingId };
  const odd = { id: oddId, body: oddBody, idempotencyKey: oddIdempotencyKey };
  return drafts(plain, method === 'GET' || method === 'HEAD' ? { id: oddId } : odd, 2);
}

export function plainDrafts(path: string): fc.Arbitrary<Draft> {
  return drafts({ method: fc.constantFrom('GET', 'GET', 'HEAD'), path: fc.constant(path) }, {}, 1);
}

/** Methods that a path does not have, and paths that are none. */
export const strayDrafts = drafts(
  {
    method: fc.constantFrom('PUT', 'TRACE', 'PROPFIND', 'M-SEARCH'),
    path: fc.constantFrom(
      '/resumes',
      '/resumes/generate',
      '/resumes/{id}',
      '/resumes/{id}/pdf',
      '/usage',
      '/api-keys',
    ),
    id: existingId,
  },
  {
    method: fc.constantFrom('POST', 'DELETE', 'PUT'),
    path: fc.oneof(
      fc.constantFrom(
        '',
        '/',
        '//',
        '/usage/',
        '/Usage',
        '/resumes/',
        '/resumes/{id}/',
        '/resumes/{id}/PDF',
        '/resumes//pdf',
        '/v1/usage',
        '/%75sages',
      ),
      fc.string({ unit: 'grapheme-ascii' }).map((text) => `/strange-${encode(text)}`),
    ),
    id: oddId,
  },
  1,
);
