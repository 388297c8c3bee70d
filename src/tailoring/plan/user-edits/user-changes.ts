import type { Address } from '../../../contract/plan/user-edit.ts';
import type { Change } from '../../../contract/report.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import type { Evidence } from '../../../contract/score.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { AppliedUserEdit } from './apply-user-edits.ts';
import { baseEvidence } from './base-evidence.ts';
import { baseSource } from './base-source.ts';
import { pointerTo } from './document-tree.ts';
import { placeThatStands } from './place-that-stands.ts';

export interface BaseTexts {
  readonly base: ResumeDocument;
  /** Those of the base. */
  readonly chunks: readonly Chunk[];
  /** In the language of the base. */
  readonly messages: Messages;
}

/** The person's edits as changes of the report. `document` holds them all; nobody judges them. */
export function userChanges(
  applied: readonly AppliedUserEdit[],
  document: ResumeDocument,
  { base, chunks, messages }: BaseTexts,
): Change[] {
  return applied.map(({ edit, before, after }, index) => {
    const evidence = baseEvidence(base, edit.at, chunks);
    const later = applied.slice(index + 1).map((one) => one.edit);
    return {
      id: edit.id,
      op: 'edit',
      engine: 'user',
      path: pointerTo(document, placeThatStands(edit.at, later)),
      source: sourceOf(edit.at, base, evidence),
      before,
      after,
      reason: messages.ownEdits[edit.kind],
      requirements: [],
      evidence: [...evidence],
      verified: [],
    };
  });
}

/** A rich text of bullets only is the list of them; one of prose and bullets is the item's own. */
function sourceOf(at: Address, base: ResumeDocument, evidence: readonly Evidence[]): string {
  const source = baseSource(base, at);
  const field = at.at(-1);
  if (at.at(0) !== 'sections' || (field !== 'summary' && field !== 'date')) return source;
  const item = baseSource(base, at.slice(0, -1));
  const [first, ...others] = new Set(evidence.map(({ path }) => path.replace(/\[\d+\]$/, '')));
  return first !== undefined && others.length === 0 ? first : item;
}
