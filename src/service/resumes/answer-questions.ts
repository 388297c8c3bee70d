import { listPath } from '../../contract/answer-place.ts';
import type { RequestBody } from '../../contract/requests.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import type { AskedTerm, Ports } from '../ports.ts';
import type { AnsweredTerm } from '../store-port.ts';
import type { Caller, UseCases } from '../use-cases.ts';
import { answerStatement, changeAnswers, isStated } from './change-answers.ts';
import { changeResume, tailorInputOf } from './change-resume.ts';
import { findTerm, placeFor, requireCurrent } from './check-answer.ts';
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
        return { name, answer, term: findTerm(`${name}.`, answer, report.requirements, terms) };
      });
      const kept = await ports.offlineEngine.answers(tailoring.plan);
      const said = (await readTexts(ports, asked)).filter(
        ({ term, text }) => !kept.standing.some((one) => one.key === term.key && one.text === text),
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
      const isCurrent = await requireCurrent('answers', ports, caller, tailoring);
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
    if (text === '') throw new ValidationError([{ path: `${one.name}.text`, message: 'has no text' }]);
    texts.push({ ...one, text });
  }
  return texts;
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
