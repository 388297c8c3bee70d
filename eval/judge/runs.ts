import { type FinetuneLevel, finetuneLevels } from '../../src/contract/choices.ts';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import type { Tailored } from '../../src/service/ports.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type Case, type Folder, type Grade, grades, readResumes } from '../cases/cases.ts';

/* Tailors all labeled pairs at all levels. */

/** The current date in tests: "to present" ends here, and the resumes were written for it. */
const asOf = '2026-11-21';

export interface Run {
  readonly posting: Case;
  readonly resume: string;
  readonly grade: Grade;
  /** The JSON Resume as written. */
  readonly source: Readonly<Record<string, unknown>>;
  readonly base: ResumeDocument;
  /** Score of the untailored resume. */
  readonly score: number;
  readonly tailored: Readonly<Record<FinetuneLevel, Tailored>>;
}

export async function runPairs(folder: Folder, cases: readonly Case[]): Promise<readonly Run[]> {
  const resumes = readResumes(folder);
  const runs: Run[] = [];
  for (const posting of cases) {
    for (const grade of grades) {
      for (const resume of posting.labels.pairs[grade] ?? []) {
        runs.push(await runPair(posting, grade, resume, resumes.get(resume)));
      }
    }
  }
  return runs;
}

async function runPair(posting: Case, grade: Grade, resume: string, source: Run['source'] | undefined) {
  if (source === undefined) throw new Error(`${posting.name} names ${resume}, which is not in its folder`);
  const engine = createRulesEngine();
  const base = readBaseResume(source).document;
  const request = { base, target: posting.target, asOf };
  const score = await engine.score(request);
  const levels = finetuneLevels.map(
    async (level) => [level, await engine.tailor({ ...request, level })] as const,
  );
  const tailored = Object.fromEntries(await Promise.all(levels)) as Run['tailored'];
  return { posting, resume, grade, source, base, score: score.ats_score, tailored };
}
