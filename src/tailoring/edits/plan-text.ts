import type { Edit, UserEdit } from '../../contract/plan/edit.ts';
import type { KeptAnswer, ShownQuote } from '../../contract/plan/stored-plan.ts';
import type { ModelUse, Withheld } from '../../contract/report.ts';

/** All that a tailored resume is made of, besides its base. */
export interface Plan {
  readonly edits: readonly Edit[];
  /** The person's own, on top of the engine's, in the order in which they were made. */
  readonly userEdits: readonly UserEdit[];
  /** Number of the next change: those of undone changes are not given out again. */
  readonly nextChange: number;
  /** What a language model did for it; absent when none was to be asked. */
  readonly model?: ModelUse | undefined;
  /** What would have read badly; absent in plans from before it was counted. */
  readonly withheld?: readonly Withheld[] | undefined;
  /** Statements of the base that the person made because they were asked. */
  readonly answers?: readonly KeptAnswer[] | undefined;
  /** What a model takes for evidence of what is missing, to be asked about. */
  readonly quotes?: readonly ShownQuote[] | undefined;
  readonly undone?: Undone | undefined;
}

/** What was undone and can stand again. */
export interface Undone {
  readonly edits: readonly Edit[];
  readonly userEdits: readonly UserEdit[];
  readonly answers?: readonly KeptAnswer[] | undefined;
}

/** The plan as the text that is kept with a resume. Only the engine writes it, and reads it (`read-plan.ts`). */
export function writePlan({
  edits,
  userEdits,
  nextChange,
  model,
  withheld,
  answers = [],
  quotes = [],
  undone,
}: Plan): string {
  const { answers: undoneAnswers = [] } = undone ?? {};
  const hasUndone = undone && undone.edits.length + undone.userEdits.length + undoneAnswers.length > 0;
  return JSON.stringify({
    version: 2,
    edits,
    user_edits: userEdits,
    next_change: nextChange,
    model,
    ...(withheld && withheld.length > 0 && { withheld }),
    ...(answers.length > 0 && { answers }),
    ...(quotes.length > 0 && { quotes }),
    ...(hasUndone && {
      undone: {
        edits: undone.edits,
        user_edits: undone.userEdits,
        ...(undoneAnswers.length > 0 && { answers: undoneAnswers }),
      },
    }),
  });
}
