import { describe, expect, it } from 'vitest';
import { expectedDate } from '../../../src/documents/outline/entries/expected-dates.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const read = async (...lines: readonly string[]) => {
  const file = ['# Mara Lindt', 'mara@bread.example', '', ...lines].join('\n');
  return (await readResumeFile({ name: 'mara.md', bytes: Buffer.from(file) })).source;
};

describe('Unfinished studies and valid certificates do not look completed', () => {
  it.each([
    ['Expected May 2031', 'Expected May 2031'],
    ['May 2031 (expected)', 'May 2031 (expected)'],
    ['Anticipated Graduation: May 2031', 'Anticipated Graduation: May 2031'],
    ['Voraussichtlich 2031', 'Voraussichtlich 2031'],
  ])('for a degree: %s', async (written, said) => {
    const source = await read(
      ...['## Education', '### Oak University', 'Master of Science in Botany', written],
    );
    expect(source['education']).toMatchObject([
      { institution: 'Oak University', area: 'Botany', summary: expect.stringContaining(said) },
    ]);
  });

  it('for a degree with an expected date on a separate line', async () => {
    const source = await read(
      '## Education',
      '### Doctorate of Botany, Oak University, 2028',
      '**Expected Graduate: August 2031**',
    );
    expect(JSON.stringify(source['education'])).toContain('Expected Graduate: August 2031');
  });

  it('for a certificate or license without an end date', async () => {
    const source = await read(
      '## Certifications',
      '- Oven License, State of Ohio, June 2024 - Present',
      '- Rye Diploma, 2019 - 2021',
    );
    expect(source['certificates']).toMatchObject([{ date: '2024-06 - Present' }, { date: '2019 - 2021' }]);
  });

  it('but a degree without such a word gets no extra text', async () => {
    const source = await read(
      '## Education',
      '### Oak University',
      'Master of Science in Botany',
      'May 2019',
    );
    expect(source['education']).toEqual([
      { institution: 'Oak University', studyType: 'Master of Science', area: 'Botany', date: '2019-05' },
    ]);
  });
});

it.each(['Project management, May 2019', 'Expected to lead', 'Unexpected 2019', 'Oak University'])(
  'does not find an expected date in %s',
  (text) => {
    expect(expectedDate(text)).toEqual({ text, said: '' });
  },
);

describe('The issuer of a certificate', () => {
  it('can be above it, and two headings keep two lists', async () => {
    const source = await read(
      '## Licensure',
      'Ohio Oven License 4711',
      '',
      '## Certifications',
      '**Ohio Bakers Certification Corporation (OBCC)**',
      '',
      'Certified Oven Master 2021 - present',
      '',
      '**Society of Rye (SR)**',
      '',
      'Sourdough Certification 2019 - present',
    );
    expect(source['certificates']).toEqual([
      { name: 'Ohio Oven License 4711' },
      {
        name: 'Certified Oven Master',
        issuer: 'Ohio Bakers Certification Corporation (OBCC)',
        date: '2021 - Present',
      },
      { name: 'Sourdough Certification', issuer: 'Society of Rye (SR)', date: '2019 - Present' },
    ]);
  });

  it('stays in its brackets with its town', async () => {
    const source = await read('## Certifications', '- Oven course (Guild of Bakers, Linz), 2019');
    expect(source['certificates']).toEqual([{ name: 'Oven course (Guild of Bakers, Linz)', date: '2019' }]);
  });

  it('is not read from a name that only contains the word for a certificate', async () => {
    const source = await read('## Certifications', '### Bank Teller Certificate', 'Harbor Training, 2019');
    expect(source['certificates']).toMatchObject([{ name: 'Bank Teller Certificate' }]);
  });
});

it('keeps the length of employment if there are no dates', async () => {
  const source = await read(
    '## Experience',
    '### Baker, Crust & Co',
    'Employed 5 years',
    '',
    '- Baked bread',
  );
  expect(JSON.stringify(source['work'])).toContain('Employed 5 years');
});
