import { describe, expect, it } from 'vitest';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { isSchool, namesRole } from '../../../src/documents/outline/recognize/name-kinds.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { sourceLine } from '../support/source-line.ts';

const line = (text: string, more: Partial<SourceLine> = {}) => sourceLine(text, { setting: 'line', ...more });
const bullet = (text: string, aside = '') => line(text, { style: 'bullet', aside });
const strong = (text: string) => line(text, { style: 'strong' });
const sectionOf = (key: string, heading: string, ...lines: readonly (string | SourceLine)[]) => {
  const written = lines.map((one) => (typeof one === 'string' ? line(one) : one));
  const { source } = readOutline([strong('Mara Lindt'), line(heading, { style: 'heading' }), ...written]);
  return source[key];
};

it.each([
  ['work', 'Experience', ['Company: Acme Foods', 'Position: Head Cook', 'Location: Berlin']],
  ['education', 'Education', ['University: TU Berlin', 'Degree: Bachelor of Science', 'City: Berlin']],
  [
    ...['work', 'Experience'],
    [
      'Acme Foods - Berlin, Germany',
      'Client: Crust & Co',
      'Stack: Java',
      'Team: Payments',
      'Role: Developer',
    ],
  ],
  [
    ...['work', 'Experience'],
    [
      'Acme Foods — Berlin',
      'Built many things in Java - Spring and SQL',
      'Managed a team: Payments and Cards',
      'Led migration: Oracle to Postgres',
    ],
  ],
  [
    ...['work', 'Experience'],
    ['Freelance Developer', 'Clients: Crust and Kiln', 'Tools: Java and Kafka', 'Result: Payments in days'],
  ],
] as [string, string, string[]][])(
  'does not start another %s entry at labeled lines: %s, %j',
  (key, heading, lines) => {
    expect(sectionOf(key, heading, ...lines)).toHaveLength(1);
  },
);

describe('A project in one line', () => {
  const projects = (...lines: readonly string[]) =>
    sectionOf('projects', 'Projects', ...lines.map((text) => bullet(text)));

  it('is split into its name and description', () => {
    const text = 'helps bakers in small towns plan the dough for the next week';
    expect(
      projects(
        `Ovenly - ${text}`,
        `Rye Diary: ${text}`,
        'My baking portfolio. Personal website with recipes, photos and notes on forty kinds of bread.',
      ),
    ).toMatchObject([
      { name: 'Ovenly', summary: text },
      { name: 'Rye Diary', summary: text },
      {
        name: 'My baking portfolio',
        summary: 'Personal website with recipes, photos and notes on forty kinds of bread.',
      },
    ]);
  });

  it('is read as a name only if it is short or has no separator', () => {
    const names = [
      'Rye: bread for everyone',
      'A study of how the heat of old wood ovens changes the crust of rye bread in winter',
    ];
    expect(projects(...names)).toEqual(names.map((name) => ({ name })));
  });
});

it('reads a section called Project Work as projects', () => {
  const projects = sectionOf(
    'projects',
    'Project Work',
    strong('Bread log'),
    bullet('Wrote down each loaf.'),
  );
  expect(projects).toMatchObject([{ name: 'Bread log' }]);
});

describe('Details below or beside a title', () => {
  it('are found under labels inside bullets', () => {
    const job = (employer: string, title: string, time: string) => [
      strong(employer),
      ...[`Position: ${title}`, `Period: ${time}`, 'Duties:', 'Baked bread.', 'Led two people.'].map((text) =>
        bullet(text),
      ),
    ];
    const work = sectionOf(
      ...['work', 'Experience', ...job('Crust & Co', 'Head baker', '2019/9 - 2021/3')],
      ...job('Mill Lane Breads', 'Baker', '2017/1 - 2019/8'),
    );
    expect(work).toMatchObject([
      { name: 'Crust & Co', position: 'Head baker', startDate: '2019-09', endDate: '2021-03' },
      { name: 'Mill Lane Breads', position: 'Baker', startDate: '2017-01', endDate: '2019-08' },
    ]);
  });

  it('include dates that a narrow column wraps', () => {
    const work = sectionOf(
      'work',
      'Experience',
      line('Crust & Co', { style: 'strong', aside: 'May 2019-' }),
      line('Head baker', { aside: 'Aug 2020' }),
      bullet('Baked bread.'),
    );
    expect(work).toMatchObject([{ name: 'Crust & Co', startDate: '2019-05', endDate: '2020-08' }]);
  });

  it('include a place after dashes, or before the date in a Chinese resume', () => {
    const work = sectionOf(
      'work',
      '工作经历',
      line('金航数码公司', { style: 'strong', aside: '深圳, 广东| 2019.01 – 2020.02' }),
      line('运维工程师', { style: 'strong' }),
      bullet('负责服务器日常维护'),
    );
    expect(work).toMatchObject([{ name: '金航数码公司', position: '运维工程师', location: '深圳, 广东' }]);
    const schools = sectionOf(
      'education',
      'Education',
      bullet('Oak University --- Leeds, UK'),
      bullet('BSc Botany --- (Aug 2016 - Jun 2019)'),
    );
    expect(JSON.stringify(schools)).not.toContain('---');
  });
});

describe('A list of jobs', () => {
  it('starts a job at each bullet with a date and reads the other bullets as highlights', () => {
    const work = sectionOf(
      ...[
        'work',
        'Experience',
        bullet('2019 – 2022: Kitchen Manager at Crust & Co'),
        bullet('Led nine people.'),
      ],
      ...[
        bullet('2016 – 2019: Assistant at Mill Lane Bakery'),
        bullet('Baked rye bread.'),
        bullet('Cleaned ovens.'),
      ],
    );
    expect(work).toMatchObject([
      {
        name: 'Crust & Co',
        position: 'Kitchen Manager',
        startDate: '2019',
        highlights: ['Led nine people.'],
      },
      { name: 'Mill Lane Bakery', highlights: ['Baked rye bread.', 'Cleaned ovens.'] },
    ]);
  });

  it('can have its dates in a left column', () => {
    const work = sectionOf(
      ...['work', 'Experience', line('2019 – 2022', { aside: 'Kitchen Manager, Crust & Co' })],
      ...[bullet('Led nine people.'), line('2016 – 2019', { aside: 'Assistant, Mill Lane Bakery' })],
    );
    expect(work).toMatchObject([
      { name: 'Crust & Co', position: 'Kitchen Manager', startDate: '2019', endDate: '2022' },
      { name: 'Mill Lane Bakery', position: 'Assistant', startDate: '2016' },
    ]);
  });

  it('can have the employer and place between title and date', () => {
    const work = sectionOf(
      ...['work', 'Experience', strong('Kitchen Manager'), 'Panadería Sol S.A. de C.V.', 'Monterrey'],
      ...['Mayo 2019 – Junio 2022', strong('Responsibilities:'), bullet('Led nine people.')],
    );
    expect(work).toMatchObject([
      {
        name: 'Panadería Sol S.A. de C.V.',
        position: 'Kitchen Manager',
        location: 'Monterrey',
        startDate: '2019-05',
        endDate: '2022-06',
        highlights: ['Led nine people.'],
      },
    ]);
    expect(work).toHaveLength(1);
  });

  it('does not take other text as the place', () => {
    const work = sectionOf(
      ...['work', 'Experience', strong('Kitchen Manager'), 'Crust & Co | (with a letter of 10 May)'],
      ...['2019 – 2022', bullet('Led nine people.')],
    );
    expect(work).toEqual([expect.not.objectContaining({ location: expect.anything() })]);
  });

  it.each([
    ['Feb 2018 -- Present', { startDate: '2018-02' }],
    ['04/ 2019 to Present', { startDate: '2019-04' }],
    ['Sep, 2014- Jan, 2016', { startDate: '2014-09', endDate: '2016-01' }],
    ['03/04/2018-28/02/2019', { startDate: '2018-04-03', endDate: '2019-02-28' }],
    ['May - July 2015', { startDate: '2015-05', endDate: '2015-07' }],
    ['05/06/2021-continuing', { startDate: '2021-06-05' }],
    ['June 2023 – present 2 years 10 months', { startDate: '2023-06' }],
  ])('accepts the dates %s', (dates, expected) => {
    const [job] = sectionOf('work', 'Experience', strong('Kitchen Manager | Crust & Co'), dates) as unknown[];
    expect(job).toEqual({ name: 'Crust & Co', position: 'Kitchen Manager', ...expected });
  });
});

describe('A school', () => {
  it('is repeated for each of the degrees below it', () => {
    const education = sectionOf(
      ...['education', 'Education', 'Trade College of Linz', 'BA in Baking (2019)', 'MA in Milling (2021)'],
    );
    expect(education).toMatchObject([
      { institution: 'Trade College of Linz', studyType: 'BA', area: 'Baking', date: '2019' },
      { institution: 'Trade College of Linz', studyType: 'MA', area: 'Milling', date: '2021' },
    ]);
  });

  it.each([
    ['B.Com Accounting', 'B.Com Accounting', 'Accounting'],
    ['BComm (Hons) Accounting', 'BComm (Hons) Accounting', 'Accounting'],
    ['M.Tech in Milling', 'M.Tech', 'Milling'],
  ])('has the degree %s', (written, studyType, area) => {
    const education = sectionOf('education', 'Education', strong('College of Linz'), written, '2019 – 2022');
    expect(education).toMatchObject([{ institution: 'College of Linz', studyType, area }]);
  });
});

describe('A skills section', () => {
  it('in two columns has separate names, not pairs', () => {
    const skills = sectionOf(
      'skills',
      'Skills',
      line('Sourdough', { aside: 'Lamination' }),
      line('Proofing', { aside: 'Costing' }),
    );
    expect(skills).toEqual(['Sourdough', 'Lamination', 'Proofing', 'Costing'].map((name) => ({ name })));
  });

  it('keeps sentences under its heading instead of reading them as skills', () => {
    const sentence = 'Patient with apprentices, also when the oven is full and the night is long.';
    const { source } = readOutline([
      ...[strong('Mara Lindt'), line('Skills', { style: 'heading' })],
      ...[bullet('Sourdough'), bullet(sentence)],
    ]);
    expect(source).toMatchObject({ skills: [{ name: 'Sourdough' }] });
    expect(JSON.stringify(source)).toContain(JSON.stringify({ name: 'Skills', items: [{ name: sentence }] }));
  });
});

describe('A section with an unknown heading', () => {
  it('has one entry for each short line', () => {
    const lines = ['Guild of Bakers', 'Slow Bread Club', 'Friends of Rye'];
    expect(sectionOf('skills', 'Memberships Held', ...lines)).toBeUndefined();
    const { source } = readOutline([
      ...[strong('Mara Lindt'), line('Memberships Held', { style: 'heading' })],
      ...lines.map((text) => line(text)),
    ]);
    expect(JSON.stringify(source)).toContain(JSON.stringify(lines.map((name) => ({ name }))));
  });
});

describe('Jobs of one section with the same layout', () => {
  const dated = (text: string, date: string) => line(text, { style: 'strong', aside: date });

  it('share the order of employer and title if one of them does not show it', () => {
    const work = sectionOf(
      ...[
        'work',
        'Experience',
        dated('Crust & Co Group', '2019 – 2022'),
        strong('Oven wrangler of the night'),
      ],
      ...[bullet('Baked rye bread.'), dated('Mill Lane', '2016 – 2019'), strong('Oven wrangler')],
      ...[bullet('Cleaned ovens.'), dated('Rye Labs', '2014 – 2016'), strong('Pastry cook')],
      bullet('Rolled croissants.'),
    );
    expect(work).toMatchObject([
      { name: 'Crust & Co Group', position: 'Oven wrangler of the night' },
      { name: 'Mill Lane', position: 'Oven wrangler' },
      { name: 'Rye Labs', position: 'Pastry cook' },
    ]);
  });

  it('do not include a label repeated above the bullets of each job', () => {
    const work = sectionOf(
      ...['work', 'Experience', dated('Crust & Co Group', '2019 – 2022'), strong('Pastry cook')],
      ...[strong('Highlights'), bullet('Baked rye bread.'), dated('Mill Lane Group', '2016 – 2019')],
      ...[strong('Pastry cook'), strong('Highlights'), bullet('Cleaned ovens.')],
    );
    expect(work).toMatchObject([
      { name: 'Crust & Co Group', position: 'Pastry cook', highlights: ['Baked rye bread.'] },
      { name: 'Mill Lane Group', position: 'Pastry cook', highlights: ['Cleaned ovens.'] },
    ]);
  });

  it('do not get an employer from a job title alone', () => {
    const work = sectionOf('work', 'Experience', dated('Pastry cook', '2019 – 2022'), bullet('Baked.'));
    expect(work).toMatchObject([{ position: 'Pastry cook' }]);
  });
});

describe('Words for schools and roles', () => {
  it.each(['Lycée Voltaire', 'École des Mines', 'Grundschule Mitte', 'Colegio San Blas'])(
    'include the school %s',
    (name) => {
      expect(isSchool(name)).toBe(true);
    },
  );

  it.each(['Softwareingenieur', 'Filialleiterin', 'Chargé de mission'])('include the role %s', (title) => {
    expect(namesRole(title)).toBe(true);
  });

  it.each(['Schulen', 'Aktiva', 'Interna'])('do not include %s', (word) => {
    expect([isSchool(word), namesRole(word)]).toEqual([false, false]);
  });
});

it('does not start a section at contact details in a heading style', () => {
  const { source } = readOutline([
    ...[line('Mara Lindt', { style: 'large' }), line('Contact', { style: 'heading' })],
    line('mara@example.org', { style: 'heading' }),
    ...[line('Skills', { style: 'heading' }), line('Sourdough')],
  ]);
  expect(source).toMatchObject({ basics: { email: 'mara@example.org' }, skills: [{ name: 'Sourdough' }] });
  expect(source).not.toHaveProperty('custom');
});

it('does not report page footers and the document title as unread', () => {
  const { source, notes } = readOutline([
    ...[line('Curriculum Vitae'), line('Mara Lindt', { style: 'large' })],
    ...[line('E-POST ADRESSE: mara@example.org'), line('Skills', { style: 'heading' }), line('Sourdough')],
    line('Lindt, all rights reserved', { style: 'running' }),
  ]);
  expect(JSON.stringify(notes)).not.toMatch(/Curriculum|rights/);
  expect(source).toMatchObject({ basics: { name: 'Mara Lindt', email: 'mara@example.org' } });
});

it('does not start a job at a line without a date if the other jobs are one dated line each', () => {
  const dated = (text: string, aside: string) => line(text, { aside });
  const work = sectionOf(
    'work',
    'Experience',
    dated('Baker at Crust & Co', '2018 - 2020'),
    dated('Baker at Oven House', '2015 - 2017'),
    'Linz (six months)',
    dated('Cook at Mill Lane', '2012 - 2014'),
    dated('Waiter at Green Duck', '2010 - 2011'),
  );
  expect(work).toMatchObject([
    { name: 'Crust & Co', startDate: '2018' },
    { name: 'Oven House', startDate: '2015' },
    { name: 'Mill Lane', startDate: '2012' },
    { name: 'Green Duck', startDate: '2010' },
  ]);
});

it('reads deeper headings without dates as subtitles inside a job', () => {
  const title = (text: string, level: string) => line(text, { style: 'strong', setting: level });
  const work = sectionOf(
    'work',
    'Experience',
    title('Baker at Crust & Co (2018 - 2020)', 'h3'),
    title('Wholemeal line', 'h4'),
    bullet('Made three new kinds of bread'),
    title('Night shift', 'h4'),
    bullet('Taught two apprentices'),
    title('Cook at Oven House (2015 - 2017)', 'h3'),
    title('Lunch kitchen', 'h4'),
    bullet('Cooked for ninety guests a day'),
  );
  expect(work).toMatchObject([
    {
      name: 'Crust & Co',
      position: 'Baker',
      highlights: [
        'Wholemeal line',
        'Made three new kinds of bread',
        'Night shift',
        'Taught two apprentices',
      ],
    },
    { name: 'Oven House', position: 'Cook', highlights: ['Lunch kitchen', 'Cooked for ninety guests a day'] },
  ]);
});

it('reads deeper headings with job titles as separate jobs', () => {
  const title = (text: string, level: string) => line(text, { style: 'strong', setting: level });
  const work = sectionOf(
    'work',
    'Experience',
    title('Crust & Co (2018 - 2024)', 'h3'),
    title('Head Baker', 'h4'),
    bullet('Ran the night shift'),
    title('Baker', 'h4'),
    bullet('Made rye bread'),
    title('Oven House (2015 - 2017)', 'h3'),
    title('Cook', 'h4'),
    bullet('Cooked for ninety guests a day'),
  );
  expect(work).toMatchObject([
    { name: 'Crust & Co', position: 'Head Baker', highlights: ['Ran the night shift'] },
    { name: 'Crust & Co', position: 'Baker', highlights: ['Made rye bread'] },
    { name: 'Oven House', position: 'Cook', highlights: ['Cooked for ninety guests a day'] },
  ]);
});

it('reads the degree and year above every school, as above the first', () => {
  const schools = sectionOf(
    'education',
    'Education',
    'PhD 2015',
    strong('Oak University, Linz'),
    'Thesis on sourdough and its yeasts, with a long study of rye',
    'MSc 2011',
    strong('Elm University, Graz'),
    'Food chemistry and the physics of dough, with a stay abroad',
    'BSc 2008',
    strong('Ash College, Wels'),
  );
  expect(schools).toMatchObject([
    { institution: 'Oak University', summary: 'Linz', studyType: 'PhD', date: '2015' },
    { institution: 'Elm University', summary: 'Graz', studyType: 'MSc', date: '2011' },
    { institution: 'Ash College', summary: 'Wels', studyType: 'BSc', date: '2008' },
  ]);
});

describe('A label repeated in each entry in a heading style', () => {
  const heading = (text: string) => line(text, { style: 'strong', setting: 'p bold' });
  const title = (text: string) => line(text, { style: 'strong', setting: 'p title' });
  const above = [
    ...[strong('林小春'), heading('求职意向：'), line('工作性质：全职'), heading('教育经历：')],
    ...[line('2011/09 - 2014/07 春江大学 软件工程 大专'), heading('职业技能：'), bullet('熟悉Photoshop')],
  ];

  it('belongs to its entry and does not become a summary or a section', () => {
    const { source } = readOutline([
      ...[...above, heading('项目经历：'), title('2019/03 - 2020/06 春风订餐系统'), heading('责任描述：')],
      ...[line('1.编写接口文档，并负责订单模块；'), line('2.参与页面评审，调整效果图；')],
      ...[heading('项目简介：'), line('一个面向小餐馆的订餐系统，方便顾客在店里点菜。')],
      ...[title('2020/07 - 2021/12 春雨记账'), heading('责任描述：'), line('1.设计数据库，并负责查询；')],
      ...[heading('项目简介：'), line('给小店用的记账工具，也能打印报表。')],
      ...[heading('自我评价：'), line('两年的网站工作经验。')],
    ]);
    expect(source['basics']).toMatchObject({ summary: '两年的网站工作经验。' });
    expect(source['custom']).toBeUndefined();
    expect(source['projects']).toMatchObject([
      { name: '春风订餐系统', summary: expect.stringContaining('一个面向小餐馆的订餐系统') },
      { name: '春雨记账', summary: expect.stringContaining('给小店用的记账工具') },
    ]);
  });

  it('is a section heading if it occurs once', () => {
    const { source } = readOutline([
      ...[...above, heading('项目经历：'), title('2019/03 - 2020/06 春风订餐系统')],
      ...[line('1.编写接口文档，并负责订单模块；'), heading('个人简介：'), line('两年的网站工作经验。')],
    ]);
    expect(source['basics']).toMatchObject({ summary: '两年的网站工作经验。' });
  });
});
