import type { UserEdit } from '../../../contract/plan/user-edit.ts';
import type { Change } from '../../../contract/report.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import type { Warning } from '../../../contract/score.ts';
import type { WarningMessages } from '../../messages/messages.ts';
import { readRichLines } from '../../resume/read-chunks.ts';
import type { AppliedChange } from '../apply-edits.ts';
import { applyUserEdits, type UserEditsApplied } from './apply-user-edits.ts';
import { movedPointer } from './place-that-stands.ts';
import { itemText, leafText } from './readable-text.ts';
import { type BaseTexts, userChanges } from './user-changes.ts';

export interface WithUserEdits {
  readonly document: ResumeDocument;
  /** The engine's changes with their paths in the final document. */
  readonly engineChanges: readonly AppliedChange[];
  readonly userChanges: readonly Change[];
  readonly warnings: readonly Warning[];
}

/** What the engine made, with the person's edits on top. */
export function addUserEdits(
  made: { readonly document: ResumeDocument; readonly changes: readonly AppliedChange[] },
  userEdits: readonly UserEdit[],
  texts: BaseTexts,
): WithUserEdits {
  if (userEdits.length === 0) {
    return { document: made.document, engineChanges: made.changes, userChanges: [], warnings: [] };
  }
  const result = applyUserEdits(made.document, userEdits);
  const { document, applied } = result;
  const changes = userChanges(applied, document, texts);
  return {
    document,
    engineChanges: movedChanges(made, result),
    userChanges: changes,
    warnings: userEditWarnings(result, changes, texts.messages.warnings),
  };
}

function movedChanges(
  { document, changes }: { readonly document: ResumeDocument; readonly changes: readonly AppliedChange[] },
  result: UserEditsApplied,
): AppliedChange[] {
  const edits = result.applied.map(({ edit }) => edit);
  return changes.map((change) => ({
    ...change,
    path: movedPointer(change.path, document, result.document, edits),
  }));
}

/** What the reader must know about the person's edits: that nobody verified them, and which no longer apply. */
function userEditWarnings(
  { applied, lost }: UserEditsApplied,
  changes: readonly Change[],
  messages: WarningMessages,
): Warning[] {
  const written = new Set(applied.filter(({ edit }) => isWording(edit)).map(({ edit }) => edit.id));
  const ids = changes.filter(({ id, after }) => written.has(id) && after !== '').map(({ id }) => id);
  return [
    ...(ids.length === 0 ? [] : [{ code: 'edited_by_hand', message: messages.editedByHand(ids) }]),
    ...lost.map((edit) => ({ code: 'edit_lost', message: messages.editLost(edit.id, wordsOf(edit)) })),
  ];
}

/** Whether the edit brings words into the resume, rather than a look, an order or a switch. */
function isWording({ kind, at, ...edit }: UserEdit): boolean {
  if (at[0] === 'metadata') return false;
  if (kind === 'add') return true;
  return 'to' in edit && (typeof edit.to === 'string' || Array.isArray(edit.to));
}

/** The whole text: the document does not hold the person's words any more. */
function wordsOf(edit: UserEdit): string {
  if (edit.kind === 'add') return itemText(edit.value);
  if (edit.kind !== 'set') return '';
  const key = edit.at.at(-1);
  if (typeof edit.to !== 'string' || (key !== 'summary' && key !== 'content')) return leafText(edit.to);
  const { prose, bullets } = readRichLines(edit.to);
  return [prose, ...bullets].filter((line) => line !== '').join('\n');
}
