import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

async function read(name: string, text: string) {
  const { source } = await readResumeFile({ name, bytes: new TextEncoder().encode(text) });
  return source;
}

const dana = `Dana Whitfield
Data Professional
dana.whitfield@example.com | 555-010-2233

EXPERIENCE

Marketing Lead, Larkfield Foods
2018 - 2022
- Wrote newsletters

EDUCATION

Larkfield State University
Bachelor of Arts
Communications
2010 - 2014

Information School
Master of Science, 2016

SKILLS

Presentation
Communications
Excel
`;

const danaAsMarkdown = `# Dana Whitfield
Data Professional

dana.whitfield@example.com | 555-010-2233

## Education

**Larkfield State University**
Bachelor of Arts
Communications
2010 - 2014

**Information School**
Master of Science, 2016

## Skills

Presentation
Communications
Excel
`;

describe('An ordinary word that is a section heading in another language', () => {
  it.each([
    ['dana.txt', dana],
    ['dana.md', danaAsMarkdown],
  ])('does not start a section in %s', async (name, text) => {
    const source = await read(name, text);
    expect(source['basics']).toMatchObject({ label: 'Data Professional' });
    expect(source['education']).toMatchObject([
      { institution: 'Larkfield State University', area: 'Communications', startDate: '2010' },
      { institution: 'Information School', studyType: 'Master of Science' },
    ]);
    expect(source['skills']).toMatchObject([
      { name: 'Presentation' },
      { name: 'Communications' },
      { name: 'Excel' },
    ]);
    expect(source).not.toHaveProperty('publications');
  });
});

describe('A label inside a job does not start a section', () => {
  const job = (title: string, label: string, said: string, [work, education, skills, school]: string[]) =>
    `# Jo Kettler\n\njo@example.com\n\n## ${work}\n\n### ${title}\n2019 - 2023\n\n**${label}**\n\n- ${said}\n
## ${education}\n\n### ${school}\n2012 - 2015\n\n## ${skills}\n\n- Excel\n- ${label}\n`;
  const de = ['Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Berufsschule Kiel'];
  const fr = ['Expérience professionnelle', 'Formation', 'Compétences', 'Université de Nantes'];
  const es = ['Experiencia laboral', 'Educación', 'Habilidades', 'Universidad de Sevilla'];
  it.each([
    ['Zielsetzung', 'Kredite schneller bearbeiten', de, 'Projektleiter, Sparbank Heide'],
    ['Schulungen', 'Einweisung von 20 Kollegen', de, 'Projektleiter, Sparbank Heide'],
    ['Objectif', 'Réduire le délai des prêts', fr, 'Chef de projet, Banque Lumière'],
    ['Communications', "Lettres d'information aux clients", fr, 'Juriste, Cabinet Morvan'],
    ['Objetivos', 'Reducir el plazo de los préstamos', es, 'Jefa de proyecto, Banco Roble'],
    ['Presentación', 'Informes para la dirección', es, 'Analista, Consultora Encina'],
  ])('%s', async (label, said, headings, title) => {
    const source = await read('resume.md', job(title, label, said, headings));
    expect(JSON.stringify(source['work'])).toContain(said);
    expect(JSON.stringify(source['skills'])).toContain(label);
    for (const key of ['certificates', 'publications']) expect(source).not.toHaveProperty(key);
    expect(source['basics']).not.toHaveProperty('summary');
  });
});

it('reads 个人经历 as work, and papers and awards as their own sections', async () => {
  const source = await read(
    'resume.md',
    '# 王晓明\n\nwang@example.com\n\n## 个人经历\n\n### 明日教育有限公司 讲师\n2015.07 - 2019.02\n\n- 教授数学\n\n## 论文\n\n- 图论中的染色问题\n\n## 奖项\n\n- 校级奖学金\n',
  );
  expect(JSON.stringify(source['work'])).toContain('明日教育有限公司');
  expect(source['publications']).toMatchObject([{ name: '图论中的染色问题' }]);
  expect(source['awards']).toMatchObject([{ title: '校级奖学金' }]);
});
