import { describe, expect, it } from 'vitest';
import { readDocx } from '../../../src/documents/docx/read-docx.ts';
import { customKey } from '../../../src/documents/json-resume/custom-sections.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { sectionNamed } from '../../../src/documents/outline/recognize/section-headings.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { wordDocument } from '../support/word-document.ts';

const readMarkdown = async (...lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  return (await readResumeFile({ name: 'me.md', bytes })).source;
};
const job = ['Baker | Crust & Co', '2019 – 2022', '- Baked rye bread at night.'];

describe('A heading in Markdown', () => {
  it.each([
    ['with Markdown markup around it', '### **Skills:** ###'],
    ['with a number', '## III. Skills'],
    ['with spaced letters', '## S K I L L S'],
    ['with an emoji', '## 🛠️ Skills'],
    ['with two names', '## SKILLS & TOOLS'],
    ['without its accents', '## COMPETENCES'],
  ])('%s starts its section', async (_name, heading) => {
    const source = await readMarkdown('# Mara Lindt', '', heading, '', 'Sourdough, Lamination');
    expect(source).toMatchObject({ skills: [{ name: 'Sourdough' }, { name: 'Lamination' }] });
  });

  it('keeps an unknown section under its own name, even if all headings are of the first level', async () => {
    const source = await readMarkdown(
      ...['# Mara Lindt', '', '# Experience', '## Baker, Crust & Co', '2019 – 2022', '- Baked bread.', ''],
      ...['# Bread Competitions', '- Gold in Graz', '', '# Skills', 'Sourdough'],
    );
    expect(source['basics']).toEqual({ name: 'Mara Lindt' });
    expect(source['work']).toHaveLength(1);
    expect(JSON.stringify(source)).toContain('"name":"Bread Competitions","items":[{"name":"Gold in Graz"}]');
  });

  it('is not a label in plain text below a job', async () => {
    const source = await readMarkdown(
      ...['# Mara Lindt', '', '## Experience', '', '**2019 – 2022 -- Baker**', '', 'Crust & Co, Graz', ''],
      ...['Projects:', '', 'A bakery on wheels', '', '**2016 – 2019 -- Cook**', '', 'Pan & Pot, Linz', ''],
      ...['- Cooked lunch', '', '## Education', '', 'School of Baking, 2012 – 2014'],
    );
    expect(source).toMatchObject({ work: [{ name: 'Crust & Co' }, { name: 'Pan & Pot' }] });
    expect(source).not.toHaveProperty('projects');
  });

  it('is not an employer or school in the same style', async () => {
    const source = await readMarkdown(
      ...['# Mara Lindt', 'mara@lindt.example | Graz', '', '## Experience', ''],
      ...['## Crust & Co', 'Baker, 2019 – 2022', '- Baked bread for the whole town every night', ''],
      ...['## Mill Lane Bakery', 'Apprentice, 2016 – 2019', '- Shaped loaves and cleaned the ovens', ''],
      ...['## Education', '', '## School of Baking Graz', 'Diploma in Baking, 2013 – 2016', ''],
      ...['## Skills', 'Sourdough, Lamination, Rye bread'],
    );
    expect(source['work']).toMatchObject([{ name: 'Crust & Co' }, { name: 'Mill Lane Bakery' }]);
    expect(source['education']).toMatchObject([{ institution: 'School of Baking Graz' }]);
    expect(source[customKey]).toBeUndefined();
  });

  it('is not a bold label between two jobs', async () => {
    const source = await readMarkdown(
      ...['# Mara Lindt', '', '## Experience', '### Baker | Crust & Co', '2019 – 2022', '- Baked bread.', ''],
      ...['**Achievements**', '- Gold in Graz for rye bread', '', '**Tools**', '- Deck oven', ''],
      ...[
        '### Apprentice | Mill Lane Bakery',
        '2016 – 2019',
        '- Shaped loaves.',
        '',
        '## Skills',
        'Lamination',
      ],
    );
    expect(source['work']).toMatchObject([{ name: 'Crust & Co' }, { name: 'Mill Lane Bakery' }]);
    expect(source).toMatchObject({ skills: [{ name: 'Lamination' }] });
    expect(source['awards']).toBeUndefined();
  });

  it('can be a bold line below the last job', async () => {
    const source = await readMarkdown(
      ...['# Mara Lindt', '', '## Experience', '### Baker | Crust & Co', '2019 – 2022', '- Baked bread.', ''],
      ...['**Skills**', '', 'Lamination'],
    );
    expect(source).toMatchObject({ skills: [{ name: 'Lamination' }] });
  });

  it('can have a deeper level if all known headings have it', async () => {
    const source = await readMarkdown(
      ...['## Mara Lindt', '', '### Experience', ...job, '', '### Skills', 'Sourdough'],
    );
    expect(source).toMatchObject({ basics: { name: 'Mara Lindt' }, work: [{ name: 'Crust & Co' }] });
  });
});

describe('A heading in a Word document', () => {
  it('has the style of the known headings, even among bold titles', async () => {
    const { source } = readOutline(
      await readDocx(
        wordDocument([
          { text: 'Mara Lindt', bold: true },
          { text: 'mara@example.at' },
          { text: 'PROFESSIONAL EXPERIENCE', bold: true },
          { text: 'Baker, Crust & Co\t2019 – 2022', bold: true },
          { text: 'Baked rye bread at night.', bullet: true },
          { text: 'BREAD COMPETITIONS', bold: true },
          { text: 'Gold in Graz', bullet: true },
          { text: 'EDUCATION', bold: true },
          { text: 'Trade School Linz\t2016 – 2019', bold: true },
        ]),
      ),
    );
    expect(source['work']).toHaveLength(1);
    expect(source['education']).toMatchObject([{ institution: 'Trade School Linz' }]);
    expect(JSON.stringify(source)).toContain('"name":"BREAD COMPETITIONS"');
  });
});

describe('The known word of a heading', () => {
  it.each([
    ['is first in French', 'Compétences informatiques', 'skills'],
    ['is first in Spanish', 'Experiencia en ventas', 'work'],
    ['is last in Chinese', '海外工作经历', 'work'],
    ['is last in English', 'Early clinical experience', 'work'],
    ['is the more specific of two', 'Volunteer Work Experience', 'volunteer'],
    ['is the first of two sections', 'Work & Volunteer Experience', 'work'],
    ['is not in the middle of a phrase', 'Work samples of my students', null],
  ])('%s', (_name, heading, section) => {
    expect(sectionNamed(heading)).toBe(section);
  });
});

it('takes a deeper heading level for one of sections if most headings on it are known', async () => {
  const source = await readMarkdown(
    ...['# Mara Lindt', '', '# Contact', 'mara@lindt.example', '', '## Objective', 'To bake bread.', ''],
    ...['# Education', '**BSc Food Science, University of Graz** 2012 – 2015', ''],
    ...['## Experience', '**Baker | Crust & Co**', '2019 – 2022', ''],
    ...['## Among people', 'I listen before I speak.', '', '# Skills', 'Sourdough'],
  );
  expect(source[customKey]).toMatchObject([
    { name: 'Among people', items: [{ name: 'I listen before I speak.' }] },
  ]);
});

it('does not take schools below a misspelled heading for jobs', async () => {
  const school = (years: string, degree: string) => `${years} University of Graz: ${degree}`;
  const source = await readMarkdown(
    ...['# Mara Lindt', '', '## Experience', '2025 - Baker, Crust & Co', '', '## Edudation'],
    ...[school('2019 - 2024', 'Ph.D. in Botany'), '', school('2015 - 2019', 'B.A. in Botany'), ''],
    ...[school('2012 - 2015', 'A levels'), '', '## Skills', 'Sourdough'],
  );
  expect(source['education']).toHaveLength(3);
  expect(JSON.stringify(source['work'] ?? [])).not.toContain('Graz');
});
