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

describe('what models make of lines', () => {
  it('are jobs below a heading that nobody knows, where nothing else holds periods', async () => {
    const { source } = readOutline(await markdownSourceLines(jobs));
    expect(source['work']).toMatchObject([
      { position: 'Bäckerin', name: 'Nordbrot GmbH', location: 'Graz', startDate: '2019-03' },
      { position: 'Lehrling', name: 'Müller & Sohn', location: 'Linz', endDate: '2019-02' },
    ]);
  });

  it('keeps each word in a field or says where it stands', async () => {
    const lines = await markdownSourceLines(jobs);
    const { source, notes } = readOutline(lines);
    const said = `${JSON.stringify(source)} ${notes.map(({ message }) => message).join(' ')}`;
    for (const word of ['Lindt', 'Wo ich war', 'Filialen', 'Öfen', 'Sohn']) expect(said).toContain(word);
  });

  it('reads the same resume alike each time', async () => {
    const lines = await markdownSourceLines(jobs);
    expect(readByModels(lines)).toEqual(readByModels(lines));
  });
});

describe('a resume in a block of code', () => {
  it('is read line by line, as it was set by hand', async () => {
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

it('A name never begins with the end of a bracket', () => {
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

it('Contact details below the heading of references are not those of the person', async () => {
  const { source } = readOutline(await markdownSourceLines(referees));
  expect(source['basics']).toEqual({
    name: 'Mara Lindt',
    email: 'mara@example.at',
    phone: '+43 316 555 010',
  });
  expect(JSON.stringify(source['references'])).toContain('0732 555 099');
});

it('Contact details below references are those of the person where there are no others', async () => {
  const text = referees.replace('mara@example.at | +43 316 555 010\n\n', '').replaceAll('ida.moss', 'mara');
  const { source } = readOutline(await markdownSourceLines(text));
  expect(source['basics']).toMatchObject({ email: 'mara@oak.example', phone: '0732 555 099' });
});

describe('a school of which each part is known', () => {
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
      'keeps a subject together that commas part, when it is a list',
      [['Master in Ferns, Mosses, and Roots | Oak University', 'first', 'GF F F O']],
      { studyType: 'Master', area: 'Ferns, Mosses, and Roots' },
    ],
    [
      'leaves out a second subject',
      [['BSc in Botany, Music Focus | Oak University', 'first', 'GF F O']],
      { studyType: 'BSc', area: 'Botany' },
    ],
    [
      'is no chamber in brackets, where the school is named below',
      [
        ['Baker (Guild)', 'first', 'G O'],
        ['Oak Academy', 'head', 'O'],
      ],
      { institution: 'Oak Academy', studyType: 'Baker' },
    ],
    [
      'has one of two degrees in two cells, and the other as a text',
      [
        ['Oak Diploma | High School Diploma', 'first', 'G G'],
        ['Liceo Robledo', 'head', 'O'],
      ],
      { institution: 'Liceo Robledo', studyType: 'Oak Diploma', summary: 'High School Diploma' },
    ],
    [
      'has a degree that goes on behind what was learned',
      [['Oven Specialist – Federal Examination | Oak Academy', 'first', 'GF G O']],
      { studyType: 'Oven Specialist – Federal Examination', area: 'Oven Specialist' },
    ],
    [
      'has the date that stands behind a sign',
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
      'keeps a second subject with the label before it',
      [
        ['MSc Botany, Oak University', 'first', 'GF O'],
        ['Schwerpunkt: Moose', 'head', 'X F'],
      ],
      { studyType: 'MSc', area: 'Botany', summary: 'Schwerpunkt: Moose' },
    ],
    [
      'has a subject without the title of a thesis',
      [['Master en Botanique sur ‘Racines’ | Université du Chêne', 'first', 'GF O']],
      { studyType: 'Master', area: 'Botanique', summary: 'sur ‘Racines’' },
    ],
  ] as [string, readonly Known[], object][])('%s', (_, known, school) => {
    expect(schoolsIn(...known)).toMatchObject([school]);
  });

  it('has each of its degrees, and details only once', () => {
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

  it('is that of a degree below it, where schools stand first', () => {
    expect(
      schoolsIn(['Oak University, MSc Botany', 'first', 'O GF'], ['BSc Botany', 'first', 'GF']),
    ).toMatchObject([{ institution: 'Oak University' }, { institution: 'Oak University' }]);
    const after = schoolsIn(['MSc Botany, Oak University', 'first', 'GF O'], ['Abitur', 'first', 'G']);
    expect(after).toEqual([
      { institution: 'Oak University', studyType: 'MSc', area: 'Botany' },
      { studyType: 'Abitur' },
    ]);
  });
});

describe('what two readings name otherwise', () => {
  const reading = (...schools: string[]) => ({ education: schools.map((institution) => ({ institution })) });

  it('is one to look at', () => {
    const notes = readTwoWays('education', reading('Oak College', 'Linz'), reading('Oak College', 'BSc'));
    expect(notes).toMatchObject([{ kind: 'odd', path: 'education[1]' }]);
  });

  it('is the whole list where most of it is', () => {
    const notes = readTwoWays('education', reading('Oak College', 'Linz', 'Graz'), reading('Oak', 'BSc'));
    expect(notes).toMatchObject([{ kind: 'odd', path: 'education' }]);
  });

  it('is none where both say the same', () => {
    expect(readTwoWays('education', reading('Oak College'), reading('Linz', 'Oak College'))).toEqual([]);
    expect(readTwoWays('education', {}, reading('Linz'))).toEqual([]);
  });
});

describe('the lines below a heading', () => {
  const lineOf = (text: string, place: string): SourceLine => ({
    ...{ text, place, aside: '', style: 'text', links: [] },
  });
  const classified = (...states: readonly (readonly [LineState, string])[]): readonly ClassifiedLine[] =>
    states.map(([state, text], index) => ({ line: lineOf(text, `line ${index}`), state, sureness: 2 }));

  it('are jobs where it says so, whatever else they look like', () => {
    const { sections } = sectionsOf(
      classified(
        ['heading things', 'Work Experience'],
        ['first things', 'Cook, Acme'],
        ['text things', 'Cooked'],
      ),
    );
    expect(sections).toMatchObject([{ key: 'work', lines: [{ tag: 'first' }, { tag: 'text' }] }]);
  });

  it('go on with the jobs behind a page number, where no heading says otherwise', () => {
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
  ])('are what people did for others where the model or the words say so: %s', (heading, key) => {
    const { sections } = sectionsOf(
      classified(
        ['heading volunteer', heading],
        ['first work', 'Cook, Soup for all'],
        ['text work', 'Cooked'],
      ),
    );
    expect(sections).toMatchObject([{ kind: 'work', key, lines: [{ tag: 'first' }, { tag: 'text' }] }]);
  });

  it('has its name where it is bold, below what the person is', () => {
    const bold = classified(['contact', 'Mara Lindt']).map((one): ClassifiedLine => {
      return { ...one, line: { ...one.line, style: 'strong' } };
    });
    const { head } = sectionsOf([...classified(['headline', 'Software Engineer']), ...bold]);
    expect(readContactHead(head, []).basics).toMatchObject({
      name: 'Mara Lindt',
      label: 'Software Engineer',
    });
  });

  it('are skills where most are, though the heading speaks of interests', () => {
    const { sections } = sectionsOf(
      classified(
        ['heading lists', 'Interests'],
        ['text lists', 'Backend: Java, PostgreSQL, Kafka'],
        ['text lists', 'Frontend: React, TypeScript, CSS'],
      ),
    );
    expect(sections).toMatchObject([{ key: 'skills' }]);
  });

  it('are sections of their own below titles above entries', () => {
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

describe('roles below each other', () => {
  const line = (text: string, style: SourceLine['style'], place: number): SourceLine => ({
    ...{ text, place: `line ${place}`, aside: '', style, setting: style, links: [] },
  });
  /** Lines of one section of jobs, each with its roles; heads are opened by `first`. */
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

  it('are with the employer above the first, where their titles are set alike', () => {
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

  it('say no employer where each names its own below its title, and one does not', () => {
    const jobs = read([
      ['first work', 'Head baker', 'strong', 'T'],
      ['head work', 'Nordbrot GmbH', 'text', 'O'],
      ['first work', 'Founder of a market stall', 'strong', 'T'],
      ['head work', '2017 – 2020', 'text', 'D'],
    ]);
    expect(jobs).toMatchObject([{ name: 'Nordbrot GmbH' }, { position: 'Founder of a market stall' }]);
    expect(JSON.stringify(jobs).match(/Nordbrot/g)).toHaveLength(1);
  });

  it('keep what a bracket or an `at` has parted from their names', () => {
    const jobs = read([
      ['first work', 'Head baker (part time)', 'strong', 'T X'],
      ['head work', 'University at Oakton | 2019', 'text', 'O P D'],
    ]);
    expect(jobs).toMatchObject([{ name: 'University at Oakton', position: 'Head baker (part time)' }]);
  });

  it('keep what a comma has parted from the title, unless it is how somebody was employed', () => {
    const jobs = read([
      ['first work', 'Teacher, Sourdough, part time, Nordbrot GmbH | 2019', 'strong', 'T X X O D'],
    ]);
    expect(jobs).toMatchObject([
      { name: 'Nordbrot GmbH', position: 'Teacher, Sourdough', summary: 'part time' },
    ]);
  });

  it('go on in the line below, where both are set alike', () => {
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
  ])('are parted from their employers where nothing but a title is known: %s', (text, position, name) => {
    expect(read([['first work', `${text} | 2019`, 'strong', 'TO D']])).toMatchObject([{ name, position }]);
  });

  it('stay whole where no end of the title is known', () => {
    const jobs = read([['first work', 'Busser for Marigold Ovens | 2019', 'strong', 'TO D']]);
    expect(jobs).toMatchObject([{ position: 'Busser for Marigold Ovens' }]);
  });

  it('are without the labels before them', () => {
    const jobs = read([['first work', 'Nordbrot GmbH; 2018; Role: Baker', 'strong', 'O D X T']]);
    expect(jobs).toEqual([{ name: 'Nordbrot GmbH', position: 'Baker', date: '2018' }]);
  });

  it('are not the titles above groups of jobs', () => {
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

  it('say a place once', () => {
    const jobs = read([
      ['first work', 'Head baker', 'strong', 'T'],
      ['head work', 'Hotel Sonne, Linz | Linz, Austria | 2019', 'text', 'O P P P D'],
    ]);
    expect(jobs).toMatchObject([{ name: 'Hotel Sonne', location: 'Linz, Austria' }]);
  });
});
