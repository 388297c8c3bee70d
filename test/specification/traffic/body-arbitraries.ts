import fc from 'fast-check';
import { generateBody } from '../service/base-resume.ts';
import type { BodyDraft } from './draft.ts';
import {
  anyText,
  badLine,
  jobDescription,
  jobDescriptionAtBound,
  line,
  lineAtBound,
} from './text-arbitraries.ts';

const fields = {
  job_description: jobDescription,
  company_name: line,
  position: line,
  finetune_level: fc.constantFrom('basic', 'good', 'super'),
  // A PDF takes five times as long as the rest.
  include_pdf: fc.oneof(
    { weight: 40, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
};

export const validFields = fc.record(fields, {
  requiredKeys: ['job_description', 'company_name', 'position'],
});

const wrongValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, 'true', 0, 1.5, '', [], {}, ['good'], 'Good', 'super '),
  anyText,
  fc.jsonValue({ maxDepth: 2 }),
);

/** One field beside its bounds, of another kind, missing, or not known at all. */
const nearlyValidFields = validFields.chain((valid) =>
  fc
    .oneof(
      fc.tuple(fc.constantFrom('company_name', 'position'), fc.oneof(lineAtBound, badLine, anyText)),
      fc.tuple(fc.constant('job_description'), fc.oneof(jobDescriptionAtBound, anyText)),
      fc.tuple(fc.constantFrom(...Object.keys(fields)), wrongValue),
      fc.tuple(fc.constantFrom(...Object.keys(fields)), fc.constant(undefined)),
      fc.tuple(
        fc.oneof(
          fc.constantFrom('finetune_levle', '__proto__', 'constructor', 'toString', 'Position'),
          anyText,
        ),
        fc.constantFrom<unknown>('x', null, 1),
      ),
    )
    .map(([name, value]) => withOwn(valid, name, value)),
);

/** Set as its own, so that `__proto__` is a field like any other. */
function withOwn(fields: object, name: string, value: unknown): object {
  const copy = { ...fields };
  return Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
}

const valid = JSON.stringify(generateBody);

const brokenText = fc.oneof(
  fc.nat(valid.length - 1).map((length) => valid.slice(0, length)),
  fc.nat(valid.length - 1).map((at) => `${valid.slice(0, at)}\u0000${valid.slice(at + 1)}`),
  fc.constantFrom(
    '',
    ' ',
    '{',
    'null',
    '[]',
    '"text"',
    '1e999',
    `${valid}${valid}`,
    `${valid},`,
    `[${valid}]`,
  ),
  fc.constantFrom(10, 5_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.constantFrom('{"a":', '[').map((text) => text.repeat(20_000)),
  fc.json(),
  anyText,
);

const overLong = fc
  .constantFrom(262_144 - valid.length, 262_144 - valid.length + 1, 262_144 + 1000)
  .map((length) => valid + ' '.repeat(length));

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .constantFrom([0xff, 0xfe], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80])
    .map((bad) => Uint8Array.from([...Buffer.from('{"job_description":"'), ...bad, ...Buffer.from('"}')])),
);

const jsonType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'Application/JSON',
);

const otherType = fc.constantFrom(
  null,
  '',
  'json',
  'text/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/problem+json',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/xml',
);

const rarely = fc.integer({ min: 0, max: 19 }).map((number) => number === 0);

function draft(content: fc.Arbitrary<BodyDraft['content']>, contentType: fc.Arbitrary<string | null>) {
  return fc.record({ content, contentType, chunked: rarely });
}

const json = <T>(value: fc.Arbitrary<T>) => value.map((json) => ({ json }));
const text = (value: fc.Arbitrary<string>) => value.map((text) => ({ text }));

export const validBody: fc.Arbitrary<BodyDraft> = draft(json(validFields), jsonType);

/** What somebody may send instead of a valid body; some of it is valid all the same. */
export const oddBody: fc.Arbitrary<BodyDraft> = fc.oneof(
  { weight: 12, arbitrary: draft(json(nearlyValidFields), jsonType) },
  { weight: 3, arbitrary: draft(json(fc.jsonValue()), jsonType) },
  { weight: 3, arbitrary: draft(text(brokenText), jsonType) },
  {
    weight: 2,
    arbitrary: draft(
      bytes.map((bytes) => ({ bytes })),
      jsonType,
    ),
  },
  { weight: 2, arbitrary: draft(json(validFields), otherType) },
  { weight: 1, arbitrary: draft(text(overLong), jsonType) },
);
