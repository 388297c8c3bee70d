import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';

const samplePath = new URL('../../fixtures/documents/sample-person.json', import.meta.url);
const sample = JSON.parse(readFileSync(samplePath, 'utf8')) as Record<string, unknown>;

function experience(...work: unknown[]) {
  return readJsonResume({ work }).sections.experience.items;
}

function issuesOf(source: Record<string, unknown>): readonly string[] {
  try {
    readJsonResume(source);
    return [];
  } catch (error) {
    return (error as { issues: { path: string; message: string }[] }).issues.map(
      ({ path, message }) => `${path}: ${message}`,
    );
  }
}

describe('readJsonResume', () => {
  it('makes a complete document of a whole resume', () => {
    const document = readJsonResume(sample);
    expect(ResumeDocument.parse(document)).toEqual(document);
    expect(document.basics).toMatchObject({
      name: 'Hendrik Ricardsen',
      headline: 'Programmer',
      location: 'San Francisco, California, US',
      url: { href: 'http://hendrik.example' },
    });
    expect(document.sections.summary.content).toBe(
      '<p>Hendrik hails from Tulsa. He has earned degrees from the University of Oklahoma and Stanford. (Go <strong>Sooners</strong> and Cardinal!)</p>' +
        '<p>Before starting Pied Piper he sold <em>very</em> small boxes.</p>',
    );
    expect(document.sections.education.items[0]).toMatchObject({
      institution: 'University of Oklahoma',
      studyType: 'Bachelor',
      date: '2011-06-01 - 2014-01-01',
      summary: '<ul><li>DB1101 - Basic SQL</li><li>CS2011 - Java Introduction</li></ul>',
    });
    expect(
      document.sections.skills.items.map(({ name, description, level }) => [name, description, level]),
    ).toEqual([
      ['Web Development', 'Master', 0],
      ['Compression', 'Master', 0],
    ]);
    expect(document.sections.projects.items[0]?.url.href).toBe('https://missdirection.example');
    expect(document.sections.profiles.items.map(({ icon }) => icon)).toEqual(['twitter', 'soundcloud']);
  });

  it.each([
    [{ startDate: '2021-03' }, '2021-03 - Present'],
    [{ startDate: '2021-03', endDate: '' }, '2021-03 - Present'],
    [{ startDate: '2021-03', endDate: null }, '2021-03 - Present'],
    [{ startDate: '2021-03', endDate: 'Present' }, '2021-03 - Present'],
    [{ startDate: '2021-03', endDate: 'current' }, '2021-03 - current'],
    [{ startDate: '2019-05-01', endDate: '2020-06-30' }, '2019-05-01 - 2020-06-30'],
    [{ startDate: 2019, endDate: 2020 }, '2019 - 2020'],
    [{ endDate: '2020' }, '2020'],
    [{ date: 'Summer 2018' }, 'Summer 2018'],
    [{}, ''],
  ])('joins the dates %j in their original form: %s', (dates, expected) => {
    expect(experience({ name: 'Acme', ...dates })[0]?.date).toBe(expected);
  });

  it.each([
    ['https://acme.example/jobs', { href: 'https://acme.example/jobs', label: '' }],
    ['acme.example/jobs', { href: 'https://acme.example/jobs', label: '' }],
    ['//acme.example', { href: 'https://acme.example', label: '' }],
    ['acme.example:8080/x', { href: 'https://acme.example:8080/x', label: '' }],
    ['javascript:alert(1)', { href: '', label: 'javascript:alert(1)' }],
    ['on request', { href: '', label: 'on request' }],
    ['', { href: '', label: '' }],
  ])('links %s only if it is a web address, and keeps it as text if not', (url, expected) => {
    expect(experience({ name: 'Acme', url })[0]?.url).toEqual(expected);
  });

  it('reads names of older versions and common tools', () => {
    const document = readJsonResume({
      basics: { name: 'Ana', website: 'ana.example', picture: 'https://ana.example/me.png' },
      experience: [
        {
          company: 'Acme',
          title: 'Cook',
          website: 'acme.example',
          start: '2019',
          end: '2020',
          achievements: ['Fed 40'],
        },
      ],
      education: [{ school: 'MIT', degree: 'BSc', field: 'Physics', gpa: 3.9 }],
      certifications: [{ title: 'ACLS', authority: 'AHA' }],
      languages: [{ name: 'German', level: 'B2' }],
    });
    expect(document.basics.url.href).toBe('https://ana.example');
    expect(document.basics.picture.url).toBe('https://ana.example/me.png');
    expect(document.sections.experience.items[0]).toMatchObject({
      company: 'Acme',
      position: 'Cook',
      date: '2019 - 2020',
      summary: '<ul><li>Fed 40</li></ul>',
      url: { href: 'https://acme.example' },
    });
    expect(document.sections.education.items[0]).toMatchObject({
      institution: 'MIT',
      studyType: 'BSc',
      area: 'Physics',
      score: '3.9',
    });
    expect(document.sections.certifications.items[0]).toMatchObject({ name: 'ACLS', issuer: 'AHA' });
    expect(document.sections.languages.items[0]).toMatchObject({ name: 'German', description: 'B2' });
  });

  it('drops blank bullets so that bullets and list items correspond', () => {
    const [job] = experience({
      name: 'Acme',
      summary: 'What\nwe do',
      highlights: ['one', '', ' \u200B ', null, 'two'],
    });
    expect(job?.summary).toBe('<p>What we do</p><ul><li>one</li><li>two</li></ul>');
  });

  it('keeps the position of an entry without a name, and hides an empty one', () => {
    const items = experience({ position: 'Nurse' }, {}, { name: 'Acme' }, null);
    expect(items.map(({ company, visible }) => [company, visible])).toEqual([
      ['—', true],
      ['—', false],
      ['Acme', true],
      ['—', false],
    ]);
  });

  it('uses the description of a job only if there is no other text', () => {
    const [told, silent] = experience(
      { name: 'Acme', description: 'Shoe maker', highlights: ['Sewed'] },
      { name: 'Acme', description: 'Sewed shoes' },
    );
    expect(told?.summary).toBe('<ul><li>Sewed</li></ul>');
    expect(silent?.summary).toBe('<p>Sewed shoes</p>');
  });

  it('shows an invalid e-mail address as a custom field', () => {
    const { basics } = readJsonResume({ basics: { name: 'Ana', email: 'ana at example.com' } });
    expect(basics.email).toBe('');
    expect(basics.customFields).toMatchObject([{ name: 'Email', value: 'ana at example.com' }]);
  });

  it('names a profile without a network or username by its address', () => {
    const { items } = readJsonResume({ basics: { profiles: [{ url: 'https://www.linkedin.com/in/ana' }] } })
      .sections.profiles;
    expect(items).toMatchObject([{ network: 'linkedin.com', username: 'linkedin.com/in/ana' }]);
  });

  it('turns lines of a list in a paragraph into a list', () => {
    const { content } = readJsonResume({ basics: { summary: 'I do:\n- this\n- that\nand more' } }).sections
      .summary;
    expect(content).toBe('<p>I do:</p><ul><li>this</li><li>that and more</li></ul>');
  });

  it('reads the text of HTML in any field, without the tags', () => {
    const document = readJsonResume({
      basics: {
        name: '<b>Ana</b>',
        summary: '<p>I <b>bake</b>.</p><script>x()</script>',
        url: '<https://ana.example>',
      },
      work: [
        {
          name: '<i>Acme</i> &amp; Sons',
          summary: '<ul><li>Bread</li></ul>',
          highlights: ['<a href="javascript:x">y</a>'],
        },
      ],
      skills: [{ name: '**Oven**', keywords: '<ul><li>Deck</li><li>Rack</li></ul>' }],
    });
    const { basics, sections } = document;
    expect([basics.name, basics.url.href]).toEqual(['Ana', 'https://ana.example']);
    expect(sections.summary.content).toBe('<p>I <strong>bake</strong>.</p>');
    expect(sections.experience.items[0]).toMatchObject({
      company: 'Acme & Sons',
      summary: '<ul><li>Bread</li><li>y</li></ul>',
    });
    expect(sections.skills.items[0]).toMatchObject({ name: 'Oven', keywords: ['Deck', 'Rack'] });
  });

  it('gives the same ids for the same text in the same place, and different ids otherwise', () => {
    const ids = (source: Record<string, unknown>) =>
      readJsonResume(source).sections.experience.items.map(({ id }) => id);
    const work = [{ name: 'Acme' }, { name: 'Acme' }];
    expect(ids({ work })).toEqual(ids({ work }));
    expect(new Set([...ids({ work }), ...ids({ work: [{ name: 'Other' }] })]).size).toBe(3);
  });

  it.each([
    [{ work: [{ summary: [{ b: 'c' }] }] }, 'work[0].summary[0]: must be text, is an object'],
    [{ work: [{ highlights: ['a', { b: 'c' }] }] }, 'work[0].highlights[1]: must be text, is an object'],
    [{ work: [{ name: { legal: 'x' } }] }, 'work[0].name: must be text, is an object'],
    [{ work: { name: 'x' } }, 'work: must be a list'],
    [{ skills: [['Java']] }, 'skills[0]: must be an object'],
    [{ basics: 'Ana' }, 'basics: must be an object'],
    [{ basics: { email: [{ at: 'a@b.example' }] } }, 'basics.email: must be text, is an object'],
    [{ basics: { location: { city: true } } }, 'basics.location.city: must be text, is true'],
    [{ basics: { profiles: 'x' } }, 'basics.profiles: must be a list'],
  ])('refuses %j with its path', (source, issue) => {
    expect(issuesOf(source)).toContain(issue);
  });

  it('reports all problems at once', () => {
    expect(issuesOf({ work: 'x', skills: 'y', basics: { name: [1, { a: 1 }] } })).toHaveLength(3);
  });
});
