import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const readYaml = (text: string) => readResumeFile({ name: 'me.yaml', bytes: new TextEncoder().encode(text) });

async function documentOf(text: string): Promise<ResumeDocument> {
  return readBaseResume((await readYaml(text)).source).document;
}

/** Returns a resume with these lines of YAML below `sections`. */
const withSections = (lines: string) =>
  `cv:\n  name: Ana Ruiz\n  email: ana@example.com\n  sections:\n${lines.replace(/^/gm, '    ')}\n`;

const whole = `
cv:
  name: Ana Ruiz
  headline: Potter
  location: Sevilla, Spain
  email: [ana@example.com, studio@example.com]
  phone: tel:+34-611-222-333
  website: https://ana.example
  photo: me.jpg
  social_networks:
    - network: LinkedIn
      username: ana-ruiz
    - network: Mastodon
      username: '@ana@clay.example'
    - network: GitHub
      username: https://github.com/anaruiz
  custom_connections:
    - placeholder: Book a visit
      url: https://visit.example/ana
      fontawesome_icon: calendar-days
  sections:
    summary:
      - Makes **tableware** for restaurants.
      - Teaches, too.
    experience:
      - company: '[Kiln & Co](https://kiln.example)'
        position: Head potter
        date:
        start_date: 2019-03
        end_date: present
        location: Sevilla
        summary: A workshop of nine.
        highlights:
          - Fired **1,200** pieces a month.
          - Trained four apprentices.
      - company: Barro
        position: Apprentice
        start_date: 2017
        end_date: 2019-02
    education:
      - institution: School of Ceramics
        area: Glazes
        degree: Diploma
        date: Fall 2016
        location: Talavera
        highlights:
          - Prize for the best kiln log
    publications:
      - title: Ash glazes at low heat
        authors: ['*Ana Ruiz*', B. Soto]
        journal: Clay Letters
        doi: 10.1234/clay.77
        url: https://letters.example/77
        date: 2021-06
    skills:
      - label: Techniques
        details: Throwing, slip casting, raku (outdoor, gas).
    invited_talks:
      - reversed_number: Why pots crack (2022)
    Guild work:
      - name: Treasurer of the guild
        start_date: 2020
        highlights: [Keeps the books.]
design:
  theme: classic
locale:
  language: english
`;

describe('A RenderCV file', () => {
  it('is read section by section', async () => {
    const { format } = await readYaml(whole);
    expect(format).toBe('rendercv');
    const { basics, sections } = await documentOf(whole);
    expect(basics).toMatchObject({
      ...{ name: 'Ana Ruiz', headline: 'Potter', email: 'ana@example.com', phone: '+34-611-222-333' },
      ...{ location: 'Sevilla, Spain', url: { href: 'https://ana.example' } },
      customFields: [{ name: '', value: 'studio@example.com' }],
    });
    expect(
      sections.profiles.items.map(({ network, username, url }) => [network, username, url.href]),
    ).toEqual([
      ['LinkedIn', 'ana-ruiz', 'https://linkedin.com/in/ana-ruiz'],
      ['Mastodon', '@ana@clay.example', 'https://clay.example/@ana'],
      ['GitHub', 'anaruiz', 'https://github.com/anaruiz'],
      ['visit.example', 'Book a visit', 'https://visit.example/ana'],
    ]);
    expect(sections.summary.content).toBe(
      '<p>Makes <strong>tableware</strong> for restaurants.</p><p>Teaches, too.</p>',
    );
    expect(sections.experience.items).toMatchObject([
      {
        ...{ company: 'Kiln & Co', position: 'Head potter', location: 'Sevilla', date: '2019-03 - Present' },
        url: { href: 'https://kiln.example' },
        summary:
          '<p>A workshop of nine.</p><ul><li>Fired <strong>1,200</strong> pieces a month.</li><li>Trained four apprentices.</li></ul>',
      },
      { company: 'Barro', position: 'Apprentice', date: '2017 - 2019-02', summary: '' },
    ]);
    expect(sections.education.items).toMatchObject([
      {
        ...{ institution: 'School of Ceramics', area: 'Glazes', studyType: 'Diploma', date: 'Fall 2016' },
        summary: '<p>Talavera</p><ul><li>Prize for the best kiln log</li></ul>',
      },
    ]);
    expect(sections.publications.items).toMatchObject([
      {
        ...{ name: 'Ash glazes at low heat', publisher: 'Clay Letters', date: '2021-06' },
        ...{ url: { href: 'https://doi.org/10.1234/clay.77' }, summary: '<p><em>Ana Ruiz</em>, B. Soto</p>' },
      },
    ]);
    expect(sections.skills.items).toMatchObject([
      { name: 'Techniques', keywords: ['Throwing', 'slip casting', 'raku', 'outdoor', 'gas'] },
    ]);
    const custom = Object.values(sections.custom);
    expect(custom.map(({ name }) => name)).toEqual(['Invited Talks', 'Guild work']);
    expect(custom.map(({ items }) => items)).toMatchObject([
      [{ name: 'Why pots crack (2022)' }],
      [
        {
          ...{ name: 'Treasurer of the guild', date: '2020 - Present' },
          summary: '<ul><li>Keeps the books.</li></ul>',
        },
      ],
    ]);
  });

  it('has no notes if all text has a field', async () => {
    const { notes } = await readYaml(whole.replace('Fall 2016', '2016'));
    expect(notes.filter(({ kind }) => kind !== 'read')).toEqual([]);
  });

  it('of an early version can have its lists next to the name', async () => {
    const { sections } = await documentOf(`
cv:
  name: Ana Ruiz
  email: ana@example.com
  section_order: [Education]
  education:
    - institution: School of Ceramics
      area: Glazes
  skills:
    - name: Techniques
      details: Throwing, raku
`);
    expect(sections.education.items).toMatchObject([{ institution: 'School of Ceramics' }]);
    expect(sections.skills.items).toMatchObject([{ name: 'Techniques', keywords: ['Throwing', 'raku'] }]);
  });

  it.each(['bullet', 'number', 'reversed_number'])('has one award for each %s', async (key) => {
    const { sections } = await documentOf(
      withSections(`awards:\n  - ${key}: Glaze of the year (2020)\n  - ${key}: Golden wheel`),
    );
    expect(sections.awards.items).toMatchObject([
      { title: 'Glaze of the year', date: '2020' },
      { title: 'Golden wheel', date: '' },
    ]);
  });

  it('has jobs by their keys under any title, but not a club beside other jobs', async () => {
    const jobs = 'Trabajos:\n  - company: Barro\n    position: Potter';
    expect((await documentOf(withSections(jobs))).sections.experience.items).toHaveLength(1);
    const { sections } = await documentOf(
      withSections(
        'experience:\n  - company: Barro\n    position: Potter\nClubs:\n  - company: Guild\n    position: Chair',
      ),
    );
    expect(sections.experience.items).toMatchObject([{ company: 'Barro' }]);
    expect(Object.values(sections.custom)).toMatchObject([
      { name: 'Clubs', items: [{ name: 'Guild', description: 'Chair' }] },
    ]);
  });

  it('has languages, certificates and references', async () => {
    const { sections } = await documentOf(
      withSections(`languages:
  - label: Spanish
    details: native
certifications:
  - name: Kiln safety
    date: 2022-04
    location: Guild of Potters
references:
  - name: Bea Soto
    summary: Taught me raku.
additional_information:
  - label: Languages
    details: English (fluent)
  - label: Driving
    details: Van`),
    );
    expect(sections.languages.items).toMatchObject([
      { name: 'Spanish', description: 'native' },
      { name: 'English', description: 'fluent' },
    ]);
    expect(sections.certifications.items).toMatchObject([
      { name: 'Kiln safety', date: '2022-04', issuer: 'Guild of Potters' },
    ]);
    expect(sections.references.items).toMatchObject([
      { name: 'Bea Soto', summary: '<p>Taught me raku.</p>' },
    ]);
    expect(Object.values(sections.custom)).toMatchObject([
      { name: 'Additional Information', items: [{ name: 'Driving', summary: '<p>Van</p>' }] },
    ]);
  });

  it.each([
    [
      'labels with names, a level and a sentence',
      'skills:\n  - label: Kilns\n    details: Electric, gas, salt and wood\n  - label: Glazing (wet)\n    details: advanced',
      [
        { name: 'Kilns', keywords: ['Electric', 'gas', 'salt', 'wood'] },
        { name: 'Glazing (wet)', description: 'advanced', keywords: [] },
      ],
    ],
    [
      'a sentence of proficiency',
      'skills:\n  - label: Software\n    details: Proficient in Excel, Blender; familiar with Rhino',
      [{ name: 'Software', keywords: ['Excel', 'Blender', 'Rhino'] }],
    ],
    [
      'names in bullets after their group',
      "technical_skills:\n  - bullet: 'Kilns: Electric, gas.'\n  - bullet: Slip casting, throwing",
      [{ name: 'Kilns', keywords: ['Electric', 'gas'] }, { name: 'Slip casting' }, { name: 'throwing' }],
    ],
    [
      'names in the highlights of an entry',
      "skills:\n  - name: Making\n    highlights:\n      - Throwing, slip casting\n      - 'Kilns: Electric, gas'\n  - name: Raku",
      [
        { name: 'Making', keywords: ['Throwing', 'slip casting'] },
        { name: 'Kilns', keywords: ['Electric', 'gas'] },
        { name: 'Raku' },
      ],
    ],
    [
      'known tools under an unknown title',
      'toolbox:\n  - label: Office\n    details: Excel, PowerPoint\n  - label: Code\n    details: Python, TypeScript',
      [
        { name: 'Office', keywords: ['Excel', 'PowerPoint'] },
        { name: 'Code', keywords: ['Python', 'TypeScript'] },
      ],
    ],
  ])('has skills as %s', async (_, lines, skills) => {
    const { sections } = await documentOf(withSections(lines));
    expect(sections.skills.items).toMatchObject(skills);
    expect(sections.skills.items).toHaveLength(skills.length);
    expect(Object.values(sections.custom)).toEqual([]);
  });

  it('has spoken languages among skills as languages, but not programming languages', async () => {
    const { sections } = await documentOf(
      withSections(
        "skills:\n  - label: Languages\n    details: 'Spanish (native), English: fluent'\n  - label: Languages\n    details: Python, SQL",
      ),
    );
    expect(sections.languages.items).toMatchObject([
      { name: 'Spanish', description: 'native' },
      { name: 'English', description: 'fluent' },
    ]);
    expect(sections.skills.items).toMatchObject([{ name: 'Languages', keywords: ['Python', 'SQL'] }]);
  });

  it('has projects, courses and awards by their title, with any keys', async () => {
    const { sections } = await documentOf(
      withSections(`experience:
  - company: Barro
    position: Potter
projects:
  - company: Ash
    position: Lead
    highlights: ["Mixed ten glazes."]
certifications:
  - institution: Guild School
    area: Kiln safety
    date: 2022
awards:
  - company: Clay Fair
    position: Glaze of the year
    date: 2020
posters:
  - title: Why pots crack
    journal: Clay Days
    doi: 10.1234/clay.5
publications:
  - title: Ash glazes
    journal: Clay Letters`),
    );
    expect(sections.experience.items).toMatchObject([{ company: 'Barro' }]);
    expect(sections.education.items).toEqual([]);
    expect(sections.projects.items).toMatchObject([{ name: 'Ash', description: 'Lead' }]);
    expect(sections.certifications.items).toMatchObject([
      { name: 'Kiln safety', issuer: 'Guild School', date: '2022' },
    ]);
    expect(sections.awards.items).toMatchObject([
      { title: 'Glaze of the year', awarder: 'Clay Fair', date: '2020' },
    ]);
    expect(sections.publications.items).toMatchObject([{ name: 'Ash glazes' }]);
    expect(Object.values(sections.custom)).toMatchObject([
      {
        name: 'Posters',
        items: [
          {
            ...{ name: 'Why pots crack', description: 'Clay Days' },
            url: { href: 'https://doi.org/10.1234/clay.5' },
          },
        ],
      },
    ]);
  });

  it('has awards by name, with an issuer only from an employer, school or place', async () => {
    const { source } = await readYaml(`cv:
  name: Mara Lindt
  email: mara@example.com
  sections:
    awards:
      - { name: Best Loaf, position: 2nd place, location: Linz, date: 2020-05 }
      - { institution: College of Linz, degree: Master Baker, date: 2016 }
      - { label: 2022, details: Winner of the Baker Prize }
    certificates:
      - { name: Deep Ovens, area: Heat, location: Kiln Online, date: 2021 }
      - { label: Kiln, details: Associate Baker (2021) }
    publications:
      - { label: Crumb, details: Why bread rises }
    volunteering:
      - { institution: Red Cross, area: First aid, start_date: 2019-01, end_date: 2019-06 }
`);
    expect(source).toMatchObject({
      awards: [
        { title: 'Best Loaf', awarder: 'Linz', date: '2020-05', summary: '2nd place' },
        { title: 'Master Baker', awarder: 'College of Linz', date: '2016' },
        { title: 'Winner of the Baker Prize', date: '2022' },
      ],
      certificates: [
        { name: 'Deep Ovens', issuer: 'Kiln Online', date: '2021', summary: 'Heat' },
        { name: 'Kiln', date: '2021', summary: 'Associate Baker' },
      ],
      publications: [{ name: 'Crumb', summary: 'Why bread rises' }],
      volunteer: [{ organization: 'Red Cross', position: 'First aid' }],
    });
    expect(JSON.stringify(source['publications'])).not.toContain('publisher');
  });

  it('has programming languages as skills under an unknown title', async () => {
    const { source } = await readYaml(`cv:
  name: Mara Lindt
  email: mara@example.com
  sections:
    additional_information:
      - { label: Languages, details: "Python, Java, Go" }
      - { label: Hobbies, details: Chess }
`);
    expect(source['skills']).toEqual([{ name: 'Languages', keywords: ['Python', 'Java', 'Go'] }]);
    expect(source['languages']).toBeUndefined();
  });

  it('has schools under a title that also names certificates', async () => {
    const { sections } = await documentOf(
      withSections('Education & Certificates:\n  - institution: School of Ceramics\n    area: Glazes'),
    );
    expect(sections.education.items).toMatchObject([{ institution: 'School of Ceramics' }]);
  });

  it('has nested bullets and grades as written', async () => {
    const { sections } = await documentOf(
      withSections(`experience:
  - company: Barro
    position: Potter
    highlights:
      - |-
        Ran the workshop
          - Bought the clay
          - Fired the kilns
education:
  - institution: School of Ceramics
    area: Glazes
    grade: 9.1`),
    );
    expect(sections.experience.items).toMatchObject([
      {
        summary: '<ul><li>Ran the workshop</li><li>Bought the clay</li><li>Fired the kilns</li></ul>',
      },
    ]);
    expect(sections.education.items).toMatchObject([{ score: '9.1' }]);
  });

  it('of an early version has a summary, degrees, grades and custom sections', async () => {
    const { basics, sections } = await documentOf(`
cv:
  name: Ana Ruiz
  email: ana@example.com
  summary: Makes tableware.
  education:
    - institution: School of Ceramics
      area: Glazes
      study_type: BA
      gpa: 3.9
  custom_sections:
    - title: Guild work
      entry_type: NormalEntry
      entries:
        - name: Treasurer
          date: 2020
`);
    expect(basics.name).toBe('Ana Ruiz');
    expect(sections.summary.content).toBe('<p>Makes tableware.</p>');
    expect(sections.education.items).toMatchObject([{ studyType: 'BA', score: '3.9' }]);
    expect(Object.values(sections.custom)).toMatchObject([
      { name: 'Guild work', items: [{ name: 'Treasurer', date: '2020' }] },
    ]);
  });

  it('has a note about a title that is only known in part', async () => {
    const { notes } = await readYaml(withSections('selected_honors:\n  - bullet: Golden wheel (2020)'));
    expect(notes).toContainEqual({
      kind: 'read',
      path: 'cv.sections.selected_honors',
      message: '"Selected Honors" was read as awards',
    });
  });

  it('keeps every word or reports it', async () => {
    const { notes } = await readYaml(
      withSections('projects:\n  - name: Wheel\n    sponsor: Northern Clay Fund\n    date: 2020'),
    );
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toMatchObject([
      { path: 'cv.sections.projects[0].sponsor' },
    ]);
  });

  it.each([
    [
      'names of inherited properties',
      'cv:\n  name: Ana Ruiz\n  sections:\n    constructor:\n      - toString',
    ],
    ['an entry that is not an object', withSections('experience:\n  - 3\n  - [a, b]\n  - null')],
    ['a section that is not a list', withSections('experience: none\nskills: Raku')],
    ['no sections', 'cv:\n  name: Ana Ruiz\n  sections:'],
  ])('with %s is read', async (_, text) => {
    const { format } = await readYaml(text);
    expect(format).toBe('rendercv');
  });
});
