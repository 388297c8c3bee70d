import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../src/documents/outline/rules/read-by-rules.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { sourceLine } from '../support/source-line.ts';

const read = async (...lines: readonly string[]) =>
  readResumeFile({
    name: 'mara.md',
    bytes: Buffer.from(['# Mara Lindt', 'mara@bread.example', '', ...lines].join('\n')),
  });

const jobs = [
  '## Work Experience',
  '### Crust & Co - Linz, Austria',
  'Head Baker, 2019 - 2022',
  '- Baked bread.',
];

describe('accomplishments', () => {
  it('are what came of the work, a line each under their own heading, and no prizes', async () => {
    const { source } = await read(
      ...jobs,
      '## Key Accomplishments',
      'Cut the waste of flour by a third. Trained six bakers for the night shift. Opened a second shop in Linz.',
    );
    expect(source['awards']).toBeUndefined();
    expect(source['custom']).toEqual([
      {
        name: 'Key Accomplishments',
        items: [
          { name: 'Cut the waste of flour by a third.' },
          { name: 'Trained six bakers for the night shift.' },
          { name: 'Opened a second shop in Linz.' },
        ],
      },
    ]);
  });

  it('are parted by commas where each part begins with what was done', async () => {
    const itemsOf = async (text: string) => {
      const { source } = await read(...jobs, '## Accomplishments', text);
      return JSON.stringify(source['custom']).match(/"name"/g)?.length;
    };
    expect(await itemsOf('Cut the waste, Trained six bakers, Opened a second shop')).toBe(1 + 3);
    expect(await itemsOf('Baked for Crust and Co, Rye House, Oak Mills and others')).toBe(1 + 1);
  });

  it('with one prize among several results stay together', async () => {
    const { source } = await read(
      ...jobs,
      '## Achievements',
      '- Cut the waste of flour by a third',
      '- Baker of the Year 2021',
      '- Raised sales by 12% in 2019',
    );
    expect(source['awards']).toBeUndefined();
    expect(source['custom']).toMatchObject([{ name: 'Achievements', items: [{}, {}, {}] }]);
  });

  it.each([
    ['Achievements', ['- Golden Loaf Award, 2019', '- Finalist, Rye Cup', '- Trained six bakers']],
    ['Honors and Achievements', ['- Cut the waste of flour by a third']],
    ['Awards', ['- Cut the waste of flour by a third']],
  ])('a list of prizes is one of awards: %s', async (heading, lines) => {
    const { source } = await read(...jobs, `## ${heading}`, ...lines);
    expect(source['awards']).toHaveLength(lines.length);
  });
});

describe('a heading of which one word is known', () => {
  it('is not one of jobs where sentences are below it and the jobs are elsewhere', async () => {
    const { source } = await read(
      ...jobs,
      '## Choral Experience',
      '- Sang in the choir of the guild for six years (2010 - 2016).',
      '- Member of the chamber choir of Linz for two years (2017 - 2019).',
      '- Toured the north with the guild.',
    );
    expect(source['work']).toMatchObject([{ name: 'Crust & Co' }]);
    expect(source['custom']).toMatchObject([{ name: 'Choral Experience', items: [{}, {}, {}] }]);
  });

  it('is one of jobs where there are no others', async () => {
    const { source } = await read(
      '## Kitchen Experience',
      '### Crust & Co - Linz, Austria',
      'Head Baker, 2019 - 2022',
      '- Baked bread.',
    );
    expect(source['work']).toMatchObject([{ name: 'Crust & Co' }]);
  });

  it('"Training" above what somebody is proficient in is one of skills', async () => {
    const { source } = await read(
      ...jobs,
      '## Relevant Training and Experience',
      '- Proficient in Excel and Access',
      '- Experienced in bookkeeping',
    );
    expect(source['certificates']).toBeUndefined();
    expect(source['skills']).toBeDefined();
  });
});

it('references that are available are no skill', async () => {
  const { source } = await read(
    ...jobs,
    '## Skills',
    '- Excel',
    '- Personal references available upon request.',
  );
  expect(source['skills']).toEqual([{ name: 'Excel' }]);
  expect(source['references']).toEqual([{ name: 'Personal references available upon request.' }]);
});

describe('a label before what somebody did', () => {
  it('goes, and the title behind it is that of a job without one', async () => {
    const { source, notes } = await read(
      '## Work Experience',
      '### Crust & Co - Linz, Austria',
      '2019 - 2022',
      '- Job Description: Night Baker (part time) - Baked the bread of the morning.',
      '- Duties: Kept the ovens clean.',
    );
    expect(source['work']).toMatchObject([
      {
        position: 'Night Baker (part time)',
        highlights: ['Baked the bread of the morning.', 'Kept the ovens clean.'],
      },
    ]);
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
  });

  it.each(['Baked bread - by night', 'Led a team: bakers', 'Description of recipes'])(
    'a text without such a label stays: %s',
    async (text) => {
      const { source } = await read(
        '## Work Experience',
        '### Crust & Co - Linz, Austria',
        'Head Baker, 2019 - 2022',
        `- ${text}`,
      );
      expect(source['work']).toMatchObject([{ position: 'Head Baker', highlights: [text] }]);
    },
  );
});

describe('a heading that is not known', () => {
  const ruled = (row: string) =>
    readByRules([
      ...[sourceLine('Mara Lindt', { style: 'large' }), sourceLine('Experience', { style: 'heading' })],
      sourceLine('Baker, Crust & Co', { style: 'strong', aside: '2019 – 2022' }),
      ...[sourceLine('Backstage', { style: 'heading' }), sourceLine(row, { style: 'strong' })],
    ]).source;

  it('is above skills if each line is a row of tools', () => {
    expect(ruled('Python, PostgreSQL, Docker, Sourdough 3')['skills']).toEqual(
      ['Python', 'PostgreSQL', 'Docker', 'Sourdough 3'].map((name) => ({ name })),
    );
  });

  it('is above its own section if the row names subjects', () => {
    expect(ruled('Accounting, Food safety, Nutrition, Marketing')).not.toHaveProperty('skills');
  });
});
