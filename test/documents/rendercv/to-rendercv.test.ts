import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { exportLosses, exportResume } from '../../../src/documents/export/export-resume.ts';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { runs } from '../../support/how-long.ts';
import { resumeDocument } from '../support/document-arbitrary.ts';
import { recoveredFields } from '../support/recovered-fields.ts';
import { rendercvSchema } from '../support/rendercv-schema.ts';
import { usualResume } from '../support/usual-resume.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);
const isValid = ajv.compile(rendercvSchema);

const written = (document: ResumeDocument) => exportResume(document, 'rendercv');

async function readBack(document: ResumeDocument): Promise<ResumeDocument> {
  const bytes = new TextEncoder().encode(await written(document));
  return readBaseResume((await readResumeFile({ name: 'me.yaml', bytes })).source).document;
}

const whole = {
  basics: {
    ...{ name: 'Ana Ruiz', label: 'Potter', email: 'ana@example.com', phone: '+34 611 222 333' },
    ...{ url: 'https://ana.example', location: { address: 'Sevilla' }, summary: 'Makes **tableware**.' },
    profiles: [
      { network: 'Dribbble', username: 'ana', url: 'https://dribbble.example/ana' },
      { network: 'Github', username: 'anaruiz', url: 'https://www.github.com/anaruiz/' },
      { network: 'Guild', username: 'ana-7' },
    ],
    customFields: [
      { name: 'Driving licence', value: 'B' },
      { name: 'Portfolio', value: 'https://work.example/ana' },
    ],
  },
  work: [
    {
      ...{ name: 'Kiln & Co', url: 'https://kiln.example', position: 'Head potter', location: 'Sevilla' },
      ...{ startDate: '2019-03', summary: 'A workshop of nine.', highlights: ['Fired 1,200 pieces.'] },
    },
    { name: 'Barro', position: 'Apprentice', startDate: '2017', endDate: '2019-02' },
  ],
  education: [
    {
      ...{ institution: 'School of Ceramics', area: 'Glazes', studyType: 'Diploma', score: '9.1' },
      ...{ endDate: '2016', courses: ['Kilns'] },
    },
  ],
  volunteer: [{ organization: 'Guild', position: 'Chair', startDate: '2020', endDate: '2021' }],
  projects: [
    {
      ...{ name: 'Ash', description: 'A glaze', summary: 'Open recipe.', keywords: ['Ash', 'Iron'] },
      ...{ startDate: '2020', highlights: ['Used by six studios.'] },
    },
  ],
  certificates: [{ name: 'Kiln safety', issuer: 'Guild', date: '2022-04', url: 'https://guild.example' }],
  awards: [{ title: 'Glaze of the year', awarder: 'Clay Fair', date: '2020', summary: 'For ash.' }],
  publications: [
    {
      ...{ name: 'Ash glazes', publisher: 'Clay Letters', releaseDate: '2021-06' },
      ...{ url: 'https://doi.org/10.1234/clay.77', summary: 'With B. Soto.' },
    },
  ],
  skills: [
    { name: 'Techniques', level: 'expert', keywords: ['Throwing', 'raku (gas)'] },
    { keywords: ['Kilns'] },
  ],
  languages: [{ language: 'Spanish', fluency: 'Native' }, { language: 'English' }],
  interests: [{ name: 'Chess' }, { name: 'Walking' }],
  references: [{ name: 'Bea Soto', description: 'Teacher', reference: 'Taught her *raku*.' }],
  custom: [
    { name: 'Exhibitions', items: [{ name: 'Fire', date: '2018', location: 'Lugo' }, { name: 'Earth' }] },
  ],
};

describe('A written RenderCV file', () => {
  it('is valid for any resume', async () => {
    await fc.assert(
      fc.asyncProperty(resumeDocument, async (document) => {
        isValid(parse(await written(document)));
        expect(isValid.errors ?? []).toEqual([]);
      }),
      { numRuns: runs(10, 60) },
    );
  });

  it('restores a complete resume', async () => {
    const document = readJsonResume(whole);
    expect(isValid(parse(await written(document)))).toBe(true);
    expect(await exportLosses(document, 'rendercv')).toEqual([]);
    const { sections } = await readBack(document);
    const custom = Object.values(sections.custom).map(({ name, items }) => [
      name,
      ...items.map((one) => one.name),
    ]);
    expect(custom).toEqual([['Exhibitions', 'Fire', 'Earth']]);
  });

  it('restores every field of a typical resume', async () => {
    await fc.assert(
      fc.asyncProperty(usualResume, async (resume) => {
        const document = readJsonResume(resume);
        expect(recoveredFields(document, await readBack(document)).lost).toEqual([]);
      }),
      { numRuns: runs(8, 40) },
    );
  });

  it('has the header and entries of RenderCV', async () => {
    expect(parse(await written(readJsonResume(whole)))).toMatchObject({
      cv: {
        ...{ name: 'Ana Ruiz', headline: 'Potter', phone: '+34 611 222 333', website: 'https://ana.example' },
        social_networks: [{ network: 'GitHub', username: 'anaruiz' }],
        custom_connections: [
          { placeholder: 'Dribbble: ana', url: 'https://dribbble.example/ana' },
          { placeholder: 'Guild: ana-7', url: null },
          { placeholder: 'Driving licence: B', url: null },
          { placeholder: 'Portfolio', url: 'https://work.example/ana' },
        ],
        sections: {
          Summary: ['Makes **tableware**.'],
          Experience: [
            {
              ...{ company: '[Kiln & Co](https://kiln.example)', start_date: '2019-03', end_date: 'present' },
              highlights: ['Fired 1,200 pieces.'],
            },
            { company: 'Barro', start_date: '2017', end_date: '2019-02' },
          ],
          Education: [
            { institution: 'School of Ceramics', date: '2016', highlights: ['Grade: 9.1', 'Kilns'] },
          ],
          Publications: [{ title: 'Ash glazes', doi: '10.1234/clay.77', authors: [] }],
          Interests: ['Chess, Walking'],
        },
      },
    });
  });

  it.each([
    [
      'a phone number without its country code',
      { phone: '(055) 1234' },
      { placeholder: '(055) 1234', url: null },
    ],
    [
      'a website that is not a web address',
      { url: 'mailto:a@b.example' },
      { placeholder: 'mailto:a@b.example' },
    ],
  ])('keeps %s as a connection', async (_, basics, connection) => {
    const document = readJsonResume({ basics: { name: 'Ana Ruiz', ...basics }, work: [] });
    expect(parse(await written(document)).cv).toMatchObject({ custom_connections: [connection] });
    expect((await readBack(document)).basics.phone).toBe(document.basics.phone);
  });

  it('keeps skills separate if their names contain separators', async () => {
    const skills = [{ name: 'Glazes, slips and engobes' }, { name: 'Raku' }];
    const document = readJsonResume({ basics: { name: 'Ana Ruiz' }, skills });
    expect((await readBack(document)).sections.skills.items.map(({ name }) => name)).toEqual([
      'Glazes, slips and engobes',
      'Raku',
    ]);
    expect(await exportLosses(document, 'rendercv')).toEqual([]);
  });

  it.each([
    ['de', 'Leitet eine Werkstatt mit neun Leuten und brennt große Gefäße.', 'Berufserfahrung'],
    ['es', 'Dirige un taller de nueve personas y cuece piezas grandes.', 'Experiencia'],
  ])('has titles in the language of the resume: %s', async (_language, summary, title) => {
    const work = [{ name: 'Barro', position: 'Head', startDate: '2019-03', highlights: [summary] }];
    const document = readJsonResume({ basics: { name: 'Ana Ruiz', summary }, work });
    const { cv } = parse(await written(document));
    expect(Object.keys(cv.sections)[1]).toBe(title);
    const back = await readBack(document);
    expect(back.sections.experience.items).toHaveLength(1);
    expect(back.sections.summary.content).toContain(summary);
  });

  it('has an end date before its start date as text', async () => {
    const work = [{ name: 'Barro', startDate: '2019-03', endDate: '2019' }];
    const { cv } = parse(await written(readJsonResume({ basics: { name: 'Ana Ruiz' }, work })));
    expect(cv.sections.Experience).toEqual([{ company: 'Barro', position: '', date: '2019-03 – 2019' }]);
  });

  it('has a degree that names its subject once', async () => {
    const education = [{ institution: 'Oak College', studyType: 'BSc Glazes', area: 'Glazes' }];
    const document = readJsonResume({ basics: { name: 'Ana Ruiz' }, education });
    const { cv } = parse(await written(document));
    expect(Object.values(cv.sections)).toEqual([[{ institution: 'Oak College', area: 'BSc Glazes' }]]);
  });

  it('has unique titles, and hidden parts are reported', async () => {
    const document = readJsonResume({
      basics: { name: 'Ana Ruiz' },
      custom: [whole.custom[0], whole.custom[0]],
    });
    const { cv } = parse(await written(document));
    expect(Object.keys(cv.sections)).toEqual(['Exhibitions', 'Exhibitions 2']);
    const [job] = readJsonResume(whole).sections.experience.items;
    if (job) document.sections.experience.items.push({ ...job, visible: false });
    expect(await exportLosses(document, 'rendercv')).toEqual([
      'RenderCV has no place for: the title of "Exhibitions", which becomes "Exhibitions 2"; 1 hidden entry.',
    ]);
  });
});
