import { describe, expect, it } from 'vitest';
import type { OutlineKey } from '../../../src/documents/outline/recognize/section-headings.ts';
import { readByRules } from '../../../src/documents/outline/rules/read-by-rules.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
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

describe('A list of accomplishments', () => {
  it('stays under its own heading with one item per sentence and does not become awards', async () => {
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

  it('stays together if it has one award among several results', async () => {
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
  ])('becomes awards if it mainly names awards or its heading does: %s', async (heading, lines) => {
    const { source } = await read(...jobs, `## ${heading}`, ...lines);
    expect(source['awards']).toHaveLength(lines.length);
  });
});

describe('A heading with one known word', () => {
  it('heads jobs if there are no others', async () => {
    const { source } = await read(
      '## Kitchen Experience',
      '### Crust & Co - Linz, Austria',
      'Head Baker, 2019 - 2022',
      '- Baked bread.',
    );
    expect(source['work']).toMatchObject([{ name: 'Crust & Co' }]);
  });
});

it('does not read references on request as a skill', async () => {
  const { source } = await read(
    ...jobs,
    '## Skills',
    '- Excel',
    '- Personal references available upon request.',
  );
  expect(source['skills']).toEqual([{ name: 'Excel' }]);
  expect(source['references']).toEqual([{ name: 'Personal references available upon request.' }]);
});

describe('A label before a highlight', () => {
  it('is removed, and the title after it becomes the title of a job without one', async () => {
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
    'is not found in %s',
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

describe('An unknown heading', () => {
  const sourceOfRow = (row: string) =>
    readByRules([
      ...[sourceLine('Mara Lindt', { style: 'large' }), sourceLine('Experience', { style: 'heading' })],
      sourceLine('Baker, Crust & Co', { style: 'strong', aside: '2019 – 2022' }),
      ...[sourceLine('Backstage', { style: 'heading' }), sourceLine(row, { style: 'strong' })],
    ]).source;

  it('heads skills if each line is a row of tools', () => {
    expect(sourceOfRow('Python, PostgreSQL, Docker, Sourdough 3')['skills']).toEqual(
      ['Python', 'PostgreSQL', 'Docker', 'Sourdough 3'].map((name) => ({ name })),
    );
  });

  it('does not head skills if the row names subjects', () => {
    expect(sourceOfRow('Accounting, Food safety, Nutrition, Marketing')).not.toHaveProperty('skills');
  });
});

describe('A heading of schools that only the models understand', () => {
  const lines = [
    sourceLine('Schulbuilding', { style: 'heading' }),
    sourceLine('General classes, Linz 11', { style: 'strong', aside: '1976 – 1986' }),
    sourceLine('Reading and sums'),
  ].map((line, index) => ({ ...line, place: `line ${index + 1}` }));
  const inside = {
    skillPart: () => null,
    isInside: () => false,
    isTitle: () => false,
    isContact: () => false,
  };
  const opensAs = (key: OutlineKey | null) => ({
    ...inside,
    opens: ({ text }: SourceLine) => (text === 'Schulbuilding' ? key : undefined),
  });

  it('leaves the schools to the models and is no section of its own', () => {
    const { source, sections } = readByRules(lines, opensAs('education'));
    expect(source).not.toHaveProperty('education');
    expect(source).not.toHaveProperty('custom');
    expect(sections.map(({ key }) => key)).toContain('education');
  });

  it('keeps its own section if they see something else', () => {
    const { source } = readByRules(lines, opensAs(null));
    expect(source['custom']).toMatchObject([{ name: 'Schulbuilding' }]);
  });
});
