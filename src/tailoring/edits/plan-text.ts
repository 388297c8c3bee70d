import type { Edit, UserEdit } from '../../contract/plan/edit.ts';
import type { KeptAnswer, ShownQuote } from '../../contract/plan/stored-plan.ts';
import type { ModelUse, Withheld } from '../../contract/report.ts';

/** Everything that makes a tailored resume from its base. */
export interface Plan {
  readonly edits: readonly Edit[];
  /** The person's edits, applied after the engine's, in the order in which they were made. */
  readonly userEdits: readonly UserEdit[];
  /** Number of the next change; numbers of undone changes are not reused. */
  readonly nextChange: number;
  /** Use of a language model; absent if none was requested. */
  readonly model?: ModelUse | undefined;
  /** Rewordings dropped for bad writing; absent in plans that did not count them yet. */
  readonly withheld?: readonly Withheld[] | undefined;
  /** The person's answers to questions, which are part of the base. */
  readonly answers?: readonly KeptAnswer[] | undefined;
  /** Quotes that a model suggests for missing requirements, for questions to the person. */
  readonly quotes?: readonly ShownQuote[] | undefined;
  readonly undone?: Undone | undefined;
}

/** Undone changes that can be restored. */
export interface Undone {
  readonly edits: readonly Edit[];
  readonly userEdits: readonly UserEdit[];
  readonly answers?: readonly KeptAnswer[] | undefined;
}

/** Serializes a plan, which is stored with a resume. Only the engine reads it (`read-plan.ts`). */
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
