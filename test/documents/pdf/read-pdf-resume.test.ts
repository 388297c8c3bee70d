import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdfPages } from '../../../src/documents/pdf/read-pdf-pages.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { createRenderer } from '../../../src/rendering/create-renderer.ts';
import { folders } from '../../rendering/folders.ts';
import { bullets, item, resume } from '../../rendering/sample-document.ts';
import { sample } from '../../support/how-long.ts';
import { projectRoot } from '../../support/project-root.ts';
import { recoveredFields } from '../support/recovered-fields.ts';

const renderer = createRenderer(folders);
afterAll(() => renderer.close());

const examples = path.join(projectRoot, 'examples', 'resumes');
const fixture = (name: string) => readFileSync(path.join(projectRoot, 'test', 'fixtures', 'documents', name));
const read = (bytes: Uint8Array) => readResumeFile({ name: 'me.pdf', bytes });

describe('A PDF made by this program', () => {
  it.each(sample(readdirSync(examples), 2))(
    'gives back at least 95 percent of its fields: %s',
    async (name) => {
      const written = await readResumeFile({ name, bytes: readFileSync(path.join(examples, name)) });
      const { document } = readBaseResume(written.source);
      const { pdf } = await renderer.render({ document, look: { theme: 'ats' }, check: false });
      const { source, format, notes } = await read(pdf);
      const { fields, found, lost } = recoveredFields(document, readBaseResume(source).document);
      expect(found / fields, lost.join('\n')).toBeGreaterThanOrEqual(0.95);
      expect(format).toBe('pdf');
      expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
    },
  );
});

describe('A PDF made by a browser', () => {
  it('is read in one column with drawn list markers', async () => {
    const { source } = await read(fixture('chromium-one-column.pdf'));
    expect(source).toMatchObject({
      basics: { name: 'Omar Haddad', location: { address: 'Dubai, United Arab Emirates' } },
      work: [
        { name: 'Gulf Foods LLC', position: 'Supply Chain Manager', location: 'Dubai', startDate: '2019-03' },
        { name: 'Levant Beverages', position: 'Logistics Manager', startDate: '2014-06', endDate: '2019-02' },
      ],
      education: [{ institution: 'University of Jordan', area: 'Industrial Engineering' }],
    });
    expect(source['work']).toMatchObject([
      { highlights: [/^Cut the stock/, /^Led/].map((one) => expect.stringMatching(one)) },
      {},
    ]);
  });

  it('is read in two columns with the name in the second', async () => {
    const { source, notes } = await read(fixture('chromium-two-columns.pdf'));
    expect(source).toMatchObject({
      basics: { name: 'Anna Kowalska', label: 'Data Engineer', phone: '+48 600 100 200' },
      work: [
        { name: 'Wisla Analytics', position: 'Data Engineer', startDate: '2021' },
        {
          name: 'Nowa Telecom',
          endDate: '2021',
          highlights: [expect.any(String), 'Documented the warehouse.'],
        },
      ],
      interests: [{ name: 'Climbing' }, { name: 'Chess' }],
    });
    expect(source['skills']).toHaveLength(6);
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
  });
});

describe('A profile printed by LinkedIn', () => {
  it('has contact details, skills and languages at the side, several roles at one employer, and total durations', async () => {
    const { source, notes } = await read(fixture('linkedin-like-profile.pdf'));
    expect(source).toMatchObject({
      basics: {
        name: 'Nadia Belov',
        label: 'Senior Biostatistician at Meridian Trials',
        email: 'nadia.belov@example.com',
        location: { address: 'Boston, Massachusetts, United States' },
        profiles: [{ network: 'LinkedIn', username: 'nadiabelov' }],
      },
      work: [
        { name: 'Meridian Trials', position: 'Senior Biostatistician', startDate: '2021-09' },
        { name: 'Meridian Trials', position: 'Biostatistician', startDate: '2019-08', endDate: '2021-08' },
        { name: 'County General Hospital', position: 'Data Analyst', location: 'Albany, New York' },
      ],
      education: [
        { institution: 'University at Albany', studyType: 'Master of Science', area: 'Biostatistics' },
        { institution: 'Boston College', startDate: '2009', endDate: '2013' },
      ],
      skills: [{ name: 'Clinical Trials' }, { name: 'Biostatistics' }, { name: 'SAS' }],
      languages: [
        { language: 'English', fluency: 'Full Professional' },
        { language: 'Russian', fluency: 'Native or Bilingual' },
      ],
      certificates: [{ name: 'Good Clinical Practice' }],
    });
    // The total duration at one employer follows from its dates.
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
  });
});

describe('A PDF is refused with its file name', () => {
  it('if it is broken', async () => {
    const broken = fixture('chromium-one-column.pdf').subarray(0, 4000);
    await expect(read(broken)).rejects.toThrow(/^me\.pdf: cannot be read as a PDF/);
  });

  it('if it has no text', async () => {
    const { pdf } = await renderer.render({
      document: resume(({ basics }) => {
        basics.name = '';
      }),
      look: { theme: 'ats' },
      check: false,
    });
    await expect(read(pdf)).rejects.toThrow(/^me\.pdf: has no text/);
  });

  it('if it has too many pages', async () => {
    const summary = bullets(...Array.from({ length: 1300 }, (_, index) => `Bullet ${index}`));
    const long = resume(({ sections }) => {
      sections.experience.items = [item('experience', { company: 'Acme', summary })];
    });
    const { pdf } = await renderer.render({ document: long, look: { theme: 'ats' }, check: false });
    await expect(readPdfPages(new Uint8Array(pdf))).rejects.toThrow(/pages; at most 20 are read/);
  });

  it('if it has the placeholder name of a template', async () => {
    const document = resume(({ basics, sections }) => {
      basics.name = 'Your Name';
      sections.summary.content = '<p>Words.</p>';
    });
    const { pdf } = await renderer.render({ document, look: { theme: 'ats' }, check: false });
    await expect(read(pdf)).rejects.toThrow(/me\.pdf: basics\.name: "Your Name" is a placeholder/);
  });
});
