import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { toJsonResume } from '../../../src/documents/json-resume/to-json-resume.ts';
import { readReactiveResumeV4 } from '../../../src/documents/reactive-resume/read-reactive-resume-v4.ts';
import { runs } from '../../support/how-long.ts';
import { resumeDocument } from '../support/document-arbitrary.ts';
import { contentWithoutIds, jsonResumeContent } from '../support/json-resume-content.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const isJsonResume = ajv.compile(schema);

describe('A resume document written as JSON Resume', () => {
  it('is valid for the published schema', () => {
    fc.assert(
      fc.property(resumeDocument, (document) => {
        isJsonResume(toJsonResume(document));
        expect(isJsonResume.errors ?? []).toEqual([]);
      }),
      { numRuns: runs(12, 60) },
    );
  });

  it('keeps all text, dates and links that both support when it is read back as v4', () => {
    fc.assert(
      fc.property(resumeDocument.map(jsonResumeContent), (document) => {
        expect(contentWithoutIds(readJsonResume(toJsonResume(document)))).toEqual(
          contentWithoutIds(document),
        );
      }),
      { numRuns: runs(12, 60) },
    );
  });

  it('is the same if it is read and written again without the source', () => {
    fc.assert(
      fc.property(resumeDocument.map(jsonResumeContent), (document) => {
        const written = toJsonResume(document);
        expect(toJsonResume(readJsonResume(written))).toEqual(written);
      }),
      { numRuns: runs(12, 40) },
    );
  });

  it.each([
    ['Mar 2020', { date: '2020-03' }],
    ['2020', { date: '2020' }],
    ['Spring 2020', { dateInWords: 'Spring 2020' }],
    ['2019 - 2021', { dateInWords: '2019 - 2021' }],
    ['2020-13', { dateInWords: '2020-13' }],
  ])('has the date of an award as a date or as text: %s', (date, expected) => {
    const document = readJsonResume({ basics: { name: 'Ana' }, awards: [{ title: 'Best' }] });
    const [award] = document.sections.awards.items;
    if (award) award.date = date;
    expect(toJsonResume(document).awards).toEqual([{ title: 'Best', ...expected }]);
  });

  it('has custom sections under a key that other programs ignore, and they are read back', () => {
    const custom = [
      { name: 'Patents', 'x-kept': 1, items: [{ name: 'Spoon', endDate: '2020', 'x-kept': 2 }] },
    ];
    const source = { basics: { name: 'Ana' }, custom };
    const document = readJsonResume(source);
    expect(Object.values(document.sections.custom)).toMatchObject([
      { name: 'Patents', items: [{ name: 'Spoon', date: '2020', visible: true }] },
    ]);
    expect(document.metadata.layout.flat(2)).toContain(`custom.${Object.keys(document.sections.custom)[0]}`);
    expect(toJsonResume(document, source)).toEqual(source);
  });

  it('keeps a section without a name, and all others', () => {
    const document = readReactiveResumeV4({
      basics: { name: 'Ana' },
      sections: {
        custom: {
          a: { name: 'Patents', items: [{ name: 'Spoon' }] },
          b: { name: '', items: [{ name: 'Fork' }] },
        },
      },
    });
    const written = toJsonResume(document);
    expect(written['custom']).toMatchObject([{ name: 'Patents' }, { name: '', items: [{ name: 'Fork' }] }]);
    expect(contentWithoutIds(readJsonResume(written))).toMatchObject({
      sections: { custom: [{ name: 'Patents' }, { name: '', items: [{ name: 'Fork' }] }] },
    });
  });

  it('keeps valid custom sections between other values', () => {
    const custom = [
      7,
      { name: 'Patents', items: [{ name: 'Spoon' }] },
      { a: 1 },
      { items: [{ name: 'Fork' }] },
    ];
    const source = { basics: { name: 'Ana' }, custom };
    const document = readJsonResume(source);
    expect(Object.values(document.sections.custom).map(({ name, items }) => [name, items[0]?.name])).toEqual([
      ['Patents', 'Spoon'],
      ['', 'Fork'],
    ]);
    expect(toJsonResume(document, source)).toEqual(source);
  });

  it.each([[{ a: 1 }], [['text']], [[{ name: 'No items' }]]])(
    'does not change values of other programs under the same key: %j',
    (custom) => {
      const source = { basics: { name: 'Ana' }, custom };
      expect(readJsonResume(source).sections.custom).toEqual({});
      expect(toJsonResume(readJsonResume(source), source)).toEqual(source);
    },
  );
});
