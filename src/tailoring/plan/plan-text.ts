import { DamagedPlan } from '../../contract/damaged-plan.ts';
import { ModelUse } from '../../contract/report.ts';
import { isCount } from '../stored-shape.ts';
import type { Edit } from './edit.ts';
import { isEdit } from './is-edit.ts';
import { isUserEdit } from './user-edits/is-user-edit.ts';
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
 * @throws DamagedPlan when the text is not as it was written: a stored plan is never guessed at.
 */
export function readPlan(text: string): Plan {
  const plan = parsed(text);
  if (plan['version'] !== 1 && plan['version'] !== 2)
    throw new DamagedPlan('it is no plan of version 1 or 2');
  const edits = listOf(plan['edits'], isEdit, 'edits');
  if (plan['version'] === 1) return planOfVersion1(edits);
  const { user_edits: ownEdits, next_change: nextChange, model } = plan;
  const userEdits = listOf(ownEdits, isUserEdit, 'user_edits');
  if (!isCount(nextChange)) throw new DamagedPlan('next_change is no number');
  const use = ModelUse.optional().safeParse(model);
  if (!use.success) throw new DamagedPlan('model is not whole');
  return { edits, userEdits, nextChange: Number(nextChange), model: use.data };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const plan: unknown = JSON.parse(text);
    if (typeof plan === 'object' && plan !== null) return { ...plan };
  } catch (cause) {
    throw new DamagedPlan('it is no JSON', { cause });
  }
  throw new DamagedPlan('it is no JSON object');
}

function listOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
  name: string,
): readonly Item[] {
  if (!Array.isArray(value)) throw new DamagedPlan(`${name} is no list`);
  return value.map((item: unknown, index) => {
    if (!isItem(item)) throw new DamagedPlan(`${name}[${index}] is not whole`);
    return item;
  });
}

function planOfVersion1(edits: readonly Edit[]): Plan {
  const numbers = edits.map(({ id }) => Number(id.replace(/\D+/g, '')));
  return { edits, userEdits: [], nextChange: Math.max(0, ...numbers) + 1 };
}
