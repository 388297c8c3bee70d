import type { Edit } from './edit.ts';

/** The edits as the text that is kept with a resume. Only the engine writes and reads it. */
export function writePlan(edits: readonly Edit[]): string {
  return JSON.stringify({ version: 1, edits });
}

/** @throws Error when the text is none of ours: a stored plan is never guessed at. */
export function readPlan(text: string): readonly Edit[] {
  const plan: unknown = JSON.parse(text);
  const isPlan = typeof plan === 'object' && plan !== null && 'version' in plan && 'edits' in plan;
  if (!isPlan || plan.version !== 1 || !Array.isArray(plan.edits)) {
    throw new Error('The stored plan of this resume cannot be read: it is not a plan of version 1.');
  }
  return plan.edits as Edit[];
}
