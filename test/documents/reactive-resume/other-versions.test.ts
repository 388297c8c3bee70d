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

  it('is read with every leaf under its v4 name', () => {
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

  it('keeps its own sections, and their place', () => {
    expect(sections.custom['talks']).toMatchObject({
      name: 'Talks',
      items: [{ name: 'On broth', date: '2021', summary: '<p>Vienna</p>' }],
    });
    expect(metadata.layout).toEqual([[['experience', 'custom.talks'], ['skills']]]);
  });

  it('keeps several roles with one employer as text, each with its dates', () => {
    expect(sections.experience.items[0]?.summary).toBe(
      '<ul><li>Led twelve cooks.</li></ul><p><strong>Sous Chef</strong> (2017 - 2019)</p><p>Sauces.</p>',
    );
  });

  it('keeps hidden what is hidden, and lets no script in', () => {
    expect(sections.experience.items[1]).toMatchObject({ company: 'Old Place', visible: false });
    expect(sections.summary.content).not.toContain('<script');
  });

  it('says what v4 has no place for', async () => {
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

  it('is read with every leaf under its v4 name', () => {
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

  it('has its Markdown made into the markup of v4', () => {
    expect(sections.summary.content).toBe(
      '<p>Cooks <strong>well</strong>.</p><ul><li>Soups</li><li>Sauces</li></ul>',
    );
    expect(sections.experience.items[0]?.summary).toBe(
      '<ul><li>Led <strong>twelve</strong> cooks.</li><li>Cut waste.</li></ul>',
    );
  });

  it('says what has no place, and speaks of its own sections', async () => {
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
])('what is broken in %s is named by its path', (_name, source, message) => {
  expect(() => readBaseResume(source)).toThrow(message);
});
