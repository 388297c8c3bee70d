import { answerPlace, listPath, textsAt } from '../../contract/answer-place.ts';
import type { JsonObject } from '../../contract/json-object.ts';
import type { KeptAnswer } from '../../contract/plan/stored-plan.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { newBase } from '../base-resumes.ts';
import type { KeptAnswers, Ports, Statement } from '../ports.ts';
import type { ResumeChanges, StoredResume, Tailoring, TermChanges } from '../store-port.ts';
import type { Caller } from '../use-cases.ts';
import { resumeChanges, tailorInputOf } from './change-resume.ts';
import { storedDocument, storedReport } from './stored-document.ts';

export interface AnswersChange {
  readonly plan: string;
  readonly add: readonly Statement[];
  readonly remove: readonly Statement[];
  /** Those of the resume from now on; one without an id gets one. */
  readonly answers: KeptAnswers;
  /** Whether the base of the resume is still the current one: the new version takes its place. */
  readonly isCurrent: boolean;
  readonly terms: TermChanges;
}

/** A version of the base with other statements of the person's, and the resume made again from it by its own engine. */
export async function changeAnswers(
  ports: Ports,
  caller: Caller,
  { stored, tailoring }: { readonly stored: StoredResume; readonly tailoring: Tailoring },
  { plan, add, remove, answers, isCurrent, terms }: AnswersChange,
): Promise<ResumeChanges> {
  const { resume } = stored;
  const source = JSON.parse(tailoring.base.source) as JsonObject;
  const previous = storedDocument(tailoring.base.resumeData);
  const revised = await ports.documents.revise(source, {
    add: eachOnce(add).filter((statement) => !isStated(statement, previous)),
    remove: eachOnce(remove).filter((statement) => !answers.standing.some(says(statement))),
  });
  const base = newBase(revised, tailoring.base, ports.clock.now());
  const input = { ...tailorInputOf(resume, tailoring), base: revised.document };
  const { model } = storedReport(tailoring.report);
  const engine = caller.mode === 'live' && model ? ports.engine : ports.offlineEngine;
  const fresh = await engine.tailor(input);
  const tailored = await ports.offlineEngine.remake({
    ...input,
    plan,
    fresh: fresh.plan,
    previous,
    answers,
    warnings: fresh.report.warnings.filter(({ code }) => code.startsWith('model_')),
  });
  return {
    ...(await resumeChanges(ports, resume, tailored)),
    base: { base, replaces: isCurrent ? tailoring.base : null },
    terms,
  };
}

/** @throws Error when the kept place is none: it was checked when the answer was taken */
export function answerStatement({ path, text }: Pick<KeptAnswer, 'path' | 'text'>, name: string): Statement {
  const place = answerPlace(path);
  if (!place) throw new Error(`An answer is stored at ${JSON.stringify(path)}, where none is allowed`);
  return { name, place, text };
}

/** Whether the resume says so already, in that place. */
export function isStated({ place, text }: Omit<Statement, 'name'>, document: ResumeDocument): boolean {
  return textsAt(document, place).includes(text);
}

/** One statement may answer several questions. */
function eachOnce(statements: readonly Statement[]): readonly Statement[] {
  const keys = statements.map(({ place, text }) => JSON.stringify([listPath(place), text]));
  return statements.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function says({ place, text }: Statement) {
  const path = listPath(place);
  return (answer: KeptAnswer) => answer.path === path && answer.text === text;
}
