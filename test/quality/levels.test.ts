import { describe, expect, test } from 'vitest';
import { type Folder, readCases, readResumes } from '../../eval/cases/cases.ts';
import { finetuneLevels } from '../../src/contract/choices.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import type { Target } from '../../src/service/ports.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { sample } from '../support/how-long.ts';

const engine = createRulesEngine();
const asOf = '2026-11-21';

type Resume = Readonly<Record<string, unknown>>;
interface Row {
  readonly name: string;
  readonly target: Target;
  readonly resume: Resume;
}

const rows = (['seen', 'blind', 'blind-two'] satisfies Folder[]).flatMap((folder): Row[] => {
  const resumes = readResumes(folder);
  return readCases(folder).flatMap(({ target, labels }) =>
    (labels.pairs.qualified ?? []).map((name) => ({ name, target, resume: resumes.get(name) ?? {} })),
  );
});

/** Doubles the relevant text: adds the same jobs at earlier employers. */
function withEarlierJobs(resume: Resume): Resume {
  const work = Array.isArray(resume['work']) ? resume['work'] : [];
  const earlier = work.map((job, index) => ({
    ...job,
    name: `${job.name} East`,
    startDate: `200${index}-01`,
    endDate: `200${index}-12`,
    highlights: (job.highlights ?? []).map((bullet: string) => `${bullet} for the east side as well`),
  }));
  return { ...resume, work: [...work, ...earlier] };
}

async function scoresOf({ resume, target }: Omit<Row, 'name'>): Promise<readonly number[]> {
  const base = readBaseResume(resume).document;
  const results = finetuneLevels.map((level) => engine.tailor({ base, target, level, asOf }));
  return (await Promise.all(results)).map(({ atsScore }) => atsScore);
}

describe('a higher level never has a lower score', () => {
  test.each(sample(rows, 4))('$name', async ({ target, resume }) => {
    const scores = await scoresOf({ target, resume });
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  test.each(sample(rows, 4))('$name, on two pages', async ({ target, resume }) => {
    const scores = await scoresOf({ target, resume: withEarlierJobs(resume) });
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });
});
