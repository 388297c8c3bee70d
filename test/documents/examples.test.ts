import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { readPostingText } from '../../src/documents/posting/read-posting.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { codePoints } from '../../src/values/strings.ts';

function examples(folder: string): { name: string; text: string }[] {
  const url = new URL(`../../examples/${folder}/`, import.meta.url);
  return readdirSync(url).map((name) => ({ name, text: readFileSync(new URL(name, url), 'utf8') }));
}

describe('The examples', () => {
  it.each(examples('resumes'))('have no suspicious fields: $name', async (file) => {
    const { source, notes } = await readResumeFile({ name: file.name, bytes: Buffer.from(file.text) });
    expect(notes.filter(({ kind }) => kind === 'odd')).toEqual([]);
    const { sections } = readBaseResume(source).document;
    expect(sections.experience.items.length).toBeGreaterThanOrEqual(3);
    expect(sections.skills.items.length).toBeGreaterThanOrEqual(3);
  });

  it.each(examples('postings'))('have a company and a position: $name', async (file) => {
    const { text, company, position } = await readPostingText(file);
    expect(company).toBeTruthy();
    expect(position).toBeTruthy();
    expect(codePoints(text)).toBeGreaterThan(limits.jobDescription.min);
  });
});
