import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { toJsonResume } from '../../../src/documents/json-resume/to-json-resume.ts';
import type { JsonObject } from '../../../src/values/json-object.ts';
import { ValidationError } from '../../../src/values/validation-error.ts';
import { runs } from '../../support/how-long.ts';
import { jsonResume, looseJsonResume, mistakenJsonResume } from '../support/resume-arbitraries.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const isJsonResume = ajv.compile(schema);

function exported(source: JsonObject): JsonObject {
  return toJsonResume(readJsonResume(source), source);
}

const dates = (startDate: string, endDate: string) => ({ work: [{ name: 'Acme', startDate, endDate }] });
const linked = (url: string) => ({ projects: [{ name: 'Kiln', url }] });

describe('An export to JSON Resume with its source', () => {
  it('is valid for any source', () => {
    fc.assert(
      fc.property(fc.oneof(jsonResume, looseJsonResume, mistakenJsonResume), (source) => {
        try {
          isJsonResume(exported(source));
          expect(isJsonResume.errors ?? []).toEqual([]);
        } catch (error) {
          if (!(error instanceof ValidationError)) throw error;
        }
      }),
      { numRuns: runs(40, 400) },
    );
  });

  it.each([
    [dates('March 2019', 'present'), { startDate: '2019-03' }],
    [dates('03/2019', 'Juni 2021'), { startDate: '2019-03', endDate: '2021-06' }],
    [dates('2019-04', ''), { startDate: '2019-04' }],
    [dates('2020 - 2023', ''), { startDate: '2020', endDate: '2023' }],
    [dates('2019', '2020-13'), { date: '2019 - 2020-13' }],
  ])('has the dates of %j in a valid form', (source, expected) => {
    expect(exported(source)['work']).toEqual([{ name: 'Acme', ...expected }]);
  });

  it.each([
    [linked('kiln.example/a b'), { urlLabel: 'kiln.example/a b' }],
    [
      linked('kiln.example/a|b?c={d}'),
      { url: 'https://kiln.example/a|b?c={d}'.replace(/[{|}]/g, encodeURIComponent) },
    ],
    [linked('docs/kiln.pdf'), { urlLabel: 'docs/kiln.pdf' }],
    [linked('https://kiln.example'), { url: 'https://kiln.example' }],
  ])('has the address %j with a scheme or as text', (source, expected) => {
    expect(exported(source)['projects']).toEqual([{ name: 'Kiln', ...expected }]);
  });

  it('has values that cannot be repaired under other keys', () => {
    const source = {
      basics: { name: 'Ana', email: 'ana at example', image: 'me.png' },
      work: [
        { name: 'Acme', summary: 'Cooked.', description: { en: 'Canteens' }, location: { city: 'Porto' } },
      ],
      meta: { canonical: 'here', version: 2 },
    };
    expect(exported(source)).toEqual({
      basics: {
        name: 'Ana',
        picture: 'me.png',
        customFields: [{ name: 'Email', value: 'ana at example' }],
      },
      work: [{ name: 'Acme', summary: 'Cooked.', location: 'Porto', 'x-description': { en: 'Canteens' } }],
      meta: { 'x-canonical': 'here', version: '2' },
    });
  });
});
