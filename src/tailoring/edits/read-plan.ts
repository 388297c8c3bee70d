import { DamagedPlan } from '../../contract/errors.ts';
import type { Edit } from '../../contract/plan/edit.ts';
import { parseStoredPlan } from '../../contract/plan/stored-plan.ts';
import type { Plan } from './plan-text.ts';

/* Apart from writing: a resume is made without the schemas that check what was kept. */

/** @throws DamagedPlan when the text is not as it was written: a stored plan is never guessed at. */
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
    throw new DamagedPlan('it is no JSON', { cause });
  }
}

function planOfVersion1(edits: readonly Edit[]): Plan {
  const numbers = edits.map(({ id }) => Number(id.replace(/\D+/g, '')));
  return { edits, userEdits: [], nextChange: Math.max(0, ...numbers) + 1 };
}
