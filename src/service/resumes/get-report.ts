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
    const known = await store.answeredTerms(caller);
    return { ...report, questions: openQuestions(questions, new Set(known.map(({ term }) => term))) };
  };
}

/** What was answered or dismissed once is not asked again, whatever the posting. */
function openQuestions(questions: readonly AskedQuestion[], known: ReadonlySet<string>): Question[] {
  return questions
    .filter(({ key }) => !known.has(key))
    .slice(0, limits.questions)
    .map(({ key: _, ...question }) => question);
}
