import { DamagedPlan } from '../../contract/errors.ts';
import type { Edit } from '../../contract/plan/edit.ts';
import { parseStoredPlan } from '../../contract/plan/stored-plan.ts';
import type { Plan } from './plan-text.ts';

/* Separate from `plan-text.ts`, because making a resume does not need the schemas that check stored plans. */

/** Reads a stored plan. @throws DamagedPlan if it is not valid, as plans are never guessed at */
export function readPlan(text: string): Plan {
  const plan = parseStoredPlan(parsed(text));
  if (typeof plan === 'string') throw new DamagedPlan(plan);
  if (plan.version === 1) return planOfVersion1(plan.edits);
  const {
    edits,
    user_edits: userEdits,
    next_change: nextChange,
    model,
    withheld,
    answers,
    quotes,
    undone,
  } = plan;
  return {
    ...{ edits, userEdits, nextChange, model, withheld, answers, quotes },
    ...(undone && {
      undone: { edits: undone.edits, userEdits: undone.user_edits, answers: undone.answers },
    }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DamagedPlan('it is not valid JSON', { cause });
  }
}

function planOfVersion1(edits: readonly Edit[]): Plan {
  const numbers = edits.map(({ id }) => Number(id.replace(/\D+/g, '')));
  return { edits, userEdits: [], nextChange: Math.max(0, ...numbers) + 1 };
}
