import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import {
  headingTest,
  sectionNamed,
  sectionOf,
} from '../../../src/documents/outline/recognize/section-headings.ts';
import { readByRules } from '../../../src/documents/outline/rules/read-by-rules.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { runs } from '../../support/how-long.ts';

function line(text: string, style: SourceLine['style'] = 'text', aside = ''): SourceLine {
  return { place: `line of ${text.slice(0, 20)}`, text, aside, style, links: [] };
}

describe('Headings', () => {
  it.each([
    ['EXPERIENCE', 'work'],
    ['Work Experience:', 'work'],
    ['Skills & Tools', 'skills'],
    ['Core Qualifications', 'skills'],
    ['Berufserfahrung', 'work'],
    ['Sprachkenntnisse', 'languages'],
    ['Expérience professionnelle', 'work'],
    ['Centres d’intérêt', 'interests'],
    ['Educación', 'education'],
    ['Idiomas', 'languages'],
    ['工作经历', 'work'],
    ['教育背景', 'education'],
    ['C O N T A C T', 'contact'],
    ['ANTECEDENTES LABORALES', 'work'],
    ['Schulische Laufbahn:', 'education'],
    ['Renseignements personnels', 'contact'],
    ['教学经历', 'work'],
    ['Acme Corporation', null],
    ['Professional Engineer', null],
    ['Academic records office', null],
    ['Historia', null],
    ['学习小组', null],
    ['Preparación académica', 'education'],
    ['Engagement', 'volunteer'],
    ['Data Professional', null],
    ['Information School', null],
    ['History Teaching', null],
    ['Teaching preparation', null],
    ['School history', null],
    ['Données personnelles', null],
    ['Akademische Tätigkeiten', null],
    ['教学资料', null],
    ['学习资料', null],
    ['Volunteering Experience', 'volunteer'],
    ['LANGUAGE', 'languages'],
    ['Idioma', 'languages'],
    ['Sprache', 'languages'],
    ['Hobby', 'interests'],
    ['Objectives', 'summary'],
    ['Certificate', null],
    ['Course', null],
    ['REFERENCES available upon request.', 'references'],
    ['Referees: Available on Request', 'references'],
    ['Referenzen auf Anfrage', 'references'],
    ['Références – disponibles sur demande', 'references'],
    ['Reports on request', null],
  ])('%s', (text, key) => expect(sectionOf(text)).toBe(key));
});

it('does not read a known word in lower case as a heading if headings are in capitals', () => {
  const isHeading = headingTest(['SKILLS', 'EXPERIENCE', 'EDUCATION', 'Languages']);
  expect(['SKILLS', 'Languages'].map(isHeading)).toEqual([true, false]);
  expect(['Skills', 'Languages', 'projects.'].map(headingTest(['Skills', 'Languages']))).toEqual([
    true,
    true,
    false,
  ]);
});

it('reads a row of dots or hyphens as the gap before the next cell', () => {
  const { source } = readOutline([
    line('Ana Ruiz', 'large'),
    line('EXPERIENCE', 'heading'),
    line('Mill Lane Bakery ---------------- London, UK', 'text', '2019-2021'),
    line('Baked bread.', 'bullet'),
    line('Crust & Co ............... Leeds, UK', 'text', '2017-2019'),
    line('Baked cakes.', 'bullet'),
  ]);
  expect(source['work']).toMatchObject([
    { name: 'Mill Lane Bakery', location: 'London, UK' },
    { name: 'Crust & Co', location: 'Leeds, UK' },
  ]);
});

it('does not split authors of a publication from its title', () => {
  const { source } = readOutline([
    line('Ana Ruiz', 'large'),
    line('PUBLICATIONS', 'heading'),
    line('2021 — Ruiz, A., Soto, B., Gil, C.D. Ash glazes at low heat', 'strong'),
    line('2020 — Ash glazes, Clay Letters', 'strong'),
  ]);
  expect(source['publications']).toMatchObject([
    { name: 'Ruiz, A., Soto, B., Gil, C.D. Ash glazes at low heat' },
    { name: 'Ash glazes', publisher: 'Clay Letters' },
  ]);
});

it('reads each bullet as an entry, even with a line of text among them', () => {
  const { source } = readOutline([
    line('Ana Ruiz', 'large'),
    line('PROJECTS', 'heading'),
    ...['Kiln log', 'Glaze book', 'Clay map', 'Wheel cam'].map((text) => line(text, 'bullet')),
    line('All of them are open.'),
  ]);
  expect(source['projects']).toMatchObject([
    { name: 'Kiln log' },
    { name: 'Glaze book' },
    { name: 'Clay map' },
    { name: 'Wheel cam' },
  ]);
});

describe('Headings known by one of their words', () => {
  it.each([
    ['Notable Projects', 'projects'],
    ['Awards & Recognition', 'awards'],
    ['Publications / Talks', 'publications'],
    ['Research Experience', 'work'],
    ['Patents', null],
    ['Projects that I would have liked to see done', null],
    ['员工培训', null],
  ])('%s', (text, key) => expect(sectionNamed(text)).toBe(key));
});

describe('An outline', () => {
  it('is read by its dates if it has no styles', () => {
    const lines = [
      'Ana Alvarez',
      'ana@example.com, www.ana.example',
      'Experience',
      'Cook, Casa Pepe, 2019 - 2021',
    ];
    const { source } = readOutline([
      ...lines.map((text) => line(text)),
      line('Cooked for 80 guests.', 'bullet'),
      line('Waiter, Bar Sol, 2017 - 2019'),
      line('Served tapas.', 'bullet'),
    ]);
    expect(source['basics']).toMatchObject({ name: 'Ana Alvarez', email: 'ana@example.com' });
    expect(source['work']).toMatchObject([
      { startDate: '2019', endDate: '2021', highlights: ['Cooked for 80 guests.'] },
      { startDate: '2017', endDate: '2019', highlights: ['Served tapas.'] },
    ]);
  });

  it('keeps content under an unknown heading as a separate section', () => {
    const { source, notes } = readOutline([
      line('Ana Alvarez', 'large'),
      line('Patents', 'heading'),
      line('A better spoon', 'strong', '2020'),
      line('Cools soup while it is eaten.', 'bullet'),
      line('Skills', 'heading'),
      line('Cooking'),
    ]);
    expect(source['custom']).toEqual([
      {
        name: 'Patents',
        items: [{ name: 'A better spoon', date: '2020', highlights: ['Cools soup while it is eaten.'] }],
      },
    ]);
    expect(source['skills']).toEqual([{ name: 'Cooking' }]);
    expect(notes).toEqual([]);
  });

  it('takes the network of a username from its link if an icon shows the network', () => {
    const { source } = readOutline([
      line('Last updated in May 2026', 'quiet'),
      line('Ana Alvarez', 'large'),
      line('Cook', 'text'),
      {
        ...line('Lugo, Spain', 'bullet', '• (+34) 600 100 200 | • anaalvarez'),
        links: ['https://github.com/anaalvarez'],
      },
    ]);
    expect(source['basics']).toEqual({
      name: 'Ana Alvarez',
      label: 'Cook',
      phone: '(+34) 600 100 200',
      profiles: [{ network: 'GitHub', username: 'anaalvarez', url: 'https://github.com/anaalvarez' }],
      location: { address: 'Lugo, Spain' },
    });
  });

  it('reports how it read a heading that is only known in part', () => {
    const { source, notes } = readOutline([
      line('Ana Alvarez', 'large'),
      line('Notable Projects', 'heading'),
      line('Soup map', 'strong', '2020'),
    ]);
    expect(source['projects']).toEqual([{ name: 'Soup map', date: '2020' }]);
    expect(notes).toEqual([
      { kind: 'read', path: 'line of Notable Projects', message: '"Notable Projects" was read as projects' },
    ]);
  });

  it('keeps every word in a field or a note', () => {
    const text = fc.array(
      fc.constantFrom('Acme', 'Go', 'Rust', 'led', 'team', '2019', 'Berlin', 'a@b.io', '12', 'x'),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    const any = fc.record({
      words: text,
      aside: fc.constantFrom('', 'Berlin', '2019 – 2021', 'Mar 2020 – Present', '4.6'),
      style: fc.constantFrom<SourceLine['style']>('large', 'heading', 'strong', 'quiet', 'text', 'bullet'),
    });
    const heading = fc.constantFrom(
      'Experience',
      'Education',
      'Skills',
      'Languages',
      'Projects',
      'Awards',
      'Summary',
      'References',
    );
    const anyLine = fc.oneof(
      { weight: 4, arbitrary: any.map(({ words, aside, style }) => line(words.join(' '), style, aside)) },
      { weight: 1, arbitrary: heading.map((word) => line(word, 'heading')) },
    );
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 25 }), (lines) => {
        const { source, notes } = readOutline(lines);
        const allText = `${JSON.stringify(source)} ${JSON.stringify(notes)}`;
        const words = lines
          .filter(({ text: whole }) => sectionOf(whole) === null)
          .flatMap(({ text: whole }) => whole.split(' '));
        expect(words.filter((word) => !allText.includes(word))).toEqual([]);
      }),
      { numRuns: runs(100, 400) },
    );
  });
});

it.each([
  'Computing (Excel, Word)',
  'Languages (English, Spanish)',
  'Languages (English and Spanish)',
  'Care (Wound care, Triage)',
  'Langues (anglais, espagnol)',
  'Programming (Python)',
])('does not read %s as a heading because its brackets list items', (text) => {
  expect(sectionOf(text)).toBeNull();
});

it('ignores a remark in brackets after a heading', () => {
  expect(['Languages (in order):', '工作经历(按时间倒序)'].map(sectionOf)).toEqual(['languages', 'work']);
  const { source, notes } = readOutline([
    line('Ana Ruiz', 'large'),
    line('Languages (in order)', 'heading'),
    line('Spanish (native)'),
  ]);
  expect(source['languages']).toMatchObject([{ language: 'Spanish' }]);
  expect(notes.map(({ message }) => message)).toContain('"Languages (in order)" was read as languages');
});

it('reads titles with dates below a summary as jobs', () => {
  const { source } = readOutline([
    line('Ana Ruiz', 'large'),
    line('Profile', 'heading'),
    line('Reliable', 'bullet'),
    line('OVEN YEARS'),
    line('Head baker', 'strong', '2018 – 2020'),
    line('Crust & Co'),
    line('Baker', 'strong', '2015 – 2018'),
    line('Mill Lane Bakery'),
    line('Apprentice', 'strong', '2012 – 2015'),
    line('Oak Bakery'),
  ]);
  expect(source['basics']).toMatchObject({ summary: '- Reliable' });
  expect(source['work']).toMatchObject([
    { name: 'Crust & Co', position: 'Head baker' },
    { name: 'Mill Lane Bakery', position: 'Baker' },
    { name: 'Oak Bakery', position: 'Apprentice' },
  ]);
});

it('starts lists at the labels they name below an unknown heading', () => {
  const { source } = readOutline([
    line('Ana Ruiz', 'large'),
    line('其他', 'heading'),
    line('技能：车床，铣床，磨床'),
    line('语言能力：粤语，日语'),
  ]);
  expect(source['skills']).toMatchObject([{ name: '车床' }, { name: '铣床' }, { name: '磨床' }]);
  expect(source['languages']).toMatchObject([{ language: '粤语' }, { language: '日语' }]);
});

it.each([
  ['other knowledge', ['Machines: Lathe, Mill', 'Materials: Brass, Oak'], 2],
  // Not all languages are known, but a level shows that the name is one.
  ['a language that is not known', ['Wolverine, basic'], 0],
])('finds %s after the last known language', (_, rest, groups) => {
  const { source } = readOutline([
    line('Ana Ruiz', 'large'),
    line('Languages', 'heading'),
    line('German (native), English'),
    ...rest.map((text) => line(text)),
  ]);
  expect((source['skills'] as unknown[] | undefined) ?? []).toHaveLength(groups);
  expect(source['languages']).toHaveLength(groups > 0 ? 2 : 3);
});

it('does not read other sections with dates as jobs if a heading names the jobs', () => {
  const shift = (title: string, time: string) => [line(title, 'strong', time), line('Shared with two.')];
  const { source } = readByRules([
    line('Ana Ruiz', 'large'),
    line('Experience', 'heading'),
    ...[...shift('Baker, Crust & Co', '2018 – 2020'), ...shift('Cook, Oak Inn', '2015 – 2018')],
    line('Clubs And Committees', 'heading'),
    ...[
      ...shift('Chess club', '2010 – 2012'),
      ...shift('Choir', '2011 – 2013'),
      ...shift('Guild', '2012 – 2015'),
    ],
    ...[...shift('Garden', '2013 – 2014'), ...shift('Fair', '2014 – 2016')],
  ]);
  expect(source['work']).toHaveLength(2);
  expect(JSON.stringify(source)).toContain('"name":"Clubs And Committees"');
});

it('reads a skill once if two sections name it, without losing its line', () => {
  const { source, notes } = readOutline([
    ...[line('Mara Lindt', 'large'), line('mara@lindt.example'), line('Skills', 'heading')],
    ...[line('Go, Rust'), line('Interests', 'heading'), line('Rowing, chess')],
    ...[line('Technical Skills', 'heading'), line('Go, Rust, Python, SQL')],
  ]);
  expect(source['skills']).toEqual(['Go', 'Rust', 'Python', 'SQL'].map((name) => ({ name })));
  expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
});

it('does not read a long dash between two dates as a gap', () => {
  const { source } = readOutline([
    ...[line('Mara Lindt', 'large'), line('Experience', 'heading'), line('Baker, Oak Mills', 'strong')],
    ...[line('Jan 2019 --- Dec 2022'), line('Baked.', 'bullet')],
  ]);
  expect(source['work']).toMatchObject([{ startDate: '2019-01', endDate: '2022-12' }]);
});

it('prefers jobs read by the models if the rules find equally many', () => {
  const job = (when: string, head: string, point: string) => [
    ...[line(when), line(head, 'strong'), line(point, 'bullet')],
  ];
  const { work } = readOutline([
    ...[
      line('Mara Lindt', 'large'),
      line('mara@lindt.example | 0171 5550100'),
      line('Berufserfahrung', 'heading'),
    ],
    ...job('07/2014 - 06/2015', 'Archivmitarbeiter | Stadtarchiv Nord | Linz (Österreich)', 'Akten geordnet'),
    ...job('09/2011 - 06/2014', 'Pflegekraft | Sonnenhof | Linz (Österreich)', 'Menschen betreut'),
    ...job('05/2006 - 08/2011', 'Hilfskraft | Haus Sankt Anna | Linz (Österreich)', 'Feste vorbereitet'),
    ...[line('Ausbildung', 'heading'), line('10/2000 - 08/2005')],
    line('Bachelor of Arts Geschichte | Universität Linz | Linz', 'strong'),
  ]).source as { work: readonly { name: string }[] };
  expect(work.map(({ name }) => name)).toEqual(['Stadtarchiv Nord', 'Sonnenhof', 'Haus Sankt Anna']);
});
