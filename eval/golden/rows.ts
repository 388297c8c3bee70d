import { createHash } from 'node:crypto';
import { type FinetuneLevel, finetuneLevels } from '../../src/contract/choices.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import type { AskedRequirement } from '../../src/posting/posting.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type Case, folders, grades, readCases, readResumes } from '../cases/cases.ts';

/* Rows of the golden tables: the engine's results for all labeled cases. */

/** Cells by the name of their column. */
export type Row = Readonly<Record<string, string>>;

/** The current date in tests: "to present" ends here, and the resumes were written for it. */
const asOf = '2026-11-21';
const classes = ['must', 'nice', 'responsibility', 'soft'] as const;

/** A row that is computed on demand. */
export interface PlannedRow {
  /** Its name in the table. */
  readonly case: string;
  /** `seen/electrician` */
  readonly posting: string;
  compute(): Promise<Row> | Row;
}

/** @throws Error if one of the names is no labeled case. A case without pairs has requirements, but no scores or documents. */
export function requirePostings(names: readonly string[]): void {
  const known = new Set(cases().map(postingOf));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no ${unknown.join(', ')} in eval/cases. A posting is named with its folder: seen/electrician`,
    );
  }
}

/** A row for each posting, with its requirements. */
export function requirementRows(): readonly PlannedRow[] {
  return cases().map((one) => {
    const posting = postingOf(one);
    return { case: posting, posting, compute: () => requirementRow(one) };
  });
}

function postingOf({ folder, name }: Case): string {
  return `${folder}/${name}`;
}

function requirementRow(one: Case): Row {
  const posting = readPosting(standardLexicon(), one.target);
  const asked = classes.map((each) => [each, termsOf(posting.requirements, each)] as const);
  return {
    case: postingOf(one),
    language: posting.language ?? '',
    years: String(posting.years ?? ''),
    degree: posting.degree ?? '',
    ...Object.fromEntries(asked),
    hash: hashOf(posting),
  };
}

function termsOf(requirements: readonly AskedRequirement[], asked: string): string {
  return requirements
    .filter((one) => one.class === asked)
    .map(({ term }) => term.replaceAll(/\s+/g, ' '))
    .join(' | ');
}

/** A row for each pair of a posting and a resume, with the score of the untailored resume. */
export function scoreRows(): readonly PlannedRow[] {
  return pairs().map(({ id, posting, request }) => ({
    case: id,
    posting,
    compute: async () => {
      const score = await createRulesEngine().score(request());
      return {
        case: id,
        score: String(score.ats_score),
        ceiling: String(score.ceiling),
        hash: hashOf(score),
      };
    },
  }));
}

/**
 * A row for each pair, tailored at one of the levels in turn.
 * @param recorded rows of the golden table, from which a pair keeps its level if other pairs are added
 */
export function documentRows(recorded: readonly Row[]): readonly PlannedRow[] {
  const known = new Set(recorded.map((row) => row['case']));
  return pairs().map(({ id, posting, request }, turn) => {
    const level = finetuneLevels.find((one) => known.has(`${id} ${one}`)) ?? levelAt(turn);
    return {
      case: `${id} ${level}`,
      posting,
      compute: async () => {
        const { document, report, atsScore } = await createRulesEngine().tailor({ ...request(), level });
        return {
          case: `${id} ${level}`,
          score: String(atsScore),
          changes: String(report.changes.length),
          document: hashOf(document),
          report: hashOf(report),
        };
      },
    };
  });
}

function levelAt(turn: number): FinetuneLevel {
  return finetuneLevels[turn % finetuneLevels.length] ?? 'good';
}

function cases(): readonly Case[] {
  return folders.flatMap(readCases);
}

/** All pairs of postings and resumes. Each row uses a new engine, so that no pair affects another. */
function pairs() {
  return cases().flatMap((one) => {
    const { folder, target, labels } = one;
    const posting = postingOf(one);
    return grades
      .flatMap((grade) => labels.pairs[grade] ?? [])
      .map((resume) => ({
        id: `${posting} + ${resume}`,
        posting,
        request: () => ({
          base: readBaseResume(readResumes(folder).get(resume) ?? {}).document,
          target,
          asOf,
        }),
      }));
  });
}

/** A hash that ignores the version of the rules. */
function hashOf(value: unknown): string {
  const text = JSON.stringify(value, (key, part) => (key === 'version' ? undefined : part));
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
