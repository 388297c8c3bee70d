import { createHash } from 'node:crypto';
import { type FinetuneLevel, finetuneLevels } from '../../src/contract/choices.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import type { AskedRequirement } from '../../src/posting/posting.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type Case, folders, grades, readCases, readResumes } from '../cases/cases.ts';

/* What the engine makes of every labeled case, a row for each. */

/** Cells by the name of their column. */
export type Row = Readonly<Record<string, string>>;

/** "To present" is reckoned from it; the resumes were written for it. */
const asOf = '2026-11-21';
const classes = ['must', 'nice', 'responsibility', 'soft'] as const;

/** Rows that are not computed before they are asked for, in the order of their table. */
export interface PlannedRow {
  /** Its name in the table. */
  readonly case: string;
  /** `seen/electrician` */
  readonly posting: string;
  compute(): Promise<Row> | Row;
}

/** A row for each posting: what it asks for. */
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
  const posting = readPosting(one.target);
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

/** A row for each pair of a posting and a resume: the score of the untailored resume. */
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
 * A row for each pair, tailored at one level: the levels take turns.
 * @param recorded the rows of the golden table: a pair keeps its level where others come before it
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

/** Each is computed by an engine of its own: what one pair leaves behind must not change the next. */
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

/** Without the version of the rules: a new number alone changes nothing. */
function hashOf(value: unknown): string {
  const text = JSON.stringify(value, (key, part) => (key === 'version' ? undefined : part));
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
