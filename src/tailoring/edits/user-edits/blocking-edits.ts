import type { UserEdit } from '../../../contract/plan/edit.ts';
import type { ResumeDocument } from '../../../contract/resume/resume-document.ts';
import { valueAt } from '../document-tree.ts';
import { applyUserEdit, applyUserEdits } from './apply-user-edits.ts';

/* Finds the edits of the person that build on a change, so that it cannot be undone or restored without them. */

interface Edited {
  /** The engine's document, on which the edits are made. */
  readonly document: ResumeDocument;
  readonly edits: readonly UserEdit[];
}

/** The ids of edits that fit before, or are new, and do not fit after; with those that build on them. */
export function blockingEdits(before: Edited, after: Edited): readonly string[] {
  const known = new Set(misplacedIds(before));
  const found: string[] = [];
  for (;;) {
    const edits = after.edits.filter(({ id }) => !found.includes(id));
    const more = misplacedIds({ ...after, edits }).filter((id) => !known.has(id));
    if (more.length === 0) return found;
    found.push(...more);
  }
}

function misplacedIds({ document, edits }: Edited): readonly string[] {
  return applyUserEdits(document, edits).misplaced.map(({ id }) => id);
}

/** With the value that each edit of an older plan was made on. */
export function withOrigins(document: ResumeDocument, edits: readonly UserEdit[]): readonly UserEdit[] {
  if (edits.every((edit) => edit.kind !== 'set' || edit.from !== undefined)) return edits;
  const draft = structuredClone(document);
  return edits.map((edit) => {
    const known =
      edit.kind === 'set' && edit.from === undefined
        ? { ...edit, from: structuredClone(valueAt(draft, edit.at)) }
        : edit;
    applyUserEdit(draft, edit);
    return known;
  });
}
