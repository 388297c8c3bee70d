import { limits } from '../../contract/limits.ts';
import type { Question } from '../../contract/report.ts';
import type { Warning } from '../../contract/score.ts';
import { pdfDue } from '../../contract/warning-codes.ts';
import type { AskedQuestion, Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { answerStatement, changeAnswers } from './answers.ts';
import { changeResume, resumeChanges, tailorInputOf } from './change-resume.ts';
import { currentBase } from './current-base.ts';
import { answeredKeys, openGaps } from './open-gaps.ts';
import { type DuePdf, noSuchResume, storedDocument, storedReport } from './stored-resumes.ts';

/** Computes the questions of resumes made before reports had them. */
export function getReport(ports: Ports): UseCases['getReport'] {
  const { store, offlineEngine, documents } = ports;
  return async (caller, id) => {
    const stored = await store.findResume(caller, id);
    const tailoring = stored && (await store.findTailoring(caller, id));
    if (!stored || !tailoring) throw noSuchResume();
    const { questions: kept, pdf_due: due, ...report } = storedReport(tailoring.report);
    const input = tailorInputOf(stored.resume, tailoring);
    const questions = kept ?? (await offlineEngine.questions(input));
    const answered = await answeredKeys(ports, caller);
    const language = await documents.languageOf(storedDocument(stored.resume.resumeData));
    return {
      ...report,
      gaps: await openGaps(ports, answered, { gaps: report.gaps, target: input.target }),
      ...(due && { warnings: [...report.warnings, duePdfWarning(due)] }),
      language,
      questions: openQuestions(questions, answered),
      theme: stored.resume.look.theme,
    };
  };
}

function duePdfWarning({ reason }: DuePdf): Warning {
  const message =
    `The PDF does not exist since the last change, because it could not be made again: ${reason} To make it: ` +
    '`resume-tailor pdf`, with `--theme` for another theme, or POST /resumes/{id}/pdf. The next change tries again.';
  return { code: pdfDue, message };
}

/** Removes questions that were answered or dismissed before, for any posting. */
function openQuestions(questions: readonly AskedQuestion[], answered: ReadonlySet<string>): Question[] {
  return questions
    .filter(({ key }) => !answered.has(key))
    .slice(0, limits.questions)
    .map(({ key: _, ...question }) => question);
}

/**
 * Undoes or restores single changes. An undone answer is also removed from the base resume, as a new version, unless
 * another base was stored since.
 */
export function revertChanges(ports: Ports): UseCases['revertChanges'] {
  return (caller, id, { change_ids: changeIds = [], restore_change_ids: restoredIds = [] }) =>
    changeResume(ports, caller, id, async (stored, tailoring) => {
      const { resume } = stored;
      const input = tailorInputOf(resume, tailoring);
      const { active, undone } = await ports.offlineEngine.answers(tailoring.plan);
      const leaving = active.filter((answer) => changeIds.includes(answer.id));
      const returning = undone.filter((answer) => restoredIds.includes(answer.id));
      const isAnswer = (change: string) => [...leaving, ...returning].some((answer) => answer.id === change);
      const others = {
        changeIds: changeIds.filter((change) => !isAnswer(change)),
        restoredIds: restoredIds.filter((change) => !isAnswer(change)),
      };
      const isMade = leaving.length + returning.length === 0;
      const hasOthers = others.changeIds.length + others.restoredIds.length > 0;
      const reverted =
        isMade || hasOthers
          ? await ports.offlineEngine.revert({ ...input, plan: tailoring.plan, ...others })
          : null;
      if (isMade && reverted) return resumeChanges(ports, resume, tailoring, reverted);
      const current = await currentBase(ports, caller, tailoring);
      const staying = active.filter((answer) => !leaving.includes(answer));
      const resting = undone.filter((answer) => !returning.includes(answer));
      return changeAnswers(
        ports,
        caller,
        { stored, tailoring },
        {
          plan: reverted?.plan ?? tailoring.plan,
          add: returning.map((answer) => answerStatement(answer, 'restore_change_ids')),
          remove: leaving.map((answer) => answerStatement(answer, 'change_ids')),
          answers: { active: [...staying, ...returning], undone: [...resting, ...leaving] },
          current: current.added ? current : null,
          terms: {
            keep: returning.map(({ key }) => ({ term: key, answer: 'answered' })),
            forget: leaving.map(({ key }) => key),
          },
        },
      );
    });
}
