import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportResume } from '../../../src/documents/export/export-resume.ts';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { runs } from '../../support/how-long.ts';
import { resumeDocument } from '../support/document-arbitrary.ts';
import { recoveredFields } from '../support/recovered-fields.ts';
import { usualResume } from '../support/usual-resume.ts';

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

describe('A resume that is written and read again', () => {
  it.each([
    ['json', 'me.json'],
    ['yaml', 'me.yaml'],
  ] as const)('is the same document in %s', async (format, name) => {
    await fc.assert(
      fc.asyncProperty(resumeDocument, async (document) => {
        const bytes = bytesOf(await exportResume(document, format));
        const { source } = await readResumeFile({ name, bytes });
        expect(readBaseResume(source).document).toEqual(document);
      }),
      { numRuns: runs(6, 25) },
    );
  });

  it.each([
    ['markdown', 'me.md'],
    ['text', 'me.txt'],
    ['html', 'me.html'],
  ] as const)('keeps levels and groups in %s', async (format, name) => {
    const document = readJsonResume({
      basics: { name: 'Ana Ruiz', email: 'ana@example.com' },
      work: [{ name: 'Kiln Works', position: 'Potter', startDate: '2019-03', highlights: ['Fired plates.'] }],
      skills: [
        { name: 'Databases', keywords: ['PostgreSQL', 'Redis'] },
        { name: 'Leadership', level: 'Advanced' },
        { name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] },
      ],
      interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }],
      languages: [{ language: 'Spanish', fluency: 'Native' }],
    });
    const written = String(await exportResume(document, format));
    const { source } = await readResumeFile({ name, bytes: bytesOf(written) });
    const { skills, interests, languages } = readBaseResume(source).document.sections;
    const textsOf = (list: readonly { name: string; description?: string; keywords?: string[] }[]) =>
      list.map((one) => [one.name, one.description ?? '', ...(one.keywords ?? [])]);
    expect(textsOf(skills.items)).toEqual(textsOf(document.sections.skills.items));
    expect(textsOf(interests.items)).toEqual(textsOf(document.sections.interests.items));
    expect(textsOf(languages.items)).toEqual(textsOf(document.sections.languages.items));
  });

  it.each([
    ['markdown', 'me.md', 10, 40],
    ['html', 'me.html', 6, 40],
    ['docx', 'me.docx', 2, 8],
  ] as const)('keeps every field of a typical resume in %s', async (format, name, few, many) => {
    await fc.assert(
      fc.asyncProperty(usualResume, async (resume) => {
        const document = readJsonResume(resume);
        const read = await readResumeFile({ name, bytes: bytesOf(await exportResume(document, format)) });
        expect(recoveredFields(document, readBaseResume(read.source).document).lost).toEqual([]);
        expect(read.notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
      }),
      { numRuns: runs(few, many) },
    );
  });
});
