import { isDeepStrictEqual } from 'node:util';
import type { UserEdit, UserProposal } from '../../../contract/plan/user-edit.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import { applyUserEdit, applyUserEdits } from './apply-user-edits.ts';
import { isAt, isItem, isWithin, valueAt } from './document-tree.ts';

export interface Settled {
  readonly earlier: readonly UserEdit[];
  readonly added: readonly UserProposal[];
}

/**
 * A step that only puts back what was there before the person's own edits is none: those edits go instead, so that
 * the text counts as verified again. `document` is the engine's.
 */
export function settle(
  document: ResumeDocument,
  earlier: readonly UserEdit[],
  found: readonly UserProposal[],
): Settled {
  const undoing = found.filter((step) => earlier.some((edit) => isUndoneBy(edit, step)));
  if (undoing.length === 0) return { earlier, added: found };
  const back = stepsBack(document, earlier, undoing);
  const settled = {
    earlier: earlier.filter((edit) => !back.some((step) => isUndoneBy(edit, step))),
    added: found.filter((step) => !back.includes(step)),
  };
  return isDeepStrictEqual(outcome(document, settled), outcome(document, { earlier, added: found }))
    ? settled
    : { earlier, added: found };
}

/** Whether the step writes over all that the edit did. */
function isUndoneBy(edit: UserEdit, step: UserProposal): boolean {
  if (step.kind === 'arrange' || edit.kind === 'arrange') {
    return edit.kind === step.kind && isAt(edit.at, step.at);
  }
  return isWithin(edit.at, step.at);
}

/** Those of the steps that give what stood there before the first edit that they undo. */
function stepsBack(
  document: ResumeDocument,
  earlier: readonly UserEdit[],
  steps: readonly UserProposal[],
): readonly UserProposal[] {
  const draft = structuredClone(document);
  let open = steps;
  const back: UserProposal[] = [];
  for (const edit of earlier) {
    const reached = open.filter((step) => isUndoneBy(edit, step));
    open = open.filter((step) => !reached.includes(step));
    back.push(...reached.filter((step) => isDeepStrictEqual(standingAt(draft, step), wantedBy(step))));
    applyUserEdit(draft, edit);
  }
  return back;
}

function standingAt(document: ResumeDocument, { kind, at }: UserProposal): unknown {
  const value = valueAt(document, at);
  return kind === 'arrange' && Array.isArray(value) ? idsOf(value) : value;
}

function idsOf(list: readonly unknown[]): readonly string[] {
  return list.filter(isItem).map(({ id }) => id);
}

function wantedBy(step: UserProposal): unknown {
  switch (step.kind) {
    case 'set':
      return step.to;
    case 'add':
      return step.value;
    case 'remove':
      return undefined;
    case 'arrange':
      return step.order;
  }
}

function outcome(document: ResumeDocument, { earlier, added }: Settled): ResumeDocument {
  return applyUserEdits(document, [...earlier, ...added.map((step) => ({ ...step, id: '' }))]).document;
}
