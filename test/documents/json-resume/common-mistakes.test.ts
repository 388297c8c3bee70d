import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

async function read(resume: unknown): Promise<ResumeDocument> {
  const { source } = await readResumeFile({
    name: 'me.json',
    bytes: new TextEncoder().encode(JSON.stringify(resume)),
  });
  return readBaseResume(source).document;
}

const ana = { name: 'Ana Ruiz', label: 'Potter', email: 'ana@example.com' };
const job = { name: 'Kiln & Co', position: 'Potter', startDate: '2019', endDate: '2021' };

async function jobsOf(...work: readonly unknown[]) {
  const { sections } = await read({ basics: ana, work });
  return sections.experience.items;
}

describe('A JSON Resume with common mistakes', () => {
  it.each([
    ['with a wrapper', { resume: { basics: ana, work: [job] } }],
    ['with two wrappers', { success: true, data: { resume: { basics: ana, work: [job] } } }],
    ['with a list of one resume', [{ basics: ana, work: [job] }]],
    ['without basics', { ...ana, work: [job] }],
    ['with the person under another key', { personalInfo: ana, work: [job] }],
    [
      'with a separate first name',
      { firstName: 'Ana', lastName: 'Ruiz', ...ana, name: undefined, work: [job] },
    ],
    ['with work as experiences', { basics: ana, experiences: [job] }],
    ['with work as work_experience', { basics: ana, work_experience: [job] }],
    ['with work as workExperience', { basics: ana, workExperience: [job] }],
    ['with one job that is not a list', { basics: ana, work: job }],
    ['with jobs keyed by employer', { basics: ana, work: { 'Kiln & Co': { ...job, name: undefined } } }],
  ])('is read %s', async (_, resume) => {
    const { basics, sections } = await read(resume);
    expect(basics).toMatchObject({ name: 'Ana Ruiz', headline: 'Potter', email: 'ana@example.com' });
    expect(sections.experience.items).toMatchObject([
      { company: 'Kiln & Co', position: 'Potter', date: '2019 - 2021' },
    ]);
  });

  it('can use other names for sections', async () => {
    const { basics, sections } = await read({
      ...{ firstName: 'Ana', lastName: 'Ruiz', phoneNumber: '+351 21 000 00 00', address: 'Porto' },
      ...{ bio: 'Throws pots.', socialLinks: [{ name: 'Kilns', url: 'https://kilns.example/ana' }] },
      kilnsAndTeaching: [{ title: 'Teacher', company: 'Clay School', years: '2021 - 2023' }],
      experienceList: [{ title: 'Potter', company: 'Kiln & Co', years: '2019 - 2021' }],
      academicWorks: { books: [{ title: 'On glazes' }], talks: [{ title: 'Cold kilns' }] },
      certifications: { first: [{ name: 'Kiln safety' }], second: [{ name: 'Raku' }] },
    });
    expect(basics).toMatchObject({ name: 'Ana Ruiz', phone: '+351 21 000 00 00', location: 'Porto' });
    expect(sections.summary.content).toBe('<p>Throws pots.</p>');
    expect(sections.profiles.items).toMatchObject([{ url: { href: 'https://kilns.example/ana' } }]);
    expect(sections.experience.items).toMatchObject([
      { company: 'Clay School', position: 'Teacher' },
      { company: 'Kiln & Co', position: 'Potter' },
    ]);
    expect(sections.certifications.items.map(({ name }) => name)).toEqual(['Kiln safety', 'Raku']);
    const others = Object.values(sections.custom).map(({ name, items }) => [name, items[0]?.name]);
    expect(others).toEqual([
      ['Books', 'On glazes'],
      ['Talks', 'Cold kilns'],
    ]);
  });

  it('can have lists of lines instead of text', async () => {
    const { basics, sections } = await read({
      basics: { ...ana, location: ['Porto', 'Portugal'], summary: ['Throws pots.', 'Fires them.'] },
      work: [{ ...job, summary: ['Threw **40** pots', 'Fired kilns'] }],
    });
    expect(basics.location).toBe('Porto, Portugal');
    expect(sections.summary.content).toBe('<p>Throws pots.</p><p>Fires them.</p>');
    expect(sections.experience.items[0]?.summary).toBe(
      '<ul><li>Threw <strong>40</strong> pots</li><li>Fired kilns</li></ul>',
    );
  });

  it('can use other names for personal data and highlights', async () => {
    const { basics, sections } = await read({
      name: 'Ana Sá',
      jobTitle: 'Potter',
      contact: { emailAddress: 'ana@sa.example', city: 'Porto' },
      history: [{ employer: 'Kiln & Co', jobTitle: 'Potter', duties: ['Threw pots'] }],
    });
    expect(basics).toMatchObject({ headline: 'Potter', email: 'ana@sa.example', location: 'Porto' });
    expect(sections.experience.items[0]?.summary).toBe('<ul><li>Threw pots</li></ul>');
  });

  it('can have objects and lists instead of lines', async () => {
    const [item] = await jobsOf({ ...job, highlights: [{ text: 'Threw pots' }, ['Fired', 'Glazed']] });
    expect(item?.summary).toBe('<ul><li>Threw pots</li><li>Fired</li><li>Glazed</li></ul>');
  });

  it.each([
    [{ startDate: { year: 2019, month: 3 }, endDate: { year: 2021 } }, '03/2019 - 2021'],
    [{ start_date: '2019-03', end_date: 'now' }, '2019-03 - now'],
    [{ from: 'March 2019', to: 'May 2021' }, 'March 2019 - May 2021'],
    [{ dates: '2019 - 2021' }, '2019 - 2021'],
    [{ date: { start: '2019', end: '2021' } }, '2019 - 2021'],
    [{ startDate: 2019, endDate: null }, '2019 - Present'],
  ])('can have the dates %j', async (dates, date) => {
    expect(await jobsOf({ name: 'Kiln & Co', ...dates })).toMatchObject([{ date }]);
  });

  it('can have several roles with one employer', async () => {
    const jobs = await jobsOf({
      company: 'Kiln & Co',
      location: 'Porto',
      positions: [
        { title: 'Head potter', startDate: '2021', highlights: ['Led'] },
        { title: 'Potter', startDate: '2019', endDate: '2021' },
      ],
    });
    expect(jobs).toMatchObject([
      { company: 'Kiln & Co', position: 'Head potter', location: 'Porto', date: '2021 - Present' },
      { company: 'Kiln & Co', position: 'Potter', location: 'Porto', date: '2019 - 2021' },
    ]);
  });

  it('can have lists as groups or as one text', async () => {
    const { sections } = await read({
      basics: ana,
      skills: { Clay: ['Stoneware', 'Porcelain'], Firing: 'Raku, wood' },
      languages: { Portuguese: 'native', English: 'fluent' },
      interests: 'Chess, Rowing',
    });
    expect(sections.skills.items).toMatchObject([
      { name: 'Clay', keywords: ['Stoneware', 'Porcelain'] },
      { name: 'Firing', keywords: ['Raku', 'wood'] },
    ]);
    expect(sections.languages.items).toMatchObject([
      { name: 'Portuguese', description: 'native' },
      { name: 'English', description: 'fluent' },
    ]);
    expect(sections.interests.items.map(({ name }) => name)).toEqual(['Chess', 'Rowing']);
  });

  it('can have additional sections', async () => {
    const { sections } = await read({
      basics: ana,
      work: [job],
      public_talks: [{ title: 'On glazes', date: '2022', summary: 'A lecture.' }],
      order: ['work', 'skills'],
    });
    expect(Object.values(sections.custom)).toMatchObject([
      { name: 'Public talks', items: [{ name: 'On glazes', date: '2022', summary: '<p>A lecture.</p>' }] },
    ]);
  });
});
