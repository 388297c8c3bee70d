import type { Edit } from '../../contract/plan/edit.ts';
import type { Change } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { applyText } from './apply-text.ts';
import { applyHide, applyOrder, applySurface } from './apply-to-list.ts';
import { type Draft, type DraftedChange, openDraft } from './draft.ts';

/** A change before it is verified. */
export type AppliedChange = Omit<Change, 'verified'>;

export interface Applied {
  readonly document: ResumeDocument;
  /** A change for each edit that had an effect, in the order of application. */
  readonly changes: readonly AppliedChange[];
}

/** Makes the tailored document from a copy of the base and the edits alone. */
export function applyEdits(base: ResumeDocument, edits: readonly Edit[]): Applied {
  const draft = openDraft(base);
  const drafted = inOrderOfApplication(edits).flatMap((edit) => {
    const change = applyEdit(draft, edit);
    return change ? [{ edit, change }] : [];
  });
  return {
    document: draft.document,
    changes: drafted.map(({ edit, change }) => ({
      id: edit.id,
      op: edit.op,
      engine: edit.engine ?? 'rules',
      path: change.path(),
      source: edit.source,
      before: change.before,
      after: change.after,
      reason: edit.reason,
      requirements: [...edit.requirements],
      evidence: edit.evidence.map((evidence) => ({ ...evidence })),
    })),
  };
}

function applyEdit(draft: Draft, edit: Edit): DraftedChange | null {
  switch (edit.op) {
    case 'hide':
      return applyHide(draft, edit);
    case 'reorder':
    case 'section_order':
      return applyOrder(draft, edit);
    case 'surface_skill':
      return applySurface(draft, edit);
    default:
      return applyText(draft, edit);
  }
}

const phaseOf: Readonly<Record<Edit['op'], number>> = {
  hide: 0,
  reorder: 1,
  section_order: 1,
  surface_skill: 2,
  merge: 3,
  alias: 3,
  rewrite: 3,
  headline: 3,
  summary: 3,
};

/** Sorts edits into the order of application. Edits of the same phase keep their order. */
export function inOrderOfApplication<Item extends { readonly op: Edit['op'] }>(
  edits: readonly Item[],
): readonly Item[] {
  return [...edits].sort((a, b) => phaseOf[a.op] - phaseOf[b.op]);
}
