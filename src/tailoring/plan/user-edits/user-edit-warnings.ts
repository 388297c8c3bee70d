import type { UserEdit } from '../../../contract/plan/user-edit.ts';
import type { Change } from '../../../contract/report.ts';
import type { Warning } from '../../../contract/score.ts';
import type { WarningMessages } from '../../messages/messages.ts';
import { readRichLines } from '../../resume/read-rich-lines.ts';
import type { UserEditsApplied } from './apply-user-edits.ts';
import { itemText, leafText } from './readable-text.ts';

/** What the reader must know about the person's edits: that nobody verified them, and which no longer apply. */
export function userEditWarnings(
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
