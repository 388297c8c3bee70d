import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume-document.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const readYaml = (text: string) => readResumeFile({ name: 'me.yaml', bytes: new TextEncoder().encode(text) });

async function documentOf(text: string): Promise<ResumeDocument> {
  return readBaseResume((await readYaml(text)).source).document;
}

/** A resume with these lines of YAML below `sections`. */
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

describe('a RenderCV file', () => {
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
      { name: 'Techniques', keywords: ['Throwing', 'slip casting', 'raku (outdoor, gas)'] },
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

  it('raises no alarm about what is in its place', async () => {
    const { notes } = await readYaml(whole.replace('Fall 2016', '2016'));
    expect(notes.filter(({ kind }) => kind !== 'read')).toEqual([]);
  });

  it('of the first versions keeps its lists beside the name', async () => {
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

  it('knows a job by its keys under any title, and a club beside jobs is none', async () => {
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

  it('says which languages, certificates and references there are', async () => {
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

  it('loses no word without a note', async () => {
    const { notes } = await readYaml(
      withSections('projects:\n  - name: Wheel\n    sponsor: Northern Clay Fund\n    date: 2020'),
    );
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toMatchObject([
      { path: 'cv.sections.projects[0].sponsor' },
    ]);
  });

  it.each([
    ['keys of every object', 'cv:\n  name: Ana Ruiz\n  sections:\n    constructor:\n      - toString'],
    ['an entry that is no object', withSections('experience:\n  - 3\n  - [a, b]\n  - null')],
    ['a section that is no list', withSections('experience: none\nskills: Raku')],
    ['no section', 'cv:\n  name: Ana Ruiz\n  sections:'],
  ])('with %s is read', async (_, text) => {
    const { format } = await readYaml(text);
    expect(format).toBe('rendercv');
  });
});
