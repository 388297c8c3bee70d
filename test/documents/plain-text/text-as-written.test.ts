import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

/* Plain text as people type it without formatting. */

async function read(...lines: readonly string[]) {
  return readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(lines.join('\n')) });
}

const job = [
  ...['Experience', '', 'Night Clerk, Oak House, Leeds   2019 - Present'],
  ...['- Filed the post of three offices', '- Answered the calls of guests', ''],
] as const;

describe('The name in plain text', () => {
  it.each([
    'Jane Smith, RN',
    'Jane Smith RN',
    "Maura O'Dell, RN, BSN",
    'Jane Smith, LPN',
    'John Smith, P.E.',
  ])('can be %s', async (name) => {
    const { source } = await read(name, 'Leeds | 555-201-3344 | jane@example.com', '', ...job);
    expect(source['basics']).toMatchObject({ name });
  });

  it.each(['NEW YORK, NY', 'Berlin, DE'])('cannot be %s', async (town) => {
    await expect(read(town, '555-201-3344 | jane@example.com', '', ...job)).rejects.toThrow('needs a name');
  });

  it.each(['Currículum Vítae', 'Curriculum Vítae', 'CURRÍCULUM VÍTAE', 'Lebenslauf', '个人简历'])(
    'can be below %s',
    async (title) => {
      const { source } = await read(title, '', 'Lucía Gil', 'lucia@example.es', '', ...job);
      expect(source['basics']).toMatchObject({ name: 'Lucía Gil', email: 'lucia@example.es' });
    },
  );
});

describe('A label and its items on the same line', () => {
  const school = ['EDUCATION', '', 'Clay High School - diploma 2013', ''];
  const jobs = ['WORK HISTORY', '', 'Electrician, Volt LLC   2016 - 2019', '- Wired two schools', ''];

  it.each([
    ['below a blank line', [...jobs, ...school, 'SKILLS: conduit bending, Excel, lighting'], 'Excel'],
    ['above another heading', [...jobs, 'SKILLS: conduit bending, Excel, lighting', '', ...school], 'Excel'],
    ['right below a section', [...jobs, ...school.slice(0, 3), 'SKILLS: bending, Excel'], 'Excel'],
    ['in French', [...jobs, ...school, 'Compétences : Excel, Cegid'], 'Excel'],
    ['in German', [...jobs, ...school, 'Kenntnisse: Excel, DATEV'], 'Excel'],
    ['in Chinese', [...jobs, ...school, '技能：Excel、会计'], 'Excel'],
  ])('is a heading %s', async (_, lines, skill) => {
    const { source } = await read('Dan Kowal', 'dan@example.com', '', ...lines);
    const names = (source['skills'] as readonly { readonly name: string }[]).map(({ name }) => name);
    expect(names).toContain(skill);
    expect(names.length).toBeGreaterThan(1);
    expect(JSON.stringify([source['education'], source['work']])).not.toContain(skill);
    expect(source['education']).toMatchObject([{ institution: 'Clay High School', date: '2013' }]);
  });

  it('can start a list of languages', async () => {
    const { source } = await read(
      ...['Dan Kowal', 'dan@example.com', '', ...jobs, ...school, 'Languages: English, Spanish (basic)'],
    );
    expect(source['languages']).toEqual([{ language: 'English' }, { language: 'Spanish', fluency: 'basic' }]);
  });

  it.each([
    ['right below the bullets of the job', ['Skills: Excel, Word']],
    ['above the next job', ['', 'Skills: Excel, Word']],
    ['indented below the job', ['  Skills: Excel, Word']],
  ])('belongs to a job if it is %s', async (_, label) => {
    const next = ['', 'Helper, Ohm LLC   2013 - 2016', '- Carried cable', ''];
    const { source } = await read(
      'Dan Kowal',
      'dan@example.com',
      '',
      ...jobs.slice(0, 4),
      ...label,
      ...next,
      ...school,
    );
    expect(source['skills']).toBeUndefined();
    expect(source['work']).toMatchObject([{ name: 'Volt LLC' }, { name: 'Ohm LLC' }]);
    expect(JSON.stringify((source['work'] as readonly unknown[])[0])).toContain('Excel, Word');
  });

  it('belongs to the entries if each entry has one', async () => {
    const entry = (name: string) => [
      `Clerk, ${name}   2016 - 2019`,
      '- Filed the post',
      '',
      'TOOLS: Excel, Word',
      '',
    ];
    const { source } = await read(
      ...['Dan Kowal', 'dan@example.com', '', 'WORK HISTORY', ''],
      ...[...entry('Volt LLC'), ...entry('Ohm LLC'), ...school],
    );
    expect(source['skills']).toBeUndefined();
  });
});

describe('Labels above the points of a job', () => {
  it('end the text above them, in Markdown too', async () => {
    const intro = 'Reported to the regional director, with a team of 12 gardeners and two clerks.';
    const points = ['Key achievements:', '- Planted two orchards', ''];
    const text = ['Experience', '', 'Head Gardener, Oak House, Leeds   2019 - Present', intro, ...points];
    const md = ['## Experience', '', '### Head Gardener, Oak House', '2019 - Present', '', intro, ...points];
    const expected = [{ summary: intro, highlights: ['Planted two orchards'] }];
    const { source } = await read('Ann Reed', 'ann@example.com', '', ...text);
    expect(source['work']).toMatchObject(expected);
    const bytes = new TextEncoder().encode(['# Ann Reed', 'ann@example.com', '', ...md].join('\n'));
    expect((await readResumeFile({ name: 'me.md', bytes })).source['work']).toMatchObject(expected);
  });

  const school = ['EDUCATION', '', 'BSc Botany, Oak University, 2012 - 2015', ''];
  const jobs = (first: string, second: string) => [
    ...['EXPERIENCE', '', 'Head Gardener', 'Oak House, Leeds', 'March 2019 - Present', first],
    ...['- Planted two orchards', '- Paid the bills', second, '- Cut the water used by 20%', ''],
    ...['Gardener', 'Elm Park, York', 'May 2015 - February 2019', first, '- Mowed nine lawns', ''],
  ];

  it.each([
    ['Responsibilities:', 'Achievements:'],
    ['Key Responsibilities', 'Key Achievements'],
    ['Duties', 'Skills acquired'],
    ['Hauptaufgaben:', 'Erfolge:'],
    ['Missions principales :', 'Réalisations :'],
    ['Funciones', 'Logros'],
    ['工作职责', '工作业绩'],
  ])('%s and %s are no text, no section and no title', async (first, second) => {
    const { source, notes } = await read(
      'Ann Reed',
      'ann@example.com',
      '',
      ...jobs(first, second),
      ...school,
    );
    expect(source['work']).toMatchObject([
      {
        position: 'Head Gardener',
        highlights: ['Planted two orchards', 'Paid the bills', 'Cut the water used by 20%'],
      },
      { position: 'Gardener', name: 'Elm Park', highlights: ['Mowed nine lawns'] },
    ]);
    expect(JSON.stringify([source, notes])).not.toContain(first.split(/\s?:/)[0]);
    expect(JSON.stringify([source, notes])).not.toContain(second.split(/\s?:/)[0]);
  });
});

describe('Certificates in similar lines', () => {
  const certificates = async (...lines: readonly string[]) => {
    const { source } = await read('Dan Kowal', 'dan@example.com', '', ...job, ...lines);
    return source['certificates'];
  };

  it('are above their issuers and dates in turn', async () => {
    const pairs = [
      ...['Certified Public Accountant', 'AICPA | 2019', 'Project Management Professional (PMP)'],
      ...['Project Management Institute | 2020', 'Lean Six Sigma Green Belt', 'ASQ | Jun 2021'],
    ];
    const expected = [
      { name: 'Certified Public Accountant', issuer: 'AICPA', date: '2019' },
      { name: 'Project Management Professional (PMP)', issuer: 'Project Management Institute', date: '2020' },
      { name: 'Lean Six Sigma Green Belt', issuer: 'ASQ' },
    ];
    expect(await certificates('CERTIFICATIONS', '', ...pairs)).toMatchObject(expected);
    expect(await certificates('CERTIFICATIONS', '', ...pairs, 'First Aid/CPR')).toHaveLength(7);
  });

  it('are separate entries', async () => {
    expect(
      await certificates(
        'LICENSES',
        'Ohio Journeyman lic #12',
        'OSHA 30',
        'Clean driving record',
        'First Aid/CPR',
      ),
    ).toEqual([
      { name: 'Ohio Journeyman lic #12' },
      { name: 'OSHA 30' },
      { name: 'Clean driving record' },
      { name: 'First Aid/CPR' },
    ]);
  });

  it('can have a date even if the others have none', async () => {
    expect(await certificates('LICENSES', '', 'Ohio Journeyman', 'OSHA 30 (2021)', 'First Aid/CPR')).toEqual([
      { name: 'Ohio Journeyman' },
      { name: 'OSHA 30', date: '2021' },
      { name: 'First Aid/CPR' },
    ]);
  });

  it('have the organization and date from the lines below', async () => {
    expect(
      await certificates(
        'CERTIFICATES',
        'Food hygiene',
        'Graz Chamber Institute',
        'First aid',
        '2019',
        'Forklift',
      ),
    ).toEqual([
      { name: 'Food hygiene', issuer: 'Graz Chamber Institute' },
      { name: 'First aid', date: '2019' },
      { name: 'Forklift' },
    ]);
  });

  it.each([
    ['- BLS, ACLS (AHA) - exp 3/2026', { name: 'BLS, ACLS (AHA)', summary: 'exp 3/2026' }],
    ['- PALS (expires 3/2026)', { name: 'PALS', summary: 'expires 3/2026' }],
    ['- Staplerschein, gültig bis 06/2027', { name: 'Staplerschein', summary: 'gültig bis 06/2027' }],
    ['- OSHA 10, 2019, valid until 2024', { name: 'OSHA 10', date: '2019', summary: 'valid until 2024' }],
    ['- Permis C, valable jusqu’en 2028', { name: 'Permis C', summary: 'valable jusqu’en 2028' }],
    ['- Manipulador, válido hasta 2028', { name: 'Manipulador', summary: 'válido hasta 2028' }],
    ['- Experienced Welder 2022', { name: 'Experienced Welder', date: '2022' }],
  ])('do not get their expiry date as their date: %s', async (line, certificate) => {
    expect(await certificates('CERTIFICATES', line, '- TNCC 2022')).toEqual([
      certificate,
      { name: 'TNCC', date: '2022' },
    ]);
  });
});

describe('The type of employment', () => {
  it.each([
    ['Depuis septembre 2020 (CDI)', 'CDI'],
    ['09/2020 - 08/2021 (befristet, Teilzeit)', 'befristet, Teilzeit'],
    ['2019 - 2021 | full-time', 'full-time'],
  ])('is not read as an employer: %s', async (dates, contract) => {
    const { source } = await read(
      ...['Ana Gil', 'ana@example.com', '', 'Experience', ''],
      ...['Vendeuse – Boutique Verdier, Lyon', dates, '- Vente en magasin', '- Gestion des réserves', ''],
      ...['Clerk – Oak House, Leeds', '2014 - 2016', '- Filed the post'],
    );
    expect(source['work']).toMatchObject([
      { name: 'Boutique Verdier', position: 'Vendeuse', location: 'Lyon', summary: contract },
      { name: 'Oak House', position: 'Clerk' },
    ]);
  });
});

describe('A German resume', () => {
  const lines = [
    ...['Sabine Holm', 'Bäckerin', 'Lindenstr. 14, 70178 Stuttgart', 'sabine@example.de', ''],
    ...[
      'Berufserfahrung',
      '',
      'Bäckerin, Korn GmbH, Stuttgart   2008 - heute',
      '- Backt Brot',
      '- Formt Teig',
      '',
    ],
    ...['Ausbildung', '', '2004 - 2007 Ausbildung zur Bäckerin, Korn GmbH'],
    ...['2004 Abitur, Hölderlin-Gymnasium', '', 'Kenntnisse', '', '- Sauerteig, Excel'],
    ...['- Englisch: B2, Französisch: Grundkenntnisse', '- Führerschein Klasse B', ''],
  ];

  it.each([
    ['Stuttgart, den 3.2.2025'],
    ['Stuttgart, 03.02.2025'],
    ['Stuttgart, den 3. Februar 2025'],
    ['Linz, am 3.2.2025'],
  ])('does not turn the place and date of its signature into a skill: %s', async (signed) => {
    const { source, notes } = await read(...lines, signed, '', 'Sabine Holm');
    expect(JSON.stringify(source)).not.toContain('2025');
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
  });

  it('has all languages of a row', async () => {
    const { source } = await read(...lines);
    expect(source['languages']).toEqual([
      { language: 'Englisch', fluency: 'B2' },
      { language: 'Französisch', fluency: 'Grundkenntnisse' },
    ]);
  });

  it('can have the year before a degree', async () => {
    const { source } = await read(...lines);
    expect(source['education']).toMatchObject([
      { startDate: '2004', endDate: '2007' },
      { studyType: 'Abitur', institution: 'Hölderlin-Gymnasium', date: '2004' },
    ]);
  });

  it('can have a certificate with its date', async () => {
    const { source } = await read(
      ...lines,
      'Zertifikate',
      '',
      'Erste Hilfe, 3.2.2024',
      'Staplerschein, 4.2.2025',
    );
    expect(source['certificates']).toMatchObject([{ name: 'Erste Hilfe' }, { name: 'Staplerschein' }]);
  });
});

describe('Contact details', () => {
  it.each([
    ['Tlf.: 655 501 234', '655 501 234'],
    ['Tlf. 655 501 234', '655 501 234'],
    ['Tlf 655 501 234', '655 501 234'],
    ['Tfno.: 655501234', '655501234'],
    ['Tlfno: 655 501 234', '655 501 234'],
    ['Fno: 655 501 234', '655 501 234'],
  ])('are read with any label: %s', async (line, phone) => {
    const { source } = await read(
      'Lucía Gil',
      'Profesora',
      'C/ Alameda 23 - 41003 Sevilla',
      line,
      'lucia@example.es',
      '',
      ...job,
    );
    expect(source['basics']).toMatchObject({ phone, location: { address: 'C/ Alameda 23 - 41003 Sevilla' } });
    expect(source['custom']).toBeUndefined();
  });

  it.each(['DNI: 12 345 678', 'AHV: 756 1234 5678', 'NIE: 655 501 234'])(
    'do not include ID numbers: %s',
    async (line) => {
      const { source } = await read('Lucía Gil', 'Profesora', line, 'lucia@example.es', '', ...job);
      expect(source['basics']).not.toHaveProperty('phone');
    },
  );
});

describe('Languages and skills', () => {
  it('end at an unknown title in the same style', async () => {
    const { source } = await read(
      ...['Lucía Gil', 'lucia@example.es', '', ...job, 'IDIOMAS', 'Español nativo, inglés B2', ''],
      ...['Otros datos', 'Carnet de conducir B', 'Disponibilidad para viajar'],
    );
    expect(source['languages']).toEqual([
      { language: 'Español', fluency: 'nativo' },
      { language: 'inglés', fluency: 'B2' },
    ]);
    expect(JSON.stringify(source)).toContain('Carnet de conducir B');
  });

  it('are one list if blank lines separate the languages', async () => {
    const { source } = await read(
      ...[
        'Lucía Gil',
        'lucia@example.es',
        '',
        ...job,
        'IDIOMAS',
        '',
        'Náhuatl',
        '',
        'Español nativo',
        '',
        'Inglés B2',
      ],
    );
    expect(source['languages']).toHaveLength(3);
  });

  it('in Chinese keep their levels', async () => {
    const { source, notes } = await read(
      ...['林小雨', '求职意向：后端开发工程师', '邮箱：lin@example.cn', '', '工作经历', ''],
      ...[
        '2019.07 - 至今   北风科技有限公司   开发工程师',
        '- 负责支付系统的设计与开发',
        '- 编写接口文档',
        '',
      ],
      ...[
        '专业技能',
        'Java、springboot、spring cloud、mysql、redis、kafka、docker、git、linux，了解k8s',
        '英语CET-6',
      ],
    );
    expect(source['basics']).toMatchObject({ name: '林小雨', label: '后端开发工程师' });
    expect(source['custom']).toBeUndefined();
    expect(source['skills']).toContainEqual({ name: 'k8s', level: '了解' });
    expect(source['languages']).toEqual([{ language: '英语', fluency: 'CET-6' }]);
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
  });

  it('are separate from schools in long lines that end in dates', async () => {
    const { source } = await read(
      ...['Lucía Gil', 'lucia@example.es', '', ...job, 'FORMACIÓN'],
      ...['Máster en Formación del Profesorado (MAES), Universidad de Sevilla, 2011-2012'],
      ...['Licenciada en Filología Hispánica, Universidad de Huelva, 2006 - 2011'],
    );
    expect(source['education']).toMatchObject([
      { institution: 'Universidad de Sevilla', endDate: '2012' },
      { institution: 'Universidad de Huelva', endDate: '2011' },
    ]);
  });
});

describe('A deeper line below an item', () => {
  const skillsOf = async (...lines: readonly string[]) =>
    (await read('Jane Smith', 'jane@example.com', '', ...job, 'Skills', '', ...lines)).source['skills'];

  it('says more of a name that ends early', async () => {
    expect(await skillsOf('• Wood work', '  Saws, planes', '', '• Metal', '  Lathe, mill')).toEqual([
      { name: 'Wood work', keywords: ['Saws', 'planes'] },
      { name: 'Metal', keywords: ['Lathe', 'mill'] },
    ]);
  });

  it('continues a full line', async () => {
    const full = '• Saws, planes, chisels of every size, hand drills, lathes, presses, Oak';
    expect(await skillsOf(full, '  House tools', '• Metal')).toContainEqual({ name: 'Oak House tools' });
  });
});

describe('Header text without a field', () => {
  it('is kept under a heading for personal information', async () => {
    const { source, notes } = await read(
      ...[
        'Aïcha Benali',
        'Conseillère de vente',
        '69007 Lyon',
        'aicha@example.fr',
        'Permis B — véhicule',
        '',
      ],
      ...[
        'Expériences',
        '',
        'Vendeuse, Boutique Verdier, Lyon   2019 - 2021',
        '- Vente en magasin',
        '- Encaissement',
        '',
      ],
      ...['Langues', '', 'Français : langue maternelle'],
    );
    expect(source['custom']).toEqual([
      { name: 'Informations personnelles', items: [{ name: 'Permis B — véhicule' }] },
    ]);
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
  });
});
