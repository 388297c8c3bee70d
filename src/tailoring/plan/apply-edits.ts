import type { Edit } from '../../contract/plan/edit.ts';
import type { Change } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { applyHide } from './apply/apply-hide.ts';
import { applyOrder } from './apply/apply-order.ts';
import { applySurface } from './apply/apply-surface.ts';
import { applyText } from './apply/apply-text.ts';
import { type Draft, openDraft } from './apply/draft.ts';
import type { DraftedChange } from './apply/drafted-change.ts';
import { inOrderOfApplication } from './in-order-of-application.ts';

/** A change before the verifier's word on it. */
export type AppliedChange = Omit<Change, 'verified'>;

export interface Applied {
  readonly document: ResumeDocument;
  /** One for each edit that changed something, in the order of application. */
  readonly changes: readonly AppliedChange[];
}

/** The tailored document is nothing but the base and these edits. Never changes `base`. */
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
