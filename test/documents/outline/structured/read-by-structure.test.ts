import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { structureIn } from '../../../../src/contract/resume/resume-structure.ts';
import { leavesIn } from '../../../../src/documents/files/json-parts.ts';
import { lineOfText, type SourceLine } from '../../../../src/documents/outline/source-line.ts';
import { copiedTexts } from '../../../../src/documents/outline/structured/copied-texts.ts';
import { linesForModel } from '../../../../src/documents/outline/structured/lines-for-model.ts';
import { readByStructure } from '../../../../src/documents/outline/structured/read-by-structure.ts';

function linesOf(...texts: readonly string[]): readonly SourceLine[] {
  return texts.map((text, index) => ({ ...lineOfText(text), place: `line ${index + 1}` }));
}

describe('copiedTexts', () => {
  it.each([
    ['C', 'C++, C#', null],
    ['C', 'C, C++', 'C'],
    ['Java', 'JavaScript', null],
    ['acme gmbh', 'Baker, ACME  GmbH', 'ACME  GmbH'],
    ['2019 - 2021', '2019 – 2021', '2019 – 2021'],
    ['清华大学', '2019清华大学计算机', '清华大学'],
    ['', 'Baker', null],
    ['Google', 'Baker', null],
  ])('finds %j in %j as %j', (text, line, found) => {
    expect(copiedTexts().find(text, linesOf(line), {})).toBe(found);
  });

  it('finds a text that goes on in the next line or cell', () => {
    const lines = linesOf('Head of the', 'Night Bakery | Linz');
    expect(copiedTexts().find('Head of the Night Bakery', lines, {})).toBe('Head of the Night Bakery');
  });

  it('gives one entry each stretch once, and other entries the same', () => {
    const [texts, lines, entry] = [copiedTexts(), linesOf('Linz University'), {}];
    expect(texts.find('Linz University', lines, entry)).toBe('Linz University');
    expect(texts.find('Linz', lines, entry)).toBeNull();
    expect(texts.find('Linz', lines, {})).toBe('Linz');
  });

  it('tells what no entry got, without connecting words', () => {
    const [texts, lines, entry] = [copiedTexts(), linesOf('Baker at Acme (remote work)'), {}];
    texts.find('Baker', lines, entry);
    texts.find('Acme', lines, entry);
    expect(texts.rest(lines)).toEqual(['remote work']);
  });
});

const written = [
  'Places',
  'Baker | Acme | Linz | 2019 - 2021',
  'Baked bread, rolls and cakes',
  'Cook | Delta Inn | 2015',
  'Cooked lunch',
  'Schooling',
  'BSc Food Science, Graz University, 2014',
  'Skills',
  'Bread: rye, wheat',
];

/** Numbers of lines and texts as a careless or malicious model writes them. */
const numbers = fc.oneof(
  fc.constantFrom('', '2', '2-3', '4,5', '1-9', '7', '9', '0', '99', '3-1', 'x', '2-', '-3', '1,1,1'),
  fc.string({ maxLength: 8 }),
);
const text = fc.oneof(
  fc.constantFrom(
    '',
    'Baker',
    'Acme',
    'Linz',
    'Graz University',
    '2019 - 2021',
    'Google',
    'Bake',
    'rye',
    'Master of Science',
  ),
  fc.string({ maxLength: 12 }),
);
const job = fc.record({
  head: numbers,
  title: text,
  employer: text,
  place: text,
  dates: text,
  text: numbers,
});
const structure = fc.record({
  headings: numbers,
  headline: text,
  summary: numbers,
  jobs: fc.array(job, { maxLength: 4 }),
  volunteering: fc.array(job, { maxLength: 2 }),
  schools: fc.array(
    fc.record({
      head: numbers,
      school: text,
      degree: text,
      subject: text,
      place: text,
      dates: text,
      text: numbers,
    }),
    { maxLength: 3 },
  ),
  skills: fc.array(fc.record({ lines: numbers, label: text, names: fc.array(text, { maxLength: 3 }) }), {
    maxLength: 3,
  }),
  others: fc.array(
    fc.record({
      kind: fc.constantFrom(
        'projects',
        'certificates',
        'awards',
        'publications',
        'languages',
        'interests',
        'other',
      ),
      head: numbers,
      text: numbers,
    }),
    { maxLength: 3 },
  ),
});

describe('linesForModel', () => {
  const person = {
    name: 'Ida Moss',
    email: 'ida@example.com',
    profiles: [{ url: 'https://example.com/ida-m' }],
    location: { address: '9 Mill Road' },
  };

  it.each([
    ['MOSS, Ida', '[private], [private]'],
    ['Resume of Ida Moss', 'Resume of [private]'],
    ['ida@example.com | +43 1 5555 0100', '[private] | [private]'],
    ['See https://example.com/ida-m', 'See [private]'],
    ['9 Mill Road, Linz', '[private], Linz'],
    ['Moss & Sons, Baker', 'Moss & Sons, Baker'],
  ])('shows %j as %j', (text, shown) => {
    expect(linesForModel(linesOf(text), person)).toEqual([shown]);
  });
});

describe('readByStructure', () => {
  it('has no word that is not in the lines, whatever a model answers', () => {
    const wordsOf = (value: string) => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const known = new Set(written.flatMap(wordsOf));
    fc.assert(
      fc.property(structure, (answer) => {
        const read = structureIn(answer);
        const resume = read && readByStructure(linesOf(...written), read, { basics: { name: 'Ida Moss' } });
        if (!resume) return;
        const { basics: _, ...source } = resume.source;
        const invented = leavesIn(source)
          .filter(({ path }) => !/date/i.test(path) && !/^custom\[\d+\]\.name$/.test(path))
          .flatMap(({ value }) => wordsOf(String(value)))
          .filter((word) => !known.has(word));
        expect(invented).toEqual([]);
      }),
    );
  });

  it('gives several roles the employer in the line that they share', () => {
    const lines = linesOf('Work', 'Acme GmbH, Linz', 'Baker, 2019 - 2021', 'Baked', 'Cook, 2015 - 2018');
    const shared = { employer: 'Acme GmbH', place: 'Linz' };
    const read = structureIn({
      headings: 1,
      jobs: [
        { ...shared, head: '2-3', title: 'Baker', dates: '2019 - 2021', text: 4 },
        { ...shared, head: [2, 5], title: 'Cook', dates: '2015 - 2018' },
      ],
    });
    expect(read && readByStructure(lines, read, {})?.source['work']).toMatchObject([
      { name: 'Acme GmbH', position: 'Baker', location: 'Linz', startDate: '2019', endDate: '2021' },
      { name: 'Acme GmbH', position: 'Cook', location: 'Linz', startDate: '2015', endDate: '2018' },
    ]);
  });
});
