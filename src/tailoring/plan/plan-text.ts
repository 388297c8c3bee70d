import type { ModelUse } from '../../contract/report.ts';
import type { Edit } from './edit.ts';
import type { UserEdit } from './user-edits/user-edit.ts';

/** All that a tailored resume is made of, besides its base. */
export interface Plan {
  readonly edits: readonly Edit[];
  /** The person's own, on top of the engine's, in the order in which they were made. */
  readonly userEdits: readonly UserEdit[];
  /** Number of the next change: those of undone changes are not given out again. */
  readonly nextChange: number;
  /** What a language model did for it; absent when none was to be asked. */
  readonly model?: ModelUse | undefined;
}

/** The plan as the text that is kept with a resume. Only the engine writes and reads it. */
export function writePlan({ edits, userEdits, nextChange, model }: Plan): string {
  return JSON.stringify({ version: 2, edits, user_edits: userEdits, next_change: nextChange, model });
}

/**
 * Also reads version 1, which had no edits of the person's.
 * @throws Error when the text is none of ours: a stored plan is never guessed at.
 */
export function readPlan(text: string): Plan {
  const plan: unknown = JSON.parse(text);
  if (typeof plan === 'object' && plan !== null && 'version' in plan && 'edits' in plan) {
    if (plan.version === 1 && Array.isArray(plan.edits)) return planOfVersion1(plan.edits as Edit[]);
    if (plan.version === 2 && 'user_edits' in plan && 'next_change' in plan) {
      const { edits, user_edits: userEdits, next_change: nextChange } = plan;
      const model = 'model' in plan ? plan.model : undefined;
      return { edits, userEdits, nextChange, model } as Plan;
    }
  }
  throw new Error('The stored plan of this resume cannot be read: it is not a plan of version 1 or 2.');
}

function planOfVersion1(edits: readonly Edit[]): Plan {
  const numbers = edits.map(({ id }) => Number(id.replace(/\D+/g, '')));
  return { edits, userEdits: [], nextChange: Math.max(0, ...numbers) + 1 };
}
