import { describe, expect, it } from 'vitest';
import { type Folder, folders, grades, namesIn, readCases, readResumes } from '../../eval/cases/cases.ts';
import { hasSpelling } from '../../eval/judge/tokens.ts';
import { documentReader } from '../../src/documents/service-ports.ts';
import { sample } from '../support/how-long.ts';

const cases = folders.flatMap(readCases);
const resumesOf = new Map(folders.map((folder) => [folder, readResumes(folder)]));
const resumes = [...resumesOf.values()].flatMap((named) => [...named]);

function labeled(language: string): number {
  return cases.filter(({ labels }) => labels.language === language).length;
}

describe.each(sample(cases, 20))('the posting $name', ({ folder, keywords, labels, target }) => {
  it('contains each keyword in the first spelling of its label', () => {
    const spelt = keywords.flatMap(({ members }) => members.map(([first = '']) => first));
    expect(spelt.filter((spelling) => !hasSpelling(target.jobDescription, spelling))).toEqual([]);
  });

  it('contains all distractors, and none of them is also a keyword', () => {
    const { distractors } = labels;
    expect(distractors.filter((text) => !hasSpelling(target.jobDescription, text))).toEqual([]);
    const asked = new Set(
      keywords.flatMap(({ members }) => members.flat().map((form) => form.toLowerCase())),
    );
    expect(distractors.filter((text) => asked.has(text.toLowerCase()))).toEqual([]);
  });

  it('names only resumes of its own folder, each once', () => {
    const named = grades.flatMap((grade) => labels.pairs[grade] ?? []);
    expect(named.filter((name) => !resumesOf.get(folder)?.has(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('has at least three musts and two pairs', () => {
    expect(keywords.filter((keyword) => keyword.class === 'must').length).toBeGreaterThanOrEqual(3);
    expect(Object.values(labels.pairs).flat().length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(sample(resumes, 15))('the resume %s', (_name, source) => {
  it('is read as JSON Resume, with at least three jobs with bullets', async () => {
    const { document, format } = await documentReader.read(source);
    expect(format).toBe('json-resume');
    expect(document.sections.experience.items.length).toBeGreaterThanOrEqual(3);
    expect(document.sections.experience.items.every(({ summary }) => summary.includes('<li>'))).toBe(true);
    expect(document.basics.email).toMatch(/@example\.(com|org)$/u);
  });
});

describe('the set of cases', () => {
  it('has enough postings, languages, professions and resumes', () => {
    expect(cases.length).toBeGreaterThanOrEqual(34);
    expect(resumes.length).toBeGreaterThanOrEqual(44);
    expect(labeled('en')).toBeGreaterThanOrEqual(24);
    for (const language of ['de', 'fr', 'es']) expect(labeled(language)).toBeGreaterThanOrEqual(3);
    expect(labeled('zh')).toBeGreaterThanOrEqual(1);
    expect(new Set(cases.map(({ labels }) => labels.profession)).size).toBeGreaterThanOrEqual(14);
  });

  it('has a qualified, a weaker and a trap resume for at least 14 postings', () => {
    const whole = cases.filter(({ labels: { pairs } }) => pairs.qualified && pairs.weaker && pairs.trap);
    expect(whole.length).toBeGreaterThanOrEqual(14);
  });

  it.each(folders)('has a label for every posting of %s and a pair for every resume', (folder: Folder) => {
    expect(namesIn(folder, 'postings', '.txt')).toEqual(namesIn(folder, 'postings', '.yaml'));
    const paired = readCases(folder).flatMap(({ labels }) => Object.values(labels.pairs).flat());
    expect([...readResumes(folder).keys()].filter((name) => !paired.includes(name))).toEqual([]);
  });

  it('has no name of a posting or resume in two folders', () => {
    const names = folders.flatMap((folder) => [
      ...namesIn(folder, 'postings', '.yaml'),
      ...readResumes(folder).keys(),
    ]);
    expect(new Set(names).size).toBe(names.length);
  });
});
