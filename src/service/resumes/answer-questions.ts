import { type AnswerPlace, answerPlace, listPath } from '../../contract/answer-place.ts';
import { blanksIn } from '../../contract/proposal-blanks.ts';
import type { Question } from '../../contract/report.ts';
import type { RequestBody } from '../../contract/requests.ts';
import type { Requirement } from '../../contract/score.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import type { AskedTerm, Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { AnsweredTerm, Tailoring } from '../store-port.ts';
import type { Caller, UseCases } from '../use-cases.ts';
import { answerStatement, changeAnswers, isStated } from './change-answers.ts';
import { changeResume, tailorInputOf } from './change-resume.ts';
import { storedDocument, storedReport } from './stored-document.ts';

type Answer = RequestBody<'AnswersRequest'>['answers'][number];

interface Asked {
  /** Its place in the request. */
  readonly name: string;
  readonly answer: Answer;
  readonly term: AskedTerm;
}

/**
 * What the person says when they are asked: statements go into a new version of the base, and the resume is made again;
 * that they have none is kept by term. What was said before changes nothing.
 */
export function answerQuestions(ports: Ports): UseCases['answerQuestions'] {
  const change = changeByAnswers(ports);
  return async (caller, id, request) => {
    const resume = await change(caller, id, request);
    // Decided on now, whatever was proposed.
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
        return { name, answer, term: findTerm(answer.requirement_id, name, report.requirements, terms) };
      });
      const kept = await ports.offlineEngine.answers(tailoring.plan);
      const said = (await readTexts(ports, asked)).filter(
        ({ term, text }) => !kept.standing.some((one) => one.key === term.key && one.text === text),
      );
      const keep = await newTerms(ports, caller, asked);
      if (said.length === 0) return keep.length === 0 ? null : { terms: { keep, forget: [] } };
      const questions = report.questions ?? (await ports.offlineEngine.questions(input));
      const placed = said.map(({ name, answer, term, text }) => {
        const question = questions.find(({ requirement_id }) => requirement_id === answer.requirement_id);
        const requirement = report.requirements.find((one) => one.id === answer.requirement_id);
        checkFilledIn(name, text, question);
        const place = placeFor(name, answer.path ?? question?.path, nearestOf(question, requirement));
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
      const isCurrent = await requireCurrent(ports, caller, tailoring);
      const isReplaced = ({ key }: { readonly key: string }) => added.some((one) => one.kept.key === key);
      return changeAnswers(
        ports,
        caller,
        { stored, tailoring },
        {
          plan: tailoring.plan,
          add: added.map((one) => answerStatement(one.kept, `${one.name}.path`)),
          remove: kept.standing.filter(isReplaced).map((one) => answerStatement(one, 'answers')),
          answers: {
            standing: [...kept.standing.filter((one) => !isReplaced(one)), ...added.map((one) => one.kept)],
            undone: kept.undone.filter((one) => !isReplaced(one)),
          },
          isCurrent,
          terms: { keep, forget: [] },
        },
      );
    });
}

/** What is said, as it will be read in the resume. @throws ValidationError when nothing is left of it */
async function readTexts({ documents }: Ports, asked: readonly Asked[]) {
  const texts: (Asked & { readonly text: string })[] = [];
  for (const one of asked) {
    if (one.answer.text === undefined) continue;
    const text = await documents.readLine(one.answer.text);
    if (text === '') throw new ValidationError([{ path: `${one.name}.text`, message: 'says nothing' }]);
    texts.push({ ...one, text });
  }
  return texts;
}

/**
 * What a requirement of the report is called in every posting. A report of an earlier version may number them in another
 * way, so that the term decides.
 */
function findTerm(
  id: string,
  name: string,
  requirements: readonly Requirement[],
  terms: readonly AskedTerm[],
): AskedTerm {
  const shown = requirements.find((requirement) => requirement.id === id);
  const found =
    terms.find((term) => term.id === id && (!shown || shown.term === term.term)) ??
    terms.find((term) => term.term === shown?.term);
  if (found) return found;
  throw new ValidationError([
    {
      path: `${name}.requirement_id`,
      message: `there is no requirement "${id}" in this posting; the report of the resume lists them`,
    },
  ]);
}

/** Those that are not kept as they are. */
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

/** @throws ServiceError validation_error naming the version that is current */
async function requireCurrent({ store }: Ports, caller: Caller, { base }: Tailoring): Promise<true> {
  const current = await store.findBase(caller, undefined, base.name);
  if (current?.version === base.version) return true;
  const now = current ? `it is version ${current.version} now` : 'it was deleted';
  throw new ServiceError(
    'validation_error',
    `answers: the base resume has changed since this resume was made from version ${base.version}: ${now}. ` +
      'Make the resume again from the base resume of today, and answer there.',
  );
}

/** @throws ValidationError naming what of the proposal the person did not say */
function checkFilledIn(name: string, text: string, question: Question | undefined): void {
  const left = blanksIn(question?.proposal ?? '').filter((blank) => text.includes(blank));
  if (left.length === 0) return;
  const message = `fill in ${left.join(' and ')}: nothing is said for you`;
  throw new ValidationError([{ path: `${name}.text`, message }]);
}

function nearestOf(question: Question | undefined, requirement: Requirement | undefined): string {
  return (question?.nearest ?? requirement?.evidence[0] ?? requirement?.closest)?.path ?? '';
}

const places = 'a job (work[0]), a project (projects[0]), skills, certificates or languages';

/** @throws ValidationError when the path is no place, or when none is given and no job is near */
function placeFor(name: string, path: string | null | undefined, nearest: string): AnswerPlace {
  const refuse = (message: string): never => {
    throw new ValidationError([{ path: `${name}.path`, message }]);
  };
  if (path !== undefined && path !== null) {
    return answerPlace(path) ?? refuse(`"${path}" is no place for an answer; give ${places}`);
  }
  const place = answerPlace(nearest);
  const isJob = place && place.index !== null && /^(?:work|volunteer|projects)$/.test(place.section);
  return isJob ? place : refuse(`is required, because no text of a job comes near; give ${places}`);
}
