import { describe, expect, it } from 'vitest';
import { markdownSourceLines } from '../../../src/documents/markdown/markdown-source-lines.ts';
import { readTwoWays } from '../../../src/documents/outline/doubts/different-readings.ts';
import type { ClassifiedLine } from '../../../src/documents/outline/models/classify-lines.ts';
import type { LineState } from '../../../src/documents/outline/models/line-states.ts';
import { type LineReader, readByModels } from '../../../src/documents/outline/models/read-by-models.ts';
import { atomsOf, type ReadAtom } from '../../../src/documents/outline/models/read-heads.ts';
import { innerSections, sectionsOf } from '../../../src/documents/outline/models/sections.ts';
import { readContactHead } from '../../../src/documents/outline/person/read-contact-head.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

const jobs = `# Mara Lindt

mara@example.at | +43 316 555 010

## Wo ich war

**Bäckerin**
Nordbrot GmbH, Graz
03/2019 – heute

- Backt Brot für 40 Filialen

**Lehrling**
Müller & Sohn, Linz
09/2015 – 02/2019

- Lernte alle Öfen
`;

describe('Reading with models', () => {
  it('finds jobs below an unknown heading if no other section has periods', async () => {
    const { source } = readOutline(await markdownSourceLines(jobs));
    expect(source['work']).toMatchObject([
      { position: 'Bäckerin', name: 'Nordbrot GmbH', location: 'Graz', startDate: '2019-03' },
      { position: 'Lehrling', name: 'Müller & Sohn', location: 'Linz', endDate: '2019-02' },
    ]);
  });

  it('keeps each word in a field or reports it in a note', async () => {
    const lines = await markdownSourceLines(jobs);
    const { source, notes } = readOutline(lines);
    const allText = `${JSON.stringify(source)} ${notes.map(({ message }) => message).join(' ')}`;
    for (const word of ['Lindt', 'Wo ich war', 'Filialen', 'Öfen', 'Sohn']) expect(allText).toContain(word);
  });

  it('reads the same resume the same way each time', async () => {
    const lines = await markdownSourceLines(jobs);
    expect(readByModels(lines)).toEqual(readByModels(lines));
  });
});

describe('A resume in a code block', () => {
  it('is read line by line', async () => {
    const text = ['MARA LINDT', 'Baker', '', 'SKILLS', '', 'Sourdough', 'Night shifts', 'Ovens'].join('\n');
    const { source } = readOutline(await markdownSourceLines(`\`\`\`text\n${text}\n\`\`\`\n`));
    expect(source['basics']).toMatchObject({ name: 'MARA LINDT' });
    expect(source['skills']).toMatchObject([
      { name: 'Sourdough' },
      { name: 'Night shifts' },
      { name: 'Ovens' },
    ]);
  });
});

it('never starts a name with a closing bracket', () => {
  const head: SourceLine = {
    text: 'Head Baker (HBR) – Oakhurst Bread Union',
    place: 'line 1',
    aside: '',
    style: 'strong',
    links: [],
  };
  const reader: LineReader = {
    classify: (lines) => lines.map((line) => ({ line, state: 'first work', sureness: 2 })),
    heads: (_, heads) =>
      heads.map((own) =>
        atomsOf(own).map(
          (atom, index): ReadAtom => ({ ...atom, role: index === 0 ? 'T' : 'O', sureness: 2 }),
        ),
      ),
  };
  expect(readByModels([head], reader).source['work']).toMatchObject([
    { position: 'Head Baker (HBR)', name: 'Oakhurst Bread Union' },
  ]);
});

describe('A head that the models read', () => {
  const line = (text: string): SourceLine => ({ text, place: text, aside: '', style: 'strong', links: [] });
  const readWith = (roles: readonly ReadAtom['role'][], ...heads: readonly string[]) => {
    const reader: LineReader = {
      classify: (lines) =>
        lines.map((one, index) => ({
          line: one,
          state: index === 0 ? 'first work' : 'head work',
          sureness: 2,
        })),
      heads: (_, own) =>
        own.map((head) =>
          atomsOf(head).map((atom, index): ReadAtom => ({ ...atom, role: roles[index] ?? 'X', sureness: 2 })),
        ),
    };
    return readByModels(heads.map(line), reader).source['work'];
  };

  it('keeps the bar between two titles', () => {
    expect(readWith(['T', 'T', 'O'], 'Baker | Pastry Chef, Crust & Co')).toMatchObject([
      { position: 'Baker | Pastry Chef', name: 'Crust & Co' },
    ]);
  });

  it('closes a bracket before another title once', () => {
    expect(readWith(['O', 'T', 'X', 'T'], 'Crust & Co | Baker (bread), Chef')).toMatchObject([
      { position: 'Baker (bread), Chef' },
    ]);
  });

  it.each([
    ['Product Owner – Website', ['T', 'X', 'O']],
    ['Adviser / Deputy Manager', ['T', 'X', 'O']],
  ] as const)('keeps what stands behind the title in it: %s', (title, roles) => {
    expect(readWith(roles, `${title} | Crust & Co`)).toMatchObject([{ position: title, name: 'Crust & Co' }]);
  });

  it('keeps what stands behind the title in it if the employer has a line of its own', () => {
    expect(readWith(['O', 'T', 'O'], 'Crust & Co', 'Editor - Night Desk')).toMatchObject([
      { position: 'Editor - Night Desk', name: 'Crust & Co' },
    ]);
  });

  it.each([
    ['Crust Bakery City, State', 'Crust Bakery', 'City, State'],
    ['Crust Inc. Denver, CO', 'Crust Inc.', 'Denver, CO'],
    ['Crust Bakery –Ogden, Utah', 'Crust Bakery', 'Ogden, Utah'],
    ['Stadtwerke Linz, Austria', 'Stadtwerke Linz', 'Austria'],
  ])('gives the town before a region to the place where it is surely a town: %s', (head, name, location) => {
    expect(readWith(['T', 'O', 'P'], `Baker | ${head}`)).toMatchObject([
      { position: 'Baker', name, location },
    ]);
  });

  it('leaves a labeled list of projects in the text', () => {
    expect(readWith(['T', 'O'], 'Baker, Crust & Co', 'Projects: R1 / R2 Ovens, New Town')).toMatchObject([
      { position: 'Baker', name: 'Crust & Co', summary: 'Projects: R1 / R2 Ovens, New Town' },
    ]);
  });
});

const referees = [
  '# Mara Lindt',
  'mara@example.at | +43 316 555 010',
  '## Experience',
  '**Head Baker**, Oakhurst Bread, 2015 – 2019',
  '- Ran four ovens',
  '## References',
  '**Dr. Ida Moss**',
  'Professor – Oak University',
  '## Contact',
  'Phone: 0732 555 099',
  'ida.moss@oak.example',
  'Staff page: https://oak.example/staff/ida-moss',
].join('\n\n');

it('does not read contact details of references as those of the person', async () => {
  const { source } = readOutline(await markdownSourceLines(referees));
  expect(source['basics']).toEqual({
    name: 'Mara Lindt',
    email: 'mara@example.at',
    phone: '+43 316 555 010',
  });
  expect(JSON.stringify(source['references'])).toContain('0732 555 099');
});

it('reads contact details below references as those of the person if there are no others', async () => {
  const text = referees.replace('mara@example.at | +43 316 555 010\n\n', '').replaceAll('ida.moss', 'mara');
  const { source } = readOutline(await markdownSourceLines(text));
  expect(source['basics']).toMatchObject({ email: 'mara@oak.example', phone: '0732 555 099' });
});

describe('A school with known parts', () => {
  /** Each line of a section of schools: how it is classified, and the roles of its atoms. */
  type Known = readonly [text: string, tag: 'first' | 'head', roles: string];
  const schoolsIn = (...known: readonly Known[]) => {
    const lines = known.map(
      ([text], index): SourceLine => ({ text, place: `line ${index}`, aside: '', style: 'text', links: [] }),
    );
    const rolesOf = new Map(known.map(([text, , roles]) => [text, roles.split(' ')]));
    const reader: LineReader = {
      classify: (own) =>
        own.map((line, index) => ({ line, state: `${known[index]?.[1] ?? 'first'} education`, sureness: 2 })),
      heads: (_, heads) =>
        heads.map((head) => {
          const roles = head.flatMap(({ text }) => rolesOf.get(text) ?? []);
          return atomsOf(head).map((atom, index): ReadAtom => {
            return { ...atom, role: (roles[index] ?? 'X') as ReadAtom['role'], sureness: 2 };
          });
        }),
    };
    return readByModels(lines, reader).source['education'];
  };

  it.each([
    [
      'keeps a subject with commas together if it is a list',
      [['Master in Ferns, Mosses, and Roots | Oak University', 'first', 'GF F F O']],
      { studyType: 'Master', area: 'Ferns, Mosses, and Roots' },
    ],
    [
      'leaves out a second subject',
      [['BSc in Botany, Music Focus | Oak University', 'first', 'GF F O']],
      { studyType: 'BSc', area: 'Botany' },
    ],
    [
      'does not read brackets as the institution if the school is named below',
      [
        ['Baker (Guild)', 'first', 'G O'],
        ['Oak Academy', 'head', 'O'],
      ],
      { institution: 'Oak Academy', studyType: 'Baker' },
    ],
    [
      'takes one of two degrees in two cells and keeps the other as text',
      [
        ['Oak Diploma | High School Diploma', 'first', 'G G'],
        ['Liceo Robledo', 'head', 'O'],
      ],
      { institution: 'Liceo Robledo', studyType: 'Oak Diploma', summary: 'High School Diploma' },
    ],
    [
      'has a degree that continues after the subject',
      [['Oven Specialist – Federal Examination | Oak Academy', 'first', 'GF G O']],
      { studyType: 'Oven Specialist – Federal Examination', area: 'Oven Specialist' },
    ],
    [
      'has a date after a slash',
      [
        ['Oak University – Master', 'first', 'O G'],
        ['/2023: Botany', 'head', 'D F'],
      ],
      { institution: 'Oak University', studyType: 'Master', area: 'Botany', date: '2023' },
    ],
    [
      'has a subject without the label before it',
      [['Oak University | Diplom | Fachrichtung Botanik', 'first', 'O G F']],
      { studyType: 'Diplom', area: 'Botanik' },
    ],
    [
      'keeps a second subject as text with its label',
      [
        ['MSc Botany, Oak University', 'first', 'GF O'],
        ['Schwerpunkt: Moose', 'head', 'X F'],
      ],
      { studyType: 'MSc Botany', area: 'Botany', summary: 'Schwerpunkt: Moose' },
    ],
    [
      'has a subject without the title of a thesis',
      [['Master en Botanique sur ‘Racines’ | Université du Chêne', 'first', 'GF O']],
      { studyType: 'Master', area: 'Botanique', summary: 'sur ‘Racines’' },
    ],
  ] as [string, readonly Known[], object][])('%s', (_, known, school) => {
    expect(schoolsIn(...known)).toMatchObject([school]);
  });

  it('has an entry for each of its degrees and its details only once', () => {
    const head = ['Oak University | BSc in Botany; BSc in Mosses; Minor in Ferns | 2019', 'first'] as const;
    expect(schoolsIn([...head, 'O GF GF F D'])).toEqual([
      {
        institution: 'Oak University',
        studyType: 'BSc',
        area: 'Botany',
        date: '2019',
        summary: 'Minor in Ferns',
      },
      { institution: 'Oak University', studyType: 'BSc', area: 'Mosses', date: '2019' },
    ]);
    const text = 'Oak University | BSc in Botany, Roots and Ferns';
    expect(JSON.stringify(schoolsIn([text, 'first', 'O GF GF']))).toContain('Roots and Ferns');
  });

  it('is repeated for a degree below it only if schools come before degrees', () => {
    expect(
      schoolsIn(['Oak University, MSc Botany', 'first', 'O GF'], ['BSc Botany', 'first', 'GF']),
    ).toMatchObject([{ institution: 'Oak University' }, { institution: 'Oak University' }]);
    const after = schoolsIn(['MSc Botany, Oak University', 'first', 'GF O'], ['Abitur', 'first', 'G']);
    expect(after).toEqual([
      { institution: 'Oak University', studyType: 'MSc Botany', area: 'Botany' },
      { studyType: 'Abitur' },
    ]);
  });
});

describe('A difference between two readings', () => {
  const reading = (...schools: string[]) => ({ education: schools.map((institution) => ({ institution })) });

  it('is reported for the entry', () => {
    const notes = readTwoWays('education', reading('Oak College', 'Linz'), reading('Oak College', 'BSc'));
    expect(notes).toMatchObject([{ kind: 'odd', path: 'education[1]' }]);
  });

  it('is reported for the whole list if most entries differ', () => {
    const notes = readTwoWays('education', reading('Oak College', 'Linz', 'Graz'), reading('Oak', 'BSc'));
    expect(notes).toMatchObject([{ kind: 'odd', path: 'education' }]);
  });

  it('is not reported if all names are in both readings', () => {
    expect(readTwoWays('education', reading('Oak College'), reading('Linz', 'Oak College'))).toEqual([]);
    expect(readTwoWays('education', {}, reading('Linz'))).toEqual([]);
  });
});

describe('Lines below a heading', () => {
  const lineOf = (text: string, place: string): SourceLine => ({
    ...{ text, place, aside: '', style: 'text', links: [] },
  });
  const classified = (...states: readonly (readonly [LineState, string])[]): readonly ClassifiedLine[] =>
    states.map(([state, text], index) => ({ line: lineOf(text, `line ${index}`), state, sureness: 2 }));

  it('are jobs if the heading says so, no matter how the lines are classified', () => {
    const { sections } = sectionsOf(
      classified(
        ['heading things', 'Work Experience'],
        ['first things', 'Cook, Acme'],
        ['text things', 'Cooked'],
      ),
    );
    expect(sections).toMatchObject([{ key: 'work', lines: [{ tag: 'first' }, { tag: 'text' }] }]);
  });

  it('continue the jobs after a page number unless a heading says otherwise', () => {
    const { sections } = sectionsOf(
      classified(
        ['heading work', 'Where I cooked'],
        ['first work', 'Cook, Acme'],
        ['none', 'Page 2'],
        ['first things', 'Baker, Crust & Co'],
        ['heading things', 'Prizes'],
        ['first things', 'Best bread'],
      ),
    );
    expect(sections).toMatchObject([
      { key: 'work', lines: [{ tag: 'first' }, { tag: 'first' }] },
      { kind: 'things', lines: [{ tag: 'first' }] },
    ]);
  });

  it.each([
    ['Ehrenamt im Dorf', 'volunteer'],
    ['Beside the shop', 'volunteer'],
    ['Work Experience', 'work'],
  ])(
    'are volunteer work if the model or the heading says so, but not under a heading of jobs: %s',
    (heading, key) => {
      const { sections } = sectionsOf(
        classified(
          ['heading volunteer', heading],
          ['first work', 'Cook, Soup for all'],
          ['text work', 'Cooked'],
        ),
      );
      expect(sections).toMatchObject([{ kind: 'work', key, lines: [{ tag: 'first' }, { tag: 'text' }] }]);
    },
  );

  it('give the name from a bold line below the headline', () => {
    const bold = classified(['contact', 'Mara Lindt']).map((one): ClassifiedLine => {
      return { ...one, line: { ...one.line, style: 'strong' } };
    });
    const { head } = sectionsOf([...classified(['headline', 'Software Engineer']), ...bold]);
    expect(readContactHead(head, []).basics).toMatchObject({
      name: 'Mara Lindt',
      label: 'Software Engineer',
    });
  });

  it('are separate sections below group titles', () => {
    const { sections } = sectionsOf(
      classified(
        ['heading things', 'Honours'],
        ['group things', 'Teaching'],
        ['first things', 'Best tutor, 2022'],
        ['group things', 'Sport'],
        ['first things', 'Town cup, 2019'],
      ),
    );
    expect(sections.flatMap(innerSections).map(({ heading }) => heading?.text)).toEqual([
      'Teaching',
      'Sport',
    ]);
  });
});

describe('Roles below each other', () => {
  const line = (text: string, style: SourceLine['style'], place: number): SourceLine => ({
    ...{ text, place: `line ${place}`, aside: '', style, setting: style, links: [] },
  });
  /** Lines of one section of jobs, each with its roles; `first` starts an entry. */
  const read = (rows: readonly (readonly [LineState, string, SourceLine['style'], string])[]) => {
    const lines = rows.map(([, text, style], index) => line(text, style, index));
    const roles = new Map(rows.map(([, , , letters], index) => [`line ${index}`, letters.split(' ')]));
    const { source } = readByModels([line('Experience', 'heading', -1), ...lines], {
      classify: (all) =>
        all.map((one, index) => ({
          ...{ line: one, sureness: 2 as const },
          state: index === 0 ? 'heading work' : (rows[index - 1]?.[0] ?? 'none'),
        })),
      heads: (_, heads) =>
        heads.map((head) =>
          head.flatMap((own, at) =>
            atomsOf([own]).map((atom, index) => ({
              ...{ ...atom, line: at, sureness: 2 as const },
              role: (roles.get(own.place)?.[index] ?? 'X') as ReadAtom['role'],
            })),
          ),
        ),
    });
    return source['work'];
  };

  it('get the employer above the first if their titles have the same style', () => {
    const jobs = read([
      ['first work', 'Nordbrot GmbH', 'strong', 'O'],
      ['head work', 'Head baker', 'text', 'T'],
      ['head work', '2020 – 2023', 'text', 'D'],
      ['first work', 'Night baker', 'text', 'T'],
      ['head work', '2017 – 2020', 'text', 'D'],
    ]);
    expect(jobs).toMatchObject([
      { name: 'Nordbrot GmbH', position: 'Head baker' },
      { name: 'Nordbrot GmbH', position: 'Night baker' },
    ]);
  });

  it('do not get an employer if the others name theirs below the title', () => {
    const jobs = read([
      ['first work', 'Head baker', 'strong', 'T'],
      ['head work', 'Nordbrot GmbH', 'text', 'O'],
      ['first work', 'Founder of a market stall', 'strong', 'T'],
      ['head work', '2017 – 2020', 'text', 'D'],
    ]);
    expect(jobs).toMatchObject([{ name: 'Nordbrot GmbH' }, { position: 'Founder of a market stall' }]);
    expect(JSON.stringify(jobs).match(/Nordbrot/g)).toHaveLength(1);
  });

  it('keep text in brackets and names that contain "at"', () => {
    const jobs = read([
      ['first work', 'Head baker (part time)', 'strong', 'T X'],
      ['head work', 'University at Oakton | 2019', 'text', 'O P D'],
    ]);
    expect(jobs).toMatchObject([{ name: 'University at Oakton', position: 'Head baker (part time)' }]);
  });

  it('keep text after a comma in the title, unless it is a type of employment', () => {
    const jobs = read([
      ['first work', 'Teacher, Sourdough, part time, Nordbrot GmbH | 2019', 'strong', 'T X X O D'],
    ]);
    expect(jobs).toMatchObject([
      { name: 'Nordbrot GmbH', position: 'Teacher, Sourdough', summary: 'part time' },
    ]);
  });

  it('continue the employer in the next line if both lines have the same style', () => {
    const jobs = read([
      ['first work', 'Head baker of the', 'strong', 'T'],
      ['head work', 'Nordbrot Backhaus und', 'text', 'O'],
      ['head work', 'Mühlen GmbH, Linz | 2019', 'text', 'O P D'],
    ]);
    expect(jobs).toMatchObject([
      { name: 'Nordbrot Backhaus und Mühlen GmbH', position: 'Head baker of the', location: 'Linz' },
    ]);
  });

  it.each([
    ['Founder and CEO Marigold Ovens and Chefs', 'Founder and CEO', 'Marigold Ovens and Chefs'],
    ['Caregiver Sunny Days', 'Caregiver', 'Sunny Days'],
    ['Stagiaire à la Boulangerie du Nord SARL', 'Stagiaire', 'Boulangerie du Nord SARL'],
  ])('are separated from the employer if only the title is known: %s', (text, position, name) => {
    expect(read([['first work', `${text} | 2019`, 'strong', 'TO D']])).toMatchObject([{ name, position }]);
  });

  it('are not split if the end of the title is not known', () => {
    const jobs = read([['first work', 'Busser for Marigold Ovens | 2019', 'strong', 'TO D']]);
    expect(jobs).toMatchObject([{ position: 'Busser for Marigold Ovens' }]);
  });

  it('do not include their labels', () => {
    const jobs = read([['first work', 'Nordbrot GmbH; 2018; Role: Baker', 'strong', 'O D X T']]);
    expect(jobs).toEqual([{ name: 'Nordbrot GmbH', position: 'Baker', date: '2018' }]);
  });

  it('do not include the titles of groups of jobs', () => {
    const jobs = read([
      ['group work', 'Internships', 'text', ''],
      ['first work', 'Baker, Nordbrot GmbH | 2019', 'strong', 'T O D'],
      ['text work', 'Made bread.', 'bullet', ''],
      ['group work', 'Other work', 'text', ''],
      ['first work', 'Cook, Hotel Sonne | 2017', 'strong', 'T O D'],
    ]);
    expect(jobs).toEqual([
      { name: 'Nordbrot GmbH', position: 'Baker', date: '2019', highlights: ['Made bread.'] },
      { name: 'Hotel Sonne', position: 'Cook', date: '2017' },
    ]);
  });

  it('have a place only once', () => {
    const jobs = read([
      ['first work', 'Head baker', 'strong', 'T'],
      ['head work', 'Hotel Sonne, Linz | Linz, Austria | 2019', 'text', 'O P P P D'],
    ]);
    expect(jobs).toMatchObject([{ name: 'Hotel Sonne', location: 'Linz, Austria' }]);
  });
});
