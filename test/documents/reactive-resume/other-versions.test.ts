import { describe, expect, it } from 'vitest';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const website = { url: 'https://acme.example', label: '' };
const section = (items: readonly object[]) => ({ title: '', columns: 1, hidden: false, items });

const v5 = {
  picture: { hidden: false, url: '' },
  basics: {
    name: 'Ana Ruiz',
    headline: 'Chef',
    email: 'ana@example.com',
    phone: '1234567',
    location: 'Madrid',
    website: { url: 'https://ana.example', label: 'Site' },
    customFields: [{ id: 'x', icon: 'star', text: 'Portfolio', link: 'https://work.example' }],
  },
  summary: { title: 'About', hidden: false, content: '<p>Cooks.</p><script>alert(1)</script>' },
  sections: {
    experience: section([
      {
        id: '0198a1b2-0000-7000-8000-000000000000',
        hidden: false,
        company: 'Casa Pepe',
        position: 'Head Chef',
        location: 'Madrid',
        period: '2019-03 - Present',
        website,
        description: '<ul><li>Led twelve cooks.</li></ul>',
        roles: [{ id: 'r', position: 'Sous Chef', period: '2017 - 2019', description: '<p>Sauces.</p>' }],
      },
      {
        id: 'y',
        hidden: true,
        company: 'Old Place',
        position: '',
        location: '',
        period: '',
        description: '',
      },
    ]),
    education: section([
      {
        id: 'e',
        hidden: false,
        school: 'ESHOB',
        degree: 'Diploma',
        area: 'Cooking',
        grade: '9',
        period: '2015',
        description: '',
      },
    ]),
    skills: section([
      { id: 's', hidden: false, name: 'Kitchen', proficiency: 'Expert', level: 4, keywords: ['Sauces'] },
    ]),
    languages: section([{ id: 'l', hidden: false, language: 'Spanish', fluency: 'Native', level: 5 }]),
    certifications: section([
      { id: 'c', hidden: false, title: 'HACCP', issuer: 'AENOR', date: '2020', website, description: '' },
    ]),
    references: section([
      {
        id: 'f',
        hidden: false,
        name: 'Pepe',
        position: 'Owner',
        phone: '600',
        website,
        description: '<p>Good.</p>',
      },
    ]),
    profiles: section([{ id: 'p', hidden: false, network: 'GitHub', username: 'ana', website }]),
  },
  customSections: [
    {
      id: 'talks',
      type: 'projects',
      ...section([
        { id: 't', hidden: false, name: 'On broth', period: '2021', description: '<p>Vienna</p>' },
      ]),
      title: 'Talks',
    },
  ],
  metadata: {
    page: { format: 'letter' },
    layout: { pages: [{ fullWidth: false, main: ['experience', 'talks'], sidebar: ['skills'] }] },
    notes: '',
  },
};

describe('Reactive Resume v5', () => {
  const { document, format } = readBaseResume(v5);
  const { basics, sections, metadata } = document;

  it('is read with every field under its v4 name', () => {
    expect(format).toBe('reactive-resume-v5');
    expect(basics).toMatchObject({ name: 'Ana Ruiz', url: { href: 'https://ana.example', label: 'Site' } });
    expect(basics.customFields).toMatchObject([{ name: 'Portfolio', value: 'https://work.example' }]);
    expect(sections.summary).toMatchObject({ name: 'About', visible: true });
    expect(sections.experience.items[0]).toMatchObject({
      company: 'Casa Pepe',
      date: '2019-03 - Present',
      visible: true,
    });
    expect(sections.education.items[0]).toMatchObject({
      institution: 'ESHOB',
      studyType: 'Diploma',
      score: '9',
      date: '2015',
    });
    expect(sections.skills.items[0]).toMatchObject({ name: 'Kitchen', description: 'Expert', level: 4 });
    expect(sections.languages.items[0]).toMatchObject({ name: 'Spanish', description: 'Native' });
    expect(sections.certifications.items[0]).toMatchObject({
      name: 'HACCP',
      url: { href: 'https://acme.example' },
    });
    expect(sections.references.items[0]).toMatchObject({
      description: 'Owner',
      summary: '<p>600</p><p>Good.</p>',
    });
    expect(sections.profiles.items[0]).toMatchObject({ network: 'GitHub', username: 'ana' });
    expect(metadata.page.format).toBe('letter');
  });

  it('keeps custom sections and their position', () => {
    expect(sections.custom['talks']).toMatchObject({
      name: 'Talks',
      items: [{ name: 'On broth', date: '2021', summary: '<p>Vienna</p>' }],
    });
    expect(metadata.layout).toEqual([[['experience', 'custom.talks'], ['skills']]]);
  });

  it('has a job for each role with one employer', () => {
    expect(sections.experience.items).toMatchObject([
      { company: 'Casa Pepe', position: 'Head Chef', summary: '<ul><li>Led twelve cooks.</li></ul>' },
      {
        ...{ company: 'Casa Pepe', position: 'Sous Chef', location: 'Madrid', date: '2017 - 2019' },
        summary: '<p>Sauces.</p>',
      },
      { company: 'Old Place' },
    ]);
  });

  it('keeps hidden parts hidden and removes scripts', () => {
    expect(sections.experience.items[2]).toMatchObject({ company: 'Old Place', visible: false });
    expect(sections.summary.content).not.toContain('<script');
  });

  it('has notes about data that v4 has no field for', async () => {
    const source = { ...v5, basics: { ...v5.basics, pronouns: 'she/her' } };
    const bytes = new TextEncoder().encode(JSON.stringify(source));
    const { notes } = await readResumeFile({ name: 'a.json', bytes });
    expect(
      notes.filter(({ kind }) => kind === 'unplaced').map(({ path, message }) => `${path} ${message}`),
    ).toEqual([
      'basics.pronouns has no place in the resume document: "she/her"',
      'summary.content has no place in the resume document: "<p>Cooks.</p><script>alert(1)</script>"',
    ]);
  });
});

describe('Custom sections in Reactive Resume v5', () => {
  const own = (id: string, type: string, title: string, items: readonly object[], hidden = false) => ({
    ...{ id, type, title, hidden, columns: 1 },
    items: items.map((item, index) => ({ id: `${id}${index}`, hidden: false, ...item })),
  });
  const empty = { ...v5, sections: { ...v5.sections, education: section([]) }, customSections: [] };
  const letter = own('letter', 'cover-letter', 'Letter', [
    { recipient: '<p>Bea Soto<br>Barro</p>', content: '<p>Dear Bea,</p><p>I apply.</p>' },
  ]);
  const freelance = own('freelance', 'experience', 'Freelance', [
    { company: 'Fair', position: 'Cook', location: 'Lugo', period: '2016', description: '<p>Pies.</p>' },
  ]);
  const schools = own('schools', 'education', 'Schools', [
    {
      school: 'ESHOB',
      degree: 'Diploma',
      area: '',
      grade: '',
      location: 'Sevilla',
      period: '2015',
      description: '<p>Bread.</p>',
    },
  ]);
  const read = (...customSections: readonly object[]) =>
    readBaseResume({
      ...empty,
      customSections,
      metadata: {
        ...v5.metadata,
        layout: {
          pages: [
            { fullWidth: false, main: ['experience', 'freelance', 'schools'], sidebar: ['skills'] },
            { fullWidth: true, main: ['letter'], sidebar: [] },
          ],
        },
      },
    }).document;

  it('are read as jobs if they contain jobs', () => {
    const { sections, metadata } = read(freelance);
    expect(sections.experience.items.at(-1)).toMatchObject({
      ...{ company: 'Fair', position: 'Cook', location: 'Lugo', date: '2016', summary: '<p>Pies.</p>' },
    });
    expect(sections.custom).toEqual({});
    expect(metadata.layout[0]).toEqual([['experience', 'custom.schools'], ['skills']]);
  });

  it('are read as schools if they contain schools, with location and title', () => {
    const { sections, metadata } = read(schools);
    expect(sections.education).toMatchObject({
      name: 'Schools',
      items: [{ institution: 'ESHOB', studyType: 'Diploma', summary: '<p>Sevilla</p><p>Bread.</p>' }],
    });
    expect(metadata.layout[0]).toEqual([['experience', 'custom.freelance', 'education'], ['skills']]);
  });

  it.each([
    [
      'skills',
      { name: 'Office', proficiency: 'Good', level: 3, keywords: ['Mail'] },
      { name: 'Office', keywords: ['Mail'] },
    ],
    ['languages', { language: 'Latin', fluency: 'B1', level: 2 }, { name: 'Latin', description: 'B1' }],
    [
      'certifications',
      { title: 'First aid', issuer: 'Red Cross', date: '2021', description: '' },
      { name: 'First aid' },
    ],
    [
      'volunteer',
      { organization: 'Guild', location: '', period: '2020', description: '<p><strong>Chair</strong></p>' },
      { organization: 'Guild', position: 'Chair' },
    ],
    [
      'profiles',
      { network: 'Dribbble', username: 'ana', icon: '' },
      { network: 'Dribbble', username: 'ana' },
    ],
  ] as const)('of the type %s are added to that section', (type, item, expected) => {
    const { sections } = read(own('x', type, 'More', [item]));
    expect(sections[type].items.at(-1)).toMatchObject(expected);
    expect(sections.custom).toEqual({});
  });

  it.each([
    ['summary', { content: '<p>I cook.</p>' }, { name: '', summary: '<p>I cook.</p>' }],
    [
      'projects',
      { name: 'Broth', period: '2021', description: '<p>Vienna</p>' },
      { name: 'Broth', date: '2021', summary: '<p>Vienna</p>' },
    ],
    [
      'awards',
      { title: 'Spoon', awarder: 'Fair', date: '2019', description: '' },
      { name: 'Spoon', description: 'Fair', date: '2019' },
    ],
    [
      'publications',
      { title: 'Soups', publisher: 'Press', date: '2018', description: '' },
      { name: 'Soups', description: 'Press' },
    ],
    ['interests', { name: 'Herbs', keywords: ['Thyme'] }, { name: 'Herbs', keywords: ['Thyme'] }],
    [
      'references',
      { name: 'Bea', position: 'Owner', phone: '600', description: '<p>Good.</p>' },
      { name: 'Bea', description: 'Owner', summary: '<p>600</p><p>Good.</p>' },
    ],
  ])('of the type %s keep their title', (type, item, expected) => {
    const { sections } = read(own('x', type, 'Mine', [item]));
    expect(Object.values(sections.custom)).toMatchObject([{ name: 'Mine', items: [expected] }]);
  });

  it('stay hidden when they are moved', () => {
    const { sections } = read({ ...freelance, hidden: true });
    expect(sections.experience.items.at(-1)).toMatchObject({ company: 'Fair', visible: false });
  });

  it('with a cover letter are left out with one note', async () => {
    const { sections, metadata } = read(letter);
    expect(sections.custom).toEqual({});
    expect(metadata.layout).toHaveLength(1);
    const bytes = new TextEncoder().encode(
      JSON.stringify({ ...empty, summary: {}, customSections: [letter] }),
    );
    const { notes } = await readResumeFile({ name: 'a.json', bytes });
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([
      {
        kind: 'unplaced',
        path: 'customSections[0]',
        message: 'is a cover letter, not part of the resume; it is left out',
      },
    ]);
  });
});

const v3 = {
  basics: {
    name: 'Ana Ruiz',
    headline: 'Chef',
    email: 'ana@example.com',
    phone: '1234567',
    birthdate: '1990-01-02',
    website: 'ana.example',
    summary: 'Cooks **well**.\n\n- Soups\n- Sauces',
    location: { address: 'Calle 1', city: 'Madrid', region: '', country: 'Spain', postalCode: '28001' },
    profiles: [{ id: 'a', network: 'GitHub', username: 'ana', url: 'https://github.com/ana' }],
  },
  sections: {
    work: {
      name: 'Kitchens',
      visible: true,
      items: [
        {
          id: 'w',
          name: 'Casa Pepe',
          position: 'Chef',
          url: '',
          date: { start: '2019-03-01', end: '' },
          summary: '- Led **twelve** cooks.\n- Cut waste.',
        },
        {
          id: 'v',
          name: 'Bar Sol',
          position: 'Cook',
          url: '',
          date: { start: '2017-01-01', end: '2019-02-01' },
          summary: '',
        },
      ],
    },
    education: {
      items: [
        {
          id: 'e',
          institution: 'ESHOB',
          degree: 'Diploma',
          area: 'Cooking',
          score: '9',
          courses: ['Bread', 'Fish'],
          date: { start: '2015', end: '2016' },
          summary: '',
        },
      ],
    },
    skills: { items: [{ id: 's', name: 'Kitchen', level: 'Expert', levelNum: 8, keywords: ['Sauces'] }] },
    languages: { items: [{ id: 'l', name: 'Spanish', level: 'Native', levelNum: 10 }] },
    references: {
      items: [
        {
          id: 'r',
          name: 'Pepe',
          relationship: 'Owner',
          phone: '600',
          email: 'pepe@example.com',
          summary: 'Good.',
        },
      ],
    },
    '0198a1b2': {
      name: 'Talks',
      type: 'custom',
      visible: true,
      items: [
        { id: 't', title: 'On broth', subtitle: 'Vienna', date: { start: '2021', end: '2021' }, summary: '' },
      ],
    },
  },
  metadata: { locale: 'en' },
  public: true,
};

describe('Reactive Resume v3', () => {
  const { document, format } = readBaseResume(v3);
  const { basics, sections } = document;

  it('is read with every field under its v4 name', () => {
    expect(format).toBe('reactive-resume-v3');
    expect(basics).toMatchObject({
      name: 'Ana Ruiz',
      location: 'Madrid, Spain',
      url: { href: 'https://ana.example' },
    });
    expect(basics.customFields).toMatchObject([{ name: 'Date of birth', value: '1990-01-02' }]);
    expect(sections.experience).toMatchObject({
      name: 'Kitchens',
      items: [
        { company: 'Casa Pepe', position: 'Chef', date: '2019-03-01 - Present' },
        { company: 'Bar Sol', date: '2017-01-01 - 2019-02-01' },
      ],
    });
    expect(sections.education.items[0]).toMatchObject({
      studyType: 'Diploma',
      summary: '<ul><li>Bread</li><li>Fish</li></ul>',
    });
    expect(sections.skills.items[0]).toMatchObject({ description: 'Expert', level: 4, keywords: ['Sauces'] });
    expect(sections.references.items[0]).toMatchObject({
      description: 'Owner',
      summary: '<p>Good.</p><p>600, pepe@example.com</p>',
    });
    expect(Object.values(sections.custom)).toMatchObject([
      { name: 'Talks', items: [{ name: 'On broth', description: 'Vienna' }] },
    ]);
  });

  it('has its Markdown converted to the markup of v4', () => {
    expect(sections.summary.content).toBe(
      '<p>Cooks <strong>well</strong>.</p><ul><li>Soups</li><li>Sauces</li></ul>',
    );
    expect(sections.experience.items[0]?.summary).toBe(
      '<ul><li>Led <strong>twelve</strong> cooks.</li><li>Cut waste.</li></ul>',
    );
  });

  it('has notes about data without a field, including custom sections', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(v3));
    const { notes } = await readResumeFile({ name: 'a.json', bytes });
    expect(notes.filter(({ kind }) => kind === 'unplaced').map(({ path }) => path)).toEqual([
      'basics.location.address',
      'basics.location.postalCode',
    ]);
  });
});

it.each([
  ['v5', { ...v5, sections: { experience: { items: 'none' } } }, /sections\.experience\.items/],
  [
    'v3',
    { ...v3, sections: { work: { items: [7] } } },
    /sections\.experience\.items\[0\]: must be an object/,
  ],
])('reports an invalid value in %s with its path', (_name, source, message) => {
  expect(() => readBaseResume(source)).toThrow(message);
});
