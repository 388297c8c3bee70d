import { describe, expect, it } from 'vitest';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

function line(text: string, style: SourceLine['style'] = 'text', aside = ''): SourceLine {
  return { place: `line of ${text.slice(0, 20)}`, text, aside, style, links: [] };
}

function first(section: string, heading: string, ...lines: readonly SourceLine[]): unknown {
  const { source } = readOutline([line('Ana Alvarez', 'large'), line(heading, 'heading'), ...lines]);
  return (source[section] as readonly unknown[] | undefined)?.[0];
}

describe('A job in one line', () => {
  const nexus = { name: 'Nexus AI', position: 'Senior Engineer', location: 'Austin, TX' };
  it.each(['Nexus AI, Senior Engineer – Austin, TX', 'Senior Engineer, Nexus AI – Austin, TX'])(
    '%s',
    (text) => expect(first('work', 'Experience', line(text, 'strong', '2019 – 2021'))).toMatchObject(nexus),
  );
});

it('starts a job at each date above a title, with or without text between jobs', () => {
  const jobs = [
    { name: 'Rivermark Inc', position: 'Engineer', startDate: '2020' },
    { name: 'Oakline Inc', position: 'Developer', startDate: '2016', endDate: '2020' },
  ];
  const dated = (date: string, title: string, employer: string) => [
    line(date),
    line(title, 'strong'),
    line(employer),
  ];
  const [one, other] = [
    dated('2020 – Present', 'Engineer', 'Rivermark Inc'),
    dated('2016 – 2020', 'Developer', 'Oakline Inc'),
  ];
  const bullet = line('Built it', 'bullet');
  const head = [line('Ana Alvarez', 'large'), line('Experience', 'heading')];
  expect(readOutline([...head, ...one, ...other]).source['work']).toEqual(jobs);
  expect(readOutline([...head, ...one, bullet, ...other, bullet]).source['work']).toEqual(
    jobs.map((job) => ({ ...job, highlights: ['Built it'] })),
  );
});

it('reads a place below an organization as its location, not as a second name', () => {
  const volunteering = first(
    'volunteer',
    'Volunteering',
    line('Seattle Indies', 'strong', '2020 – Present'),
    line('Seattle, WA'),
  );
  expect(volunteering).toEqual({
    organization: 'Seattle Indies',
    location: 'Seattle, WA',
    startDate: '2020',
  });
});

describe('A school', () => {
  const physics = { institution: 'Trinity College', studyType: 'MSc', area: 'Physics' };
  const dates = { startDate: '2018', endDate: '2020' };
  it.each<[string, readonly SourceLine[], object]>([
    [
      'with the grade after the degree',
      [
        line('Trinity College', 'strong', 'Dublin, Ireland'),
        line('MSc in Physics; GPA: 3.66 (9.15/10.0)', 'quiet', '2018 – 2020'),
      ],
      { ...physics, ...dates, score: '3.66 (9.15/10.0)', summary: 'Dublin, Ireland' },
    ],
    [
      'with the grade in brackets',
      [line('Trinity College', 'strong', '2018 – 2020'), line('MSc in Physics (GPA 3.9)', 'quiet')],
      { ...physics, ...dates, score: '3.9' },
    ],
    [
      'with degree and grade in the right column',
      [
        line('Trinity College', 'strong', 'MSc • 3.6 GPA'),
        line('Physics', 'text', 'Dublin, Ireland • 2018 – 2020'),
      ],
      { ...physics, ...dates, score: '3.6 GPA', summary: 'Dublin, Ireland' },
    ],
    [
      'beside its degree',
      [line('MSc', 'strong', 'Trinity College, Physics | Dublin, Ireland | 2018 – 2020')],
      { ...physics, ...dates, summary: 'Dublin, Ireland' },
    ],
    [
      'with its degree and place in one line',
      [line('Trinity College, MSc in Physics – Dublin, Ireland', 'strong', '2018 – 2020')],
      { ...physics, ...dates, summary: 'Dublin, Ireland' },
    ],
    [
      'with a comma in its subject',
      [line('Trinity College', 'strong', '2018 – 2020'), line('MSc in Physics, with Music', 'quiet')],
      { ...physics, ...dates, area: 'Physics, with Music' },
    ],
  ])('%s', (_, lines, expected) => expect(first('education', 'Education', ...lines)).toEqual(expected));
});

it.each(['Hogeschool Utrecht', 'Università di Bologna', 'Universidade do Porto', 'Uniwersytet Warszawski'])(
  'reads %s as a school before or after its subject',
  (institution) => {
    const degree = { institution, studyType: 'Bachelor', area: 'Commercial Economics' };
    for (const text of [
      `${institution}, Bachelor in Commercial Economics`,
      `Bachelor in Commercial Economics, ${institution}`,
    ])
      expect(first('education', 'Education', line(text, 'strong'))).toEqual(degree);
  },
);

it('keeps the full title of a publication', () => {
  const title = 'Mixture of Experts at Scale: With Routes for Many';
  expect(first('publications', 'Publications', line(title, 'strong', 'July 2023'))).toEqual({
    name: title,
    releaseDate: '2023-07',
  });
});

it('reads a date in the right column beside bullets as the date of the entry', () => {
  const lines = [
    line('Acme, Senior Engineer', 'strong', 'Oslo, Norway'),
    line('Built a bridge.', 'bullet', 'May 2019 – June 2021'),
    line('Sold it.', 'bullet', '2 years 2 months'),
  ];
  expect(first('work', 'Experience', ...lines)).toEqual({
    name: 'Acme',
    position: 'Senior Engineer',
    location: 'Oslo, Norway',
    startDate: '2019-05',
    endDate: '2021-06',
    highlights: ['Built a bridge.', 'Sold it.'],
  });
});

it('keeps the dash in the name of a certificate', () => {
  const certificate = line('Solutions Architect – Professional, Amazon', 'strong', '2022');
  expect(first('certificates', 'Certificates', certificate)).toEqual({
    name: 'Solutions Architect – Professional',
    issuer: 'Amazon',
    date: '2022',
  });
});

it('does not read the place of an award as its awarder', () => {
  expect(
    first('awards', 'Awards', line('First in the capture of flags', 'strong', '2019 | Las Vegas, NV')),
  ).toEqual({
    title: 'First in the capture of flags',
    date: '2019',
    summary: 'Las Vegas, NV',
  });
});

it('starts a job at a title above its date, below a title with its date beside it', () => {
  const { source } = readOutline([
    ...[line('Ana Alvarez', 'large'), line('Experience', 'heading')],
    line('Baker - Mill Lane Bakery', 'text', '2015 – Present'),
    line('Waiter - Oak Restaurant'),
    line('2006 – 2014'),
  ]);
  expect(source['work']).toMatchObject([
    { name: 'Mill Lane Bakery', position: 'Baker', startDate: '2015' },
    { name: 'Oak Restaurant', position: 'Waiter', startDate: '2006', endDate: '2014' },
  ]);
});

describe('A list begins an entry', () => {
  const titlesIn = (section: string, heading: string, ...lines: readonly SourceLine[]) => {
    const { source } = readOutline([line('Ana Alvarez', 'large'), line(heading, 'heading'), ...lines]);
    return (source[section] as readonly Record<string, unknown>[]).map(
      ({ title, name, date }) => `${String(title ?? name)}: ${String(date)}`,
    );
  };

  it('at each date at the other end of a line, whether it is set as a title or not', () =>
    expect(
      titlesIn(
        'awards',
        'Awards',
        line('Oak Medal', 'strong', '2022'),
        line('Best of 40 gardens', 'bullet'),
        line('Prize of the Town of Linz', 'text', '2021'),
        line('Travel Grant of the Botanical Society', 'text', '2019'),
      ),
    ).toEqual([
      'Oak Medal: 2022',
      'Prize of the Town of Linz: 2021',
      'Travel Grant of the Botanical Society: 2019',
    ]));

  it('at a date in brackets below the bullets of another', () =>
    expect(
      titlesIn(
        'projects',
        'Projects',
        line('Study of soils (Linz, May 2019)', 'strong'),
        line('Took 200 samples', 'bullet'),
        line('Study of mosses (June 2018, Graz)', 'text'),
        line('Counted 40 kinds', 'bullet'),
      ),
    ).toEqual(['Study of soils (Linz): 2019-05', 'Study of mosses: 2018-06']));

  it('at a date at the beginning of a line in the same type', () =>
    expect(
      titlesIn(
        'certificates',
        'Certificates',
        line('May 2023 | Oven Safety', 'quiet'),
        line('Held in Linz', 'bullet'),
        line('June 2022 | Food Hygiene', 'quiet'),
        line('2021 was spent on the first part', 'bullet'),
      ),
    ).toEqual(['Oven Safety: 2023-05', 'Food Hygiene: 2022-06']));

  it('but not at a dated line that says more of a dated head above bullets', () => {
    const project = (name: string) => [
      line(name, 'strong', '2019 – 2021'),
      line('First prize of the town', 'text', '2019 – 2020'),
      line('Shown at the fair', 'text', '2021'),
      line('Built an oven', 'bullet'),
    ];
    const { source } = readOutline([
      ...[line('Ana Alvarez', 'large'), line('Projects', 'heading')],
      ...[...project('Oven research'), ...project('Mill research')],
    ]);
    expect(source['projects']).toMatchObject([
      { name: 'Oven research', highlights: ['Built an oven'] },
      { name: 'Mill research', highlights: ['Built an oven'] },
    ]);
  });

  it('but not in text that continues a line', () =>
    expect(
      titlesIn(
        'awards',
        'Awards',
        line('Oak Medal', 'strong', '2022'),
        line('for work begun long before', 'text', '2020'),
      ),
    ).toEqual(['Oak Medal: 2022']));
});
