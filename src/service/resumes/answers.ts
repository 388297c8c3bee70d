import type { KeptAnswer } from '../../contract/plan/stored-plan.ts';
import type { Question } from '../../contract/report.ts';
import type { RequestBody } from '../../contract/requests.ts';
import { type AnswerPlace, answerPlace, listPath, textsAt } from '../../contract/resume/answer-place.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { Requirement } from '../../contract/score.ts';
import { blanksLeftIn } from '../../text/placeholders.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { fieldError, ValidationError } from '../../values/validation-error.ts';
import { newBase } from '../base-resumes.ts';
import type { AskedTerm, KeptAnswers, Ports, Statement } from '../ports.ts';
import type { AnsweredTerm, ResumeChanges, StoredResume, Tailoring, TermChanges } from '../store-port.ts';
import type { Caller, UseCases } from '../use-cases.ts';
import { changeResume, resumeChanges, tailorInputOf } from './change-resume.ts';
import { type CurrentBase, requireCurrent } from './current-base.ts';
import { storedDocument, storedReport } from './stored-resumes.ts';

type Answer = RequestBody<'AnswersRequest'>['answers'][number];

interface Asked {
  /** Its position in the request. */
  readonly name: string;
  readonly answer: Answer;
  readonly term: AskedTerm;
}

/**
 * Adds the person's statements to a new version of the base and makes the resume again; dismissals are stored by
 * term. Repeated answers change nothing.
 */
export function answerQuestions(ports: Ports): UseCases['answerQuestions'] {
  const change = changeByAnswers(ports);
  return async (caller, id, request) => {
    const resume = await change(caller, id, request);
    // The person has decided, so proposals for these requirements are removed.
    const decided = request.answers.map(({ requirement_id }) => requirement_id);
    await ports.store.dropProposals(caller, id, decided);
    return resume;
  };
}

function changeByAnswers(ports: Ports): UseCases['answerQuestions'] {
  return (caller, id, { answers }) =>
    changeResume(ports, caller, id, async (stored, tailoring) => {
      const input = tailorInputOf(stored.resume, tailoring);
      const report = storedReport(tailoring.report);
      const terms = await ports.offlineEngine.asked(input.target);
      const asked = answers.map((answer, index): Asked => {
        const name = `answers[${index}]`;
        return { name, answer, term: findTerm(`${name}.`, answer, report.requirements, terms) };
      });
      const kept = await ports.offlineEngine.answers(tailoring.plan);
      const said = (await readTexts(ports, asked)).filter(
        ({ term, text }) => !kept.active.some((one) => one.key === term.key && one.text === text),
      );
      const keep = await newTerms(ports, caller, asked);
      if (said.length === 0) return keep.length === 0 ? null : { terms: { keep, forget: [] } };
      const questions = report.questions ?? (await ports.offlineEngine.questions(input));
      const placed = said.map(({ name, answer, term, text }) => {
        const place = placeFor(`${name}.`, { ...answer, text }, report.requirements, questions);
        return { name, place, text, term };
      });
      const base = storedDocument(tailoring.base.resumeData);
      const added = placed
        .filter((statement) => !isStated(statement, base))
        .map(({ name, place, text, term }) => ({
          name,
          kept: { id: '', requirement: term.id, key: term.key, path: listPath(place), text },
        }));
      if (added.length === 0) return keep.length === 0 ? null : { terms: { keep, forget: [] } };
      const current = await requireCurrent('answers', ports, caller, tailoring);
      const isReplaced = ({ key }: { readonly key: string }) => added.some((one) => one.kept.key === key);
      return changeAnswers(
        ports,
        caller,
        { stored, tailoring },
        {
          plan: tailoring.plan,
          add: added.map((one) => answerStatement(one.kept, `${one.name}.path`)),
          remove: kept.active.filter(isReplaced).map((one) => answerStatement(one, 'answers')),
          answers: {
            active: [...kept.active.filter((one) => !isReplaced(one)), ...added.map((one) => one.kept)],
            undone: kept.undone.filter((one) => !isReplaced(one)),
          },
          current,
          terms: { keep, forget: [] },
        },
      );
    });
}

/** The texts as they will be read in the resume. @throws ValidationError if nothing is left */
async function readTexts({ documents }: Ports, asked: readonly Asked[]) {
  const texts: (Asked & { readonly text: string })[] = [];
  for (const one of asked) {
    if (one.answer.text === undefined) continue;
    const text = await documents.readLine(one.answer.text);
    if (text === '') throw fieldError(`${one.name}.text`, 'has no text');
    texts.push({ ...one, text });
  }
  return texts;
}

/** Only terms whose stored answer changes. */
async function newTerms(
  { store }: Ports,
  caller: Caller,
  asked: readonly Asked[],
): Promise<readonly AnsweredTerm[]> {
  const known = new Map((await store.answeredTerms(caller)).map(({ term, answer }) => [term, answer]));
  return asked
    .map(({ answer, term }): AnsweredTerm => ({ term: term.key, answer: answer.dismiss ?? 'answered' }))
    .filter(({ term, answer }) => known.get(term) !== answer);
}

/*
 * Validates answers and proposals alike, so that the person is not asked about invalid ones. Errors name a field of
 * the request after `prefix`, which is `answers[0].` or empty.
 */

interface PlacedAnswer {
  readonly requirement_id: string;
  /** As it will be read in the resume. */
  readonly text: string;
  readonly path?: string | undefined;
}

/**
 * The term of a requirement in the report. Reports of earlier versions may number requirements differently, so the
 * term decides.
 */
export function findTerm(
  prefix: string,
  { requirement_id: id }: Pick<PlacedAnswer, 'requirement_id'>,
  requirements: readonly Requirement[],
  terms: readonly AskedTerm[],
): AskedTerm {
  const shown = requirements.find((requirement) => requirement.id === id)?.term;
  const isShown = ({ term, bare }: AskedTerm) => term === shown || bare === shown;
  const found =
    terms.find((term) => term.id === id && (shown === undefined || isShown(term))) ?? terms.find(isShown);
  if (found) return found;
  throw new ValidationError([
    {
      path: `${prefix}requirement_id`,
      message: `there is no requirement "${id}" in this posting; see the report of the resume`,
    },
  ]);
}

/**
 * The place for an answer.
 * @throws ValidationError if a blank is left, the path is invalid, or no path is given and no job is near
 */
export function placeFor(
  prefix: string,
  { requirement_id: id, text, path }: PlacedAnswer,
  requirements: readonly Requirement[],
  questions: readonly Question[],
): AnswerPlace {
  const question = questions.find(({ requirement_id }) => requirement_id === id);
  const requirement = requirements.find((one) => one.id === id);
  checkFilledIn(prefix, text, question?.proposal);
  return placeOf(prefix, path ?? question?.path, nearestOf(question, requirement));
}

/** @throws ValidationError with what is not filled in */
function checkFilledIn(prefix: string, text: string, proposal?: string): void {
  const left = blanksLeftIn(text, proposal);
  if (left.length === 0) return;
  const isBracketed = left.some((blank) => /^[[【{<]/.test(blank));
  const message = `fill in ${left.join(' and ')}${isBracketed ? '; what belongs to the text may be in round brackets' : ''}`;
  throw fieldError(`${prefix}text`, message);
}

function nearestOf(question: Question | undefined, requirement: Requirement | undefined): string {
  return (question?.nearest ?? requirement?.evidence[0] ?? requirement?.closest)?.path ?? '';
}

const places = 'a job (work[0]), a project (projects[0]), skills, certificates or languages';

/** @throws ValidationError if the path is invalid, or if none is given and no job is near */
function placeOf(prefix: string, path: string | null | undefined, nearest: string): AnswerPlace {
  const refuse = (message: string): never => {
    throw fieldError(`${prefix}path`, message);
  };
  if (path !== undefined && path !== null) {
    return answerPlace(path) ?? refuse(`"${path}" cannot take an answer; use ${places}`);
  }
  const place = answerPlace(nearest);
  const isJob = place && place.index !== null && /^(?:work|volunteer|projects)$/.test(place.section);
  return isJob ? place : refuse(`is required, because no text of a job is similar; use ${places}`);
}

export interface AnswersChange {
  readonly plan: string;
  readonly add: readonly Statement[];
  readonly remove: readonly Statement[];
  /** The answers of the resume after the change; those without an id get one. */
  readonly answers: KeptAnswers;
  /** The base that the new version replaces. Null if the current one stays, because it says something else. */
  readonly current: CurrentBase | null;
  readonly terms: TermChanges;
}

/** Changes the person's statements in the base and makes the resume again with its own engine. */
export async function changeAnswers(
  ports: Ports,
  caller: Caller,
  { stored, tailoring }: { readonly stored: StoredResume; readonly tailoring: Tailoring },
  { plan, add, remove, answers, current, terms }: AnswersChange,
): Promise<ResumeChanges> {
  const { resume } = stored;
  const { base: basis, added } = current ?? { base: tailoring.base, added: [] };
  const stated = storedDocument(basis.resumeData);
  const revised = await ports.documents.revise(JSON.parse(basis.source) as JsonObject, {
    add: withoutDuplicates(add).filter((statement) => !isStated(statement, stated)),
    remove: withoutDuplicates(remove).filter((statement) => !answers.active.some(says(statement))),
  });
  const base = newBase(revised, basis, ports.clock.now());
  const input = { ...tailorInputOf(resume, tailoring), base: revised.document };
  const { model } = storedReport(tailoring.report);
  const engine = caller.mode === 'live' && model ? ports.engine : ports.offlineEngine;
  const fresh = await engine.tailor(input);
  const tailored = await ports.offlineEngine.remake({
    ...input,
    plan,
    fresh: fresh.plan,
    previous: storedDocument(tailoring.base.resumeData),
    added,
    answers,
    warnings: fresh.report.warnings.filter(({ code }) => code.startsWith('model_')),
  });
  return {
    ...(await resumeChanges(ports, resume, tailoring, tailored)),
    base: { base, replaces: current?.base ?? null },
    terms,
  };
}

/** @throws Error if the stored place is invalid, although it was validated */
export function answerStatement({ path, text }: Pick<KeptAnswer, 'path' | 'text'>, name: string): Statement {
  const place = answerPlace(path);
  if (!place) throw new Error(`An answer is stored at ${JSON.stringify(path)}, where none is allowed`);
  return { name, place, text };
}

/** True if the resume already has this text in that place. */
function isStated({ place, text }: Omit<Statement, 'name'>, document: ResumeDocument): boolean {
  return textsAt(document, place).includes(text);
}

/** Removes duplicates, because one statement may answer several questions. */
function withoutDuplicates(statements: readonly Statement[]): readonly Statement[] {
  const keys = statements.map(({ place, text }) => JSON.stringify([listPath(place), text]));
  return statements.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function says({ place, text }: Statement) {
  const path = listPath(place);
  return (answer: KeptAnswer) => answer.path === path && answer.text === text;
}
