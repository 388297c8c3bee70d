import { describe, expect, it } from 'vitest';
import { readEntries } from '../../../src/documents/outline/entries/read-entries.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { isSurelyPlace } from '../../../src/documents/outline/recognize/place-names.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { sourceLine as line } from '../support/source-line.ts';

const strong = (text: string, aside = '') => line(text, { style: 'strong', aside });
const bullet = (text: string) => line(text, { style: 'bullet' });
const jobsIn = (...lines: readonly (string | SourceLine)[]) =>
  readOutline([
    ...[line('Mara Lindt', { style: 'large' }), line('Experience', { style: 'heading' })],
    ...lines.map((one) => (typeof one === 'string' ? line(one) : one)),
  ]).source['work'];
/** One heading line per job, with dates in the right column and a bullet below. */
const inOneLine = (...heads: readonly string[]) =>
  jobsIn(
    ...heads.flatMap((head, index) => [strong(head, `${2010 + index} – ${2011 + index}`), bullet('Baked.')]),
  );

describe('A title and an employer in one line', () => {
  it.each([
    ['Pastry cook - Mill Lane Breads', 'Baker - Crust & Co'],
    ['Mill Lane Breads — Pastry cook — Leeds, England', 'Crust & Co — Baker — York, England'],
    ['Head baker, Mill Lane Breads', 'Oven technician, Crust & Co'],
    ['Pastry chef at Mill Lane Breads', 'Baker at Crust & Co'],
    ['Konditorin beim Mill Lane Breads', 'Bäckerin bei der Crust & Co'],
  ])('%s', (first, second) => {
    const employers = [{ name: 'Mill Lane Breads' }, { name: 'Crust & Co' }];
    expect(inOneLine(first, second)).toMatchObject(employers);
    expect(JSON.stringify(inOneLine(first, second))).not.toMatch(/"position":"[^"]*(?:Mill|Crust|,"|-")/);
  });

  it('are not taken from the next cell if it has neither of them', () => {
    expect(inOneLine('Crust, Inc. - Pastry cook | Cakes', 'Mill Ltd - Baker | Night Orders')).toMatchObject([
      { name: 'Crust, Inc.', position: 'Pastry cook' },
      { name: 'Mill Ltd', position: 'Baker' },
    ]);
  });

  it('are split before the words that most of the lines share', () => {
    expect(
      inOneLine('Pastry maker Crust Group Ltd', 'Miller Crust Group Ltd', 'Shop Assistant Crust Group Ltd'),
    ).toMatchObject([
      { name: 'Crust Group Ltd', position: 'Pastry maker' },
      { name: 'Crust Group Ltd', position: 'Miller' },
      { name: 'Crust Group Ltd', position: 'Shop Assistant' },
    ]);
  });

  it('are split after the last word of a job title if there is no separator', () => {
    expect(
      inOneLine('Kitchen Manager National College of Milling', 'Assistant Crust Bread Company'),
    ).toMatchObject([
      { name: 'National College of Milling', position: 'Kitchen Manager' },
      { name: 'Crust Bread Company', position: 'Assistant' },
    ]);
  });

  it('do not include the description below them', () => {
    const head = (text: string) => [strong(text, 'Linz, Austria')];
    const description = 'Bakes bread for half of the town and trains those who want to learn how it is made';
    expect(
      jobsIn(
        ...[
          ...head('Crust Breads Inc., Baker & Team Lead'),
          line(description, { aside: '2019 – 2021' }),
          bullet('Baked.'),
        ],
        ...[
          ...head('Mill Lane Group, Miller'),
          line(description, { aside: '2016 – 2019' }),
          bullet('Milled.'),
        ],
      ),
    ).toMatchObject([
      {
        name: 'Crust Breads Inc.',
        position: 'Baker & Team Lead',
        location: 'Linz, Austria',
        summary: description,
      },
      { name: 'Mill Lane Group', position: 'Miller', summary: description },
    ]);
  });
});

describe('A job without bold text', () => {
  it('starts at a line with the same style as the job above and dates below it', () => {
    const set = (setting: string) => (text: string) => line(text, { setting });
    const [head, time, text] = [set('p setting-1'), set('p setting-2'), set('p setting-0')] as const;
    const entries = readEntries(
      [
        ...[head('Pastry cook, Crust & Co'), time('March 2015 – May 2019'), text('Baked for four hotels.')],
        ...[head('Baker, Mill Lane Breads'), time('June 2011 – February 2015'), text('Ran the night shift.')],
        ...[strong('Miller, Oak Mills', '2009 – 2011'), text('Ground rye.')],
      ],
      'periods',
    );
    expect(entries.map(({ titles }) => titles)).toEqual([
      ['Pastry cook, Crust & Co'],
      ['Baker, Mill Lane Breads'],
      ['Miller, Oak Mills'],
    ]);
  });
});

describe('A job title', () => {
  it('keeps the text after its dash if the employer is in the next line', () => {
    expect(
      jobsIn(strong('Baker – Night Shift'), 'Crust & Co', '2019 – 2021', bullet('Baked.')),
    ).toMatchObject([{ name: 'Crust & Co', position: 'Baker – Night Shift' }]);
  });

  it('is not read as a place beside dates on the left', () => {
    const job = (date: string, employer: string) => [
      line(date, { style: 'strong', aside: 'Night Baker' }),
      employer,
    ];
    expect(
      jobsIn(...job('2019 – 2021', 'Crust Group'), bullet('Baked.'), ...job('2016 – 2019', 'Mill Lane')),
    ).toMatchObject([
      { name: 'Crust Group', position: 'Night Baker' },
      { name: 'Mill Lane', position: 'Night Baker' },
    ]);
  });

  it('can contain the year of a standard', () => {
    expect(
      jobsIn('2017 – 2019', strong('Baker – ISO 22000:2018 | Crust & Co'), bullet('Baked.')),
    ).toMatchObject([
      { name: 'Crust & Co', position: 'Baker – ISO 22000:2018', startDate: '2017', endDate: '2019' },
    ]);
  });
});

describe('The place of a job', () => {
  it.each([
    ['Crust & Co, Linz, Austria', 'Crust & Co', 'Linz, Austria'],
    ['Crust Breads (Denver, CO)', 'Crust Breads', 'Denver, CO'],
    ['Crust Breads,Colorado', 'Crust Breads', 'Colorado'],
    ['Crust Breads Inc. Denver, CO', 'Crust Breads Inc.', 'Denver, CO'],
    ['Crust Breads – Remote', 'Crust Breads', 'Remote'],
  ])('is moved out of %s', (written, name, location) => {
    expect(jobsIn(strong('Night Baker'), written, '2019 – 2021', bullet('Baked.'))).toEqual([
      { name, position: 'Night Baker', location, startDate: '2019', endDate: '2021', highlights: ['Baked.'] },
    ]);
  });

  it.each(['Crust Breads (two shops)', 'Müller & Söhne AG', 'Bread, Rye & Co'])(
    'is not found in %s',
    (name) => {
      expect(jobsIn(strong('Night Baker'), name, '2019 – 2021', bullet('Baked.'))).toMatchObject([{ name }]);
    },
  );

  it('is the ending that several employers share', () => {
    const job = (employer: string, when: string) => [
      strong('Night Baker', when),
      line(employer, { aside: 'Retail' }),
      bullet('Baked.'),
    ];
    expect(
      jobsIn(...job('Crust Linz, Austria', '2019 – 2021'), ...job('Mill Lane Linz, Austria', '2016 – 2019')),
    ).toMatchObject([
      { name: 'Crust', location: 'Linz, Austria', summary: 'Retail' },
      { name: 'Mill Lane', location: 'Linz, Austria', summary: 'Retail' },
    ]);
  });
});

it('reads placeholders for removed names as the names they replace', () => {
  expect(
    inOneLine('Company Name City , State Night Baker', 'Miller Company Name – City , State'),
  ).toMatchObject([
    { name: 'Company Name', position: 'Night Baker', location: 'City, State' },
    { name: 'Company Name', position: 'Miller', location: 'City, State' },
  ]);
});

describe('The dates of a job', () => {
  it('can be in three lines', () => {
    expect(jobsIn('January 2019', 'to', 'Current', strong('Night Baker'), 'Crust & Co')).toMatchObject([
      { name: 'Crust & Co', position: 'Night Baker', startDate: '2019-01' },
    ]);
  });

  it('can be below the description of each job', () => {
    expect(
      jobsIn(
        ...['Baker - Crust & Co', 'Baked rye bread all night long.', 'from May 2019 till now'],
        ...['Miller - Mill Lane', 'Milled rye and wheat by hand.', 'from May 2016 till May 2019'],
      ),
    ).toMatchObject([
      {
        name: 'Crust & Co',
        position: 'Baker',
        startDate: '2019-05',
        summary: 'Baked rye bread all night long.',
      },
      { name: 'Mill Lane', position: 'Miller', startDate: '2016-05', endDate: '2019-05' },
    ]);
  });

  it('can have their duration before them', () => {
    const duration = line('2 years, 3 months', { aside: 'May 2019 – July 2021' });
    expect(jobsIn(strong('Crust Group', 'Linz'), duration, strong('Night Baker'), 'Baked.')).toMatchObject([
      { name: 'Crust Group', position: 'Night Baker', startDate: '2019-05', endDate: '2021-07' },
    ]);
  });
});

it('reads an address with a bullet mark below an employer as its link', () => {
  expect(
    jobsIn(
      strong('Crust Group'),
      bullet('https://crust.example'),
      strong('Night Baker', '2019 – 2021'),
      'Baked.',
    ),
  ).toMatchObject([{ name: 'Crust Group', position: 'Night Baker', url: 'https://crust.example' }]);
});

it.each([
  ['Crust & Co, Baker', 'Leeds OH', 'Leeds OH'],
  ['Crust & Co, Baker', 'Leeds OH USA', 'Leeds OH USA'],
  ['Crust & Co, Baker', '上海, 中国', '上海, 中国'],
])('recognizes a clear place: %s, %s', (head, place, location) => {
  const jobs = jobsIn(strong(`${head} | ${place}`, '2019 – 2020'), bullet('Baked.'));
  expect(jobs).toMatchObject([{ name: 'Crust & Co', position: 'Baker', location }]);
});

it('does not read a subject before two letters as a town', () => {
  expect(['History MA', 'Leeds MA', 'Baker OH'].map(isSurelyPlace)).toEqual([false, true, true]);
});

it('reads "Senior SE" as a job title, not as a legal form', () => {
  expect(inOneLine('Oak Mills, Senior SE', 'Crust & Co, Senior SE')).toMatchObject([
    { name: 'Oak Mills', position: 'Senior SE' },
    { name: 'Crust & Co', position: 'Senior SE' },
  ]);
});

describe('A change of typeface in a heading line', () => {
  const head = (opening: string, rest: string) =>
    line(`${opening} ${rest}`, { style: 'strong', aside: '2019 – 2020', opening });

  it.each([
    ['Oak Mills Clinic', 'Pastry Cook, Leeds', 'Oak Mills Clinic', 'Pastry Cook'],
    ['Pastry Cook', 'Oak Mills GmbH, Leeds', 'Oak Mills GmbH', 'Pastry Cook'],
    ['Profesora de primaria', 'Colegio San Jorge, Valencia', 'Colegio San Jorge', 'Profesora de primaria'],
    ['Crust & Co,', 'Night oven', 'Crust & Co', 'Night oven'],
    ['蓝桥科技有限公司', '前端工程师', '蓝桥科技有限公司', '前端工程师'],
  ])('starts another name: %s | %s', (opening, rest, name, position) => {
    expect(jobsIn(head(opening, rest), bullet('Baked.'))).toMatchObject([{ name, position }]);
  });

  it.each([
    ['Senior', 'Data Engineer, Fjord Systems', 'Fjord Systems', 'Senior Data Engineer'],
    ['Java/Kotlin', 'Developer at Tall House', 'Tall House', 'Java/Kotlin Developer'],
    ['Oslo University', 'Hospital, Nurse', 'Oslo University Hospital', 'Nurse'],
  ])('does not split a single name: %s | %s', (opening, rest, name, position) => {
    expect(jobsIn(head(opening, rest), bullet('Baked.'))).toMatchObject([{ name, position }]);
  });
});
