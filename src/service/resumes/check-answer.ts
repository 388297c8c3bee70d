import { type AnswerPlace, answerPlace, blanksIn } from '../../contract/answer-place.ts';
import type { Question } from '../../contract/report.ts';
import type { Requirement } from '../../contract/score.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import type { AskedTerm, Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { Tailoring } from '../store-port.ts';
import type { Caller } from '../use-cases.ts';

/*
 * What an answer must be, and a proposal of one: the person is not asked about what could not be taken. Each error names
 * a field of the request behind `prefix`, which is `answers[0].`, or nothing.
 */

interface Answer {
  readonly requirement_id: string;
  /** As it will be read in the resume. */
  readonly text: string;
  readonly path?: string | undefined;
}

/**
 * What a requirement of the report is called in every posting. A report of an earlier version may number them in another
 * way, so that the term decides.
 */
export function findTerm(
  prefix: string,
  { requirement_id: id }: Pick<Answer, 'requirement_id'>,
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
      path: `${prefix}requirement_id`,
      message: `there is no requirement "${id}" in this posting; see the report of the resume`,
    },
  ]);
}

/** @throws ServiceError validation_error naming the version that is current, and `input` first */
export async function requireCurrent(
  input: string,
  { store }: Ports,
  caller: Caller,
  { base }: Tailoring,
): Promise<true> {
  const current = await store.findBase(caller, undefined, base.name);
  if (current?.version === base.version) return true;
  const now = current ? `it is now version ${current.version}` : 'it was deleted';
  throw new ServiceError(
    'validation_error',
    `${input}: the base resume has changed since this resume was made from version ${base.version}: ${now}. ` +
      'Make the resume again from the current base resume, and answer there.',
  );
}

/**
 * Where the answer goes.
 * @throws ValidationError when something is left open in it, its path is no place, or none is given and no job is near
 */
export function placeFor(
  prefix: string,
  { requirement_id: id, text, path }: Answer,
  requirements: readonly Requirement[],
  questions: readonly Question[],
): AnswerPlace {
  const question = questions.find(({ requirement_id }) => requirement_id === id);
  const requirement = requirements.find((one) => one.id === id);
  checkFilledIn(prefix, text, question);
  return placeOf(prefix, path ?? question?.path, nearestOf(question, requirement));
}

/** @throws ValidationError naming what of the proposal the person did not say */
function checkFilledIn(prefix: string, text: string, question: Question | undefined): void {
  const left = blanksIn(question?.proposal ?? '').filter((blank) => text.includes(blank));
  if (left.length === 0) return;
  const message = `fill in ${left.join(' and ')}`;
  throw new ValidationError([{ path: `${prefix}text`, message }]);
}

function nearestOf(question: Question | undefined, requirement: Requirement | undefined): string {
  return (question?.nearest ?? requirement?.evidence[0] ?? requirement?.closest)?.path ?? '';
}

const places = 'a job (work[0]), a project (projects[0]), skills, certificates or languages';

/** @throws ValidationError when the path is no place, or when none is given and no job is near */
function placeOf(prefix: string, path: string | null | undefined, nearest: string): AnswerPlace {
  const refuse = (message: string): never => {
    throw new ValidationError([{ path: `${prefix}path`, message }]);
  };
  if (path !== undefined && path !== null) {
    return answerPlace(path) ?? refuse(`"${path}" cannot take an answer; use ${places}`);
  }
  const place = answerPlace(nearest);
  const isJob = place && place.index !== null && /^(?:work|volunteer|projects)$/.test(place.section);
  return isJob ? place : refuse(`is required, because no text of a job is similar; use ${places}`);
}
