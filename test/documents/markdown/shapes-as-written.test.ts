import { describe, expect, it } from 'vitest';
import { latexAsMarkdown } from '../../../src/documents/markdown/latex-in-markdown.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import type { JsonObject } from '../../../src/values/json-object.ts';

/* Layouts in which people write jobs, schools and headers in Markdown. */

async function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const { source, notes } = await readResumeFile({ name: 'me.md', bytes }, { nameless: true });
  const items = (key: string) => (source[key] ?? []) as readonly JsonObject[];
  return { source, notes, basics: source['basics'], work: items('work'), education: items('education') };
}

interface Job {
  readonly employer: string;
  readonly title: string;
  readonly dates: string;
}

const [engineer, analyst]: readonly [Job, Job] = [
  { employer: 'Northwind Traders', title: 'Software Engineer', dates: 'Mar 2019 – Jun 2021' },
  { employer: 'Oakhurst Logistics', title: 'Data Analyst', dates: 'Jan 2016 – Feb 2019' },
];
const inBoth = (write: (job: Job) => string) =>
  `# Ada Byron\n\n## Experience\n\n${write(engineer)}\n\n${write(analyst)}\n`;

const points = '- Built the order service\n- Led a team of four';

describe('Jobs in Markdown', () => {
  it.each<readonly [string, (job: Job) => string]>([
    [
      'are read with a dash in a heading',
      ({ employer, title, dates }) => `### ${employer} — ${title}\n_${dates} | Linz, Austria_`,
    ],
    [
      'are read with a bold employer before the title',
      ({ employer, title, dates }) => `### **${employer}**, ${title}\n\n${dates}`,
    ],
    [
      'are read with the place below both',
      ({ employer, title, dates }) => `### ${title} at ${employer}\n*${dates}* | Lyon`,
    ],
    [
      'are read with a dash between bold and italic text',
      ({ employer, title, dates }) => `**${employer}** - *${title}*\n_${dates}_`,
    ],
    [
      'are read with a heading for each part',
      ({ employer, title, dates }) => `### ${employer}\n#### ${title}\n##### ${dates}`,
    ],
    [
      'are read with dates in the heading',
      ({ employer, title, dates }) => `### ${employer} *(${dates})*\n**${title}**`,
    ],
    [
      'are read from labeled fields',
      ({ employer, title, dates }) =>
        `**Company**: ${employer}  \n**Title**: ${title}  \n**Dates**: ${dates}`,
    ],
    [
      'are read with two-digit years',
      (job) => `### ${job.title} @ ${job.employer} (${job.dates.replaceAll(' 20', " '")})`,
    ],
  ])('%s', async (_, head) => {
    const { work } = await read(inBoth((job) => `${head(job)}\n\n${points}`));
    expect(work).toMatchObject([
      { name: 'Northwind Traders', position: 'Software Engineer', startDate: '2019-03', endDate: '2021-06' },
      { name: 'Oakhurst Logistics', position: 'Data Analyst', startDate: '2016-01', endDate: '2019-02' },
    ]);
    expect(work.map(({ highlights }) => highlights)).toEqual([
      ['Built the order service', 'Led a team of four'],
      ['Built the order service', 'Led a team of four'],
    ]);
  });

  it('have their bullets below the last labeled field of a list', async () => {
    const field = (label: string, value: string) => `- **${label}:** ${value}`;
    const { work } = await read(
      inBoth(({ employer, title, dates }) =>
        [
          field('Company', employer),
          field('Role', title),
          field('Period', dates),
          '- **Tasks:**',
          '  - Baked',
        ].join('\n'),
      ),
    );
    expect(work).toMatchObject([
      { name: 'Northwind Traders', position: 'Software Engineer', highlights: ['Baked'] },
      { name: 'Oakhurst Logistics', position: 'Data Analyst', highlights: ['Baked'] },
    ]);
  });

  it('below one employer all get that employer', async () => {
    const { work } = await read(
      [
        '# Ada Byron\n\n## Experience\n',
        '### Northwind Traders\n',
        '**Software Engineer** | Jan 2020 – Jun 2021\n- Built the order service\n',
        '**Data Analyst** | Mar 2018 – Dec 2019\n- Wrote reports\n',
        '### Oakhurst Logistics\n',
        '**Clerk** | Jan 2016 – Feb 2018\n- Kept the files',
      ].join('\n'),
    );
    expect(work).toMatchObject([
      { name: 'Northwind Traders', position: 'Software Engineer', startDate: '2020-01' },
      { name: 'Northwind Traders', position: 'Data Analyst', startDate: '2018-03' },
      { name: 'Oakhurst Logistics', position: 'Clerk', startDate: '2016-01' },
    ]);
  });

  it('in an HTML table are read as a browser shows them', async () => {
    const row = ({ employer, title, dates }: Job) =>
      `<tr><td><b>${title}</b>, <i>${employer}</i></td><td>${dates}</td></tr>\n\n<tr><td><ul><li>Baked</li></ul></td></tr>`;
    const { work, notes } = await read(
      `# Ada Byron\n\n## Experience\n\n<table>\n${row(engineer)}\n${row(analyst)}\n</table>\n\n## Skills\n\nGo, Rust\n`,
    );
    expect(work).toMatchObject([
      { name: 'Northwind Traders', position: 'Software Engineer', highlights: ['Baked'] },
      { name: 'Oakhurst Logistics', position: 'Data Analyst', highlights: ['Baked'] },
    ]);
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
  });
});

describe('Schools in Markdown', () => {
  it('are a line each without blank lines between them, with a grade behind the year', async () => {
    const { education } = await read(
      [
        ...['# Priya Nair', '', '**Engineer** · priya@example.com', '', '## Experience', ''],
        ...['**Wipro** — *Software Engineer* (Jul 2015 – Mar 2019)', '', '* Fixed tills', ''],
        ...['## Education', ''],
        'B.E. (Computer Science), Anna University, 2015 — CGPA 8.2/10',
        "HSC, St. Mary's Higher Secondary School, 2011 — 91%",
        "SSLC, St. Mary's Higher Secondary School, 2009 — 94%",
      ].join('\n'),
    );
    expect(education).toMatchObject([
      { institution: 'Anna University', score: '8.2/10', date: '2015' },
      { studyType: 'HSC', institution: "St. Mary's Higher Secondary School", score: '91%' },
      { studyType: 'SSLC', institution: "St. Mary's Higher Secondary School", score: '94%' },
    ]);
  });

  const schools = [
    { institution: 'Linz University', area: 'Physics', startDate: '2014', endDate: '2016' },
    { institution: 'Oak College', area: 'Mathematics', startDate: '2011', endDate: '2014' },
  ];

  it.each<readonly [string, (school: string, degree: string, area: string, years: string) => string]>([
    [
      'are read with a dash after the degree',
      (school, degree, area, years) => `**${degree} ${area}** - ${school} (${years})`,
    ],
    [
      'are read with a dash between bold and italic text',
      (school, degree, area, years) => `**${school}** - *${degree} ${area}*\n_${years}_`,
    ],
    [
      'are read from one line each',
      (school, degree, area, years) => `**${school}**  \n*${degree} in ${area}*  \n${years}`,
    ],
    [
      'are read with years in the heading',
      (school, degree, area, years) => `### ${school} *(${years})*\n**${degree} ${area}**`,
    ],
    [
      'are read with an @ before the school',
      (school, degree, area, years) => `### ${degree} ${area} @ ${school} (${years})`,
    ],
    [
      'are read with the school below the degree and more text in italics',
      (school, degree, area, years) =>
        `**${degree} in ${area}** (${years})\n${school}, Linz, Austria\n\n*Thesis on waves*`,
    ],
    [
      'are read with the degree as the first bullet',
      (school, degree, area, years) =>
        `### ${school}\n*${years}*\n\n- ${degree} ${area}\n- Course work in statistics`,
    ],
    [
      'are read with years first and a period at the end',
      (school, degree, area, years) => `- ${years}: ${degree} in ${area}, ${school}.`,
    ],
    [
      'are read from labeled fields',
      (school, degree, area, years) =>
        `- **School:** ${school}\n- **Degree:** ${degree}\n- **Major:** ${area}\n- **Period:** ${years}`,
    ],
  ])('%s', async (_, write) => {
    const written = [
      write('Linz University', 'MSc', 'Physics', '2014 – 2016'),
      write('Oak College', 'BSc', 'Mathematics', '2011 – 2014'),
    ].join('\n\n');
    // A degree beside its subject is kept as written.
    const areBeside = written.includes('MSc Physics');
    const degrees = areBeside ? ['MSc Physics', 'BSc Mathematics'] : ['MSc', 'BSc'];
    const { education } = await read(`# Ada Byron\n\n## Education\n\n${written}`);
    expect(education).toMatchObject(
      schools.map((school, index) => ({ ...school, studyType: degrees[index] })),
    );
  });
});

describe('The header of a resume in Markdown', () => {
  const section = '\n\n## Skills\n\nGo, Rust, SQL\n';
  it.each([
    [
      'can have images that are links',
      '# Ada Byron\n\n[![LinkedIn](https://img.example/l.svg)](https://linkedin.com/in/ada) [![Mail](https://img.example/m.svg)](mailto:ada@example.org)',
    ],
    [
      'can be a table of one row',
      '# Ada Byron\n\n| ada@example.org | [LinkedIn](https://linkedin.com/in/ada) |\n|---|---|',
    ],
    [
      'can be a table without column titles',
      '# Ada Byron\n\n| Email | ada@example.org |\n|---|---|\n| LinkedIn | https://linkedin.com/in/ada |',
    ],
    [
      'can be HTML',
      '<h1 align="center">Ada Byron</h1>\n<p align="center">\n  <a href="mailto:ada@example.org">ada@example.org</a> · <a href="https://linkedin.com/in/ada">LinkedIn</a>\n</p>',
    ],
    [
      'can be front matter',
      '---\nname: Ada Byron\nemail: ada@example.org\nlinkedin: https://linkedin.com/in/ada\nlayout: page\n---',
    ],
    ['can be a Pandoc title', '% Ada Byron\n% Spring\n\nada@example.org | https://linkedin.com/in/ada'],
    ['can be a line above a rule', 'Ada Byron\n=========\n\nada@example.org | https://linkedin.com/in/ada'],
  ])('%s', async (_, head) => {
    expect((await read(head + section)).basics).toMatchObject({
      name: 'Ada Byron',
      email: 'ada@example.org',
      profiles: [{ url: 'https://linkedin.com/in/ada' }],
    });
  });

  it('can have the headline after the name and the place after an emoji', async () => {
    const { basics } = await read(
      `# Ada Byron - Software Engineer\n\n📍 London, UK\n📧 ada@example.org${section}`,
    );
    expect(basics).toMatchObject({
      name: 'Ada Byron',
      label: 'Software Engineer',
      location: { address: 'London, UK' },
    });
  });

  it('keeps a labeled place complete', async () => {
    const { basics } = await read(`# Ada Byron\n\n## Contact\n\n- **Location:** London, UK${section}`);
    expect(basics).toMatchObject({ location: { address: 'London, UK' } });
  });
});

it('reads any line above a rule of dashes as a heading', async () => {
  const { source } = await read('# Ada Byron\n\nRiver days\n----------\n\n- Counted fish\n- Drew maps\n');
  expect(JSON.stringify(source)).toContain('"name":"River days"');
});

it('reads unclosed tables in linear time', async () => {
  const { source } = await read(`# Ada Byron\n\n${'<table>\n\n'.repeat(1400)}\n## Skills\n\nGo, Rust\n`);
  expect(source['skills']).toMatchObject([{ name: 'Go' }, { name: 'Rust' }]);
});

describe('Other markup in Markdown', () => {
  it('includes LaTeX layout, which is read without its commands', async () => {
    const { work } = await read(
      [
        '# Mara Lindt\n\n# Work Experience\n',
        String.raw`\begin{tabular*}{\textwidth}{@{\extracolsep{\fill}}lr}`,
        String.raw`2019 -- 2021 & \parbox[t]{0.8\textwidth}{%`,
        String.raw`\textbf{Baker}\hfill{\footnotesize Nordbrot GmbH}\newline Graz%`,
        String.raw`\vspace{1mm}%`,
        String.raw`\item Bakes bread \& rolls for 40\% of all caf\'{e}s%`,
        String.raw`\end{tabular*}`,
      ].join('\n'),
    );
    expect(work).toMatchObject([
      { position: 'Baker', name: 'Nordbrot GmbH', location: 'Graz', startDate: '2019', endDate: '2021' },
    ]);
    expect(JSON.stringify(work)).toContain('Bakes bread & rolls for 40% of all cafés');
    expect(JSON.stringify(work)).not.toMatch(/parbox|vspace|textwidth|footnotesize/);
  });

  it('does not hide text after an unclosed environment', async () => {
    const bullet = 'Sold R&D by 15% in ~2 years';
    const jobs = inBoth(({ employer, title, dates }) => `### ${title}, ${employer}\n${dates}\n\n- ${bullet}`);
    const { work } = await read(jobs.replace('###', '\\begin{center}\n\n###'));
    expect(work).toMatchObject([{ highlights: [bullet] }, {}]);
  });

  it.each([
    [
      String.raw`\begin{itemize}[noitemsep]\item Baked 200 loaves, 15% more\end{itemize}`,
      '- Baked 200 loaves, 15% more',
    ],
    [
      String.raw`\begin{tabular}{ll} 2019--2021 & Baker, Oak Bakery \\ \end{tabular}`,
      '2019--2021 || Baker, Oak Bakery',
    ],
    [
      String.raw`\begin{center}{\Large Ada Byron} [site](https://ada.example)\end{center}`,
      'Ada Byron [site](https://ada.example)',
    ],
    [
      String.raw`\begin{center}Stra\ss e, Gar\c{c}on, \O{}rsted, caf\'e, na\"{\i}ve, \v{S}ibenik\end{center}`,
      'Straße, Garçon, Ørsted, café, naïve, Šibenik',
    ],
    [String.raw`\begin{center}\vspace[2mm Oak \end{center}`, '[2mm Oak'],
    [String.raw`\begin{center}Up 15% in two years \end{center}`, 'Up 15% in two years'],
    [String.raw`\begin{center}Graz% a comment \end{center}`, 'Graz'],
  ])('does not hide text of %s on one line', (line, text) => {
    expect(latexAsMarkdown([line]).map((each) => each.replace(/ +/g, ' '))).toEqual([text]);
  });

  it('does not include percent signs and ampersands outside LaTeX', async () => {
    const { work } = await read(
      inBoth(
        ({ employer, title, dates }) => `### ${title}, ${employer}\n${dates}\n\n- R&D & tests, 20 % faster`,
      ),
    );
    expect(work).toMatchObject([{ highlights: ['R&D & tests, 20 % faster'] }, {}]);
  });

  it('includes code blocks after front matter, with dashes as column gaps', async () => {
    const job = '2019-2021   Nordbrot GmbH, Store Manager ---------------- Graz';
    const { basics, work } = await read(
      `---\ntitle: cv\n---\n\n\`\`\`text\nMara Lindt\n\nWORK\n\n${job}\n\n            Baked bread.\n\`\`\`\n`,
    );
    expect(basics).toMatchObject({ name: 'Mara Lindt' });
    expect(work).toMatchObject([{ position: 'Store Manager', name: 'Nordbrot GmbH', location: 'Graz' }]);
  });
});

describe('Personal data in front matter', () => {
  it('gives the name, title, address and profiles', async () => {
    const { basics } = await read(
      [
        ...['---', 'name: Ada', 'surname: Byron', 'position: Analyst', 'address: Oak House, London'],
        ...[
          'www: ada.example.org',
          'github: adab',
          'orcid: 0000-0001-0002-0003',
          'date: juin 2024',
          '---',
          '',
        ],
        ...['# Education', '', '**Oak College**, 2010 - 2012'],
      ].join('\n'),
    );
    expect(basics).toMatchObject({ name: 'Ada Byron', label: 'Analyst', url: 'ada.example.org' });
    expect(basics).toMatchObject({ location: { address: 'Oak House, London' } });
    expect(JSON.stringify(basics)).toContain('https://github.com/adab');
    expect(JSON.stringify(basics)).toContain('https://orcid.org/0000-0001-0002-0003');
  });
});

it.each([
  ['name: Ada Byron\nnom: Byron', 'position: left'],
  ['name: Ada\nsurname: Byron', 'role: layout'],
])('reads a repeated name once, and layout settings not as a headline: %j', async (name, position) => {
  const { basics } = await read(`---\n${name}\nemail: ada@byron.example\n${position}\n---\n\n# Work\n`);
  expect(basics).toMatchObject({ name: 'Ada Byron' });
  expect(basics).not.toHaveProperty('label');
});

it('reads LaTeX icons and spacing not as text', () => {
  const lines = latexAsMarkdown([
    String.raw`\begin{tabular}{ll} Baker\\[-0.1cm]{\footnotesize Oak Bakery} \end{tabular}`,
    String.raw`* \faTools&nbsp;Ovens \textbullet Mills \textbullet{} Sieves`,
    String.raw`Boulanger$\cdotp$ère \newpage`,
  ]);
  expect(lines[0]).toContain('Baker || Oak Bakery');
  expect(lines[1]).toMatch(/Ovens •.*Mills •.*Sieves/);
  expect(lines.join(' ')).not.toMatch(/\\|\$|cm\]/);
});

it('starts another name where bold text ends', async () => {
  const { work } = await read(
    [
      '# Ada Byron',
      '## Experience',
      '2019 - 2020',
      '**Oak Bakery Leeds** : Night planner; ovens and mills for all.',
    ].join('\n'),
  );
  expect(work).toMatchObject([{ name: 'Oak Bakery Leeds' }]);
});

it('does not start another name after the first word of a name', async () => {
  const { source } = await read(
    [
      ...['# Mara Lindt', '## Education', '**B.Sc.** Computer Science, Uppsala University, 2006 – 2010', ''],
      ...['**Lund** University, MA History, 2004 – 2006', '', '## Certificates'],
      ...['**AWS** Certified Solutions Architect, 2021', '', '**Oak** Mill Master, 2020', '', '## Awards'],
      ...['**Best** Bread Award, Sea Conference, 2020'],
    ].join('\n'),
  );
  expect(source).toMatchObject({
    education: [
      { institution: 'Uppsala University', studyType: 'B.Sc. Computer Science', area: 'Computer Science' },
      { institution: 'Lund University', studyType: 'MA History', area: 'History' },
    ],
    certificates: [{ name: 'AWS Certified Solutions Architect' }, { name: 'Oak Mill Master' }],
    awards: [{ title: 'Best Bread Award', awarder: 'Sea Conference' }],
  });
});

it('reads a definition below a bullet as a separate line', async () => {
  const { source } = await read(
    '# Ada Byron\n\n## Teaching\n\nBread at home\n: Oak College, Linz\n - Helper - __2014-2015__\n: Mill School, Wels\n - Helper - __2016-2017__\n',
  );
  expect(JSON.stringify(source)).not.toContain('2015 Mill');
  expect(JSON.stringify(source)).not.toContain('__');
});
