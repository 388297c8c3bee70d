import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { EntryView } from '../../src/documents/view/view-model.ts';

/*
 * OpenResume's parser (github.com/xitanggg/open-resume, AGPL), run from a separate checkout with its `pdfjs-dist`
 * installed. It reads English resumes of one column with lists of words, so only parts with one of these words count.
 */

interface ParsedEntry {
  readonly jobTitle?: string;
  readonly company?: string;
  readonly degree?: string;
  readonly school?: string;
  readonly date: string;
}

export interface ParsedResume {
  readonly workExperiences: readonly ParsedEntry[];
  readonly educations: readonly ParsedEntry[];
}

/** Results by file. */
export function parseWithOpenResume(
  checkout: string,
  files: readonly string[],
): Readonly<Record<string, ParsedResume>> {
  const script = path.join(import.meta.dirname, 'open-resume-process.ts');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, path.resolve(checkout), ...files],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(path.resolve(checkout), 'tsconfig.json') },
    },
  );
  if (status !== 0) throw new Error(`OpenResume failed: ${stderr}`);
  return JSON.parse(stdout);
}

export const openResumeParts = ['title', 'employer', 'school', 'degree', 'dates'] as const;
export type OpenResumePart = (typeof openResumeParts)[number];
export type OpenResumeCount = Record<OpenResumePart, { found: number; all: number }>;

export function emptyOpenResumeCount(): OpenResumeCount {
  const none = () => ({ found: 0, all: 0 });
  return { title: none(), employer: none(), school: none(), degree: none(), dates: none() };
}

/** The parts of its lists that our examples need. */
const titles =
  /\b(?:Accountant|Administrator|Analyst|Architect|Assistant|Associate|Consultant|Coordinator|Developer|Designer|Director|Electrician|Engineer|Head|Intern|Lead|Manager|Nurse|Officer|Operator|Representative|Researcher|Sales|Scientist|Specialist|Supervisor|Teacher|Technician|Trainee|Tutor|Volunteer)\b/;
const schools = /College|University|Institute|School|Academy/;
const degrees = /Associate|Bachelor|Master|PhD|Ph\.|[ABM][A-Z.]/;

function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

export function countParsed(
  parsed: ParsedResume,
  jobs: readonly EntryView[],
  studies: readonly EntryView[],
  count: OpenResumeCount,
): void {
  const compare = (part: OpenResumePart, wanted: string, given: string | undefined): void => {
    if (wanted === '') return;
    count[part].all += 1;
    if (folded(given ?? '') === wanted) count[part].found += 1;
  };
  for (const [index, entry] of jobs.entries()) {
    const read = parsed.workExperiences[index];
    const title = folded(entry.title.text);
    if (titles.test(title)) {
      compare('title', title, read?.jobTitle);
      // OpenResume takes the text that is neither title nor dates, so the title must be known.
      compare('employer', folded(entry.subtitle.text), read?.company);
    }
    compare('dates', folded(entry.date), read?.date);
  }
  for (const [index, entry] of studies.entries()) {
    const read = parsed.educations[index];
    const texts = [folded(entry.title.text), folded(entry.subtitle.text)];
    const school = texts.find((text) => schools.test(text));
    const degree = texts.find((text) => degrees.test(text) && text !== school);
    if (school !== undefined) compare('school', school, read?.school);
    if (degree !== undefined) compare('degree', degree, read?.degree);
    compare('dates', folded(entry.date), read?.date);
  }
}
