import { createHash } from 'node:crypto';
import { type FinetuneLevel, finetuneLevels } from '../../src/contract/choices.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import type { AskedRequirement } from '../../src/posting/posting.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type Case, folders, grades, readCases, readResumes } from '../cases/cases.ts';

/* What the engine makes of every labelled case, a row for each. */

/** Cells by the name of their column. */
export type Row = Readonly<Record<string, string>>;

/** "To present" is reckoned from it; the resumes were written for it. */
const asOf = '2026-11-21';
const classes = ['must', 'nice', 'responsibility', 'soft'] as const;

/** A row for each posting: what it asks for. */
export function* requirementRows(): Generator<Row> {
  for (const { folder, name, target } of cases()) {
    const posting = readPosting(target);
    const asked = classes.map((one) => [one, termsOf(posting.requirements, one)] as const);
    yield {
      case: `${folder}/${name}`,
      language: posting.language ?? '',
      years: String(posting.years ?? ''),
      degree: posting.degree ?? '',
      ...Object.fromEntries(asked),
      hash: hashOf(posting),
    };
  }
}

function termsOf(requirements: readonly AskedRequirement[], asked: string): string {
  return requirements
    .filter((one) => one.class === asked)
    .map(({ term }) => term.replaceAll(/\s+/g, ' '))
    .join(' | ');
}

/** A row for each pair of a posting and a resume: the score of the untailored resume. */
export async function* scoreRows(): AsyncGenerator<Row> {
  for (const { id, engine, request } of pairs()) {
    const score = await engine.score(request);
    yield { case: id, score: String(score.ats_score), ceiling: String(score.ceiling), hash: hashOf(score) };
  }
}

/** A row for each pair, tailored at one level: the levels take turns. */
export async function* documentRows(): AsyncGenerator<Row> {
  let turn = 0;
  for (const { id, engine, request } of pairs()) {
    const level = levelAt(turn++);
    const { document, report, atsScore } = await engine.tailor({ ...request, level });
    yield {
      case: `${id} ${level}`,
      score: String(atsScore),
      changes: String(report.changes.length),
      document: hashOf(document),
      report: hashOf(report),
    };
  }
}

function levelAt(turn: number): FinetuneLevel {
  return finetuneLevels[turn % finetuneLevels.length] ?? 'good';
}

function cases(): readonly Case[] {
  return folders.flatMap(readCases);
}

function* pairs() {
  for (const { folder, name, target, labels } of cases()) {
    const resumes = readResumes(folder);
    for (const resume of grades.flatMap((grade) => labels.pairs[grade] ?? [])) {
      const { document: base } = readBaseResume(resumes.get(resume) ?? {});
      // A new engine for each: what one pair leaves behind must not change the next.
      const engine = createRulesEngine();
      yield { id: `${folder}/${name} + ${resume}`, engine, request: { base, target, asOf } };
    }
  }
}

/** Without the version of the rules: a new number alone changes nothing. */
function hashOf(value: unknown): string {
  const text = JSON.stringify(value, (key, part) => (key === 'version' ? undefined : part));
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
