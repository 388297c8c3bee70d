import { limits } from '../../contract/limits.ts';
import type { Question } from '../../contract/report.ts';
import type { AskedQuestion, Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { tailorInputOf } from './change-resume.ts';
import { storedReport } from './stored-document.ts';
import { noSuchResume } from './stored-resumes.ts';

/** The questions of a resume that was made before there were any are found now. */
export function getReport(ports: Ports): UseCases['getReport'] {
  const { store, offlineEngine } = ports;
  return async (caller, id) => {
    const stored = await store.findResume(caller, id);
    const tailoring = stored && (await store.findTailoring(caller, id));
    if (!stored || !tailoring) throw noSuchResume();
    const { questions: kept, ...report } = storedReport(tailoring.report);
    const questions = kept ?? (await offlineEngine.questions(tailorInputOf(stored.resume, tailoring)));
    return { ...report, questions: openQuestions(questions) };
  };
}

function openQuestions(questions: readonly AskedQuestion[]): Question[] {
  return questions.slice(0, limits.questions).map(({ key: _, ...question }) => question);
}
