import type { UserEdit } from '../../../contract/plan/user-edit.ts';
import type { Change } from '../../../contract/report.ts';
import type { Warning } from '../../../contract/score.ts';
import { readRichLines } from '../../resume/read-rich-lines.ts';
import type { UserEditsApplied } from './apply-user-edits.ts';
import { itemText, leafText } from './readable-text.ts';

/** What the reader must know about the person's edits: that nobody verified them, and which no longer apply. */
export function userEditWarnings({ applied, lost }: UserEditsApplied, changes: readonly Change[]): Warning[] {
  const written = new Set(applied.filter(({ edit }) => isWording(edit)).map(({ edit }) => edit.id));
  const ids = changes.filter(({ id, after }) => written.has(id) && after !== '').map(({ id }) => id);
  return [...(ids.length === 0 ? [] : [writtenByHand(ids)]), ...lost.map(noLongerApplies)];
}

/** Whether the edit brings words into the resume, rather than a look, an order or a switch. */
function isWording({ kind, at, ...edit }: UserEdit): boolean {
  if (at[0] === 'metadata') return false;
  if (kind === 'add') return true;
  return 'to' in edit && (typeof edit.to === 'string' || Array.isArray(edit.to));
}

function writtenByHand(ids: readonly string[]): Warning {
  const [texts, were] =
    ids.length === 1 ? ['1 text was', 'it was'] : [`${ids.length} texts were`, 'they were'];
  const message = `${texts} written by you (${ids.join(', ')}); ${were} not verified against your base resume.`;
  return { code: 'edited_by_hand', message };
}

/** The whole text: the document does not hold the person's words any more. */
function noLongerApplies(edit: UserEdit): Warning {
  const text = wordsOf(edit);
  const said = text === '' ? '' : `It said: “${text}”. `;
  const message = `Your edit ${edit.id} no longer applies: what it was made on was undone. ${said}Undo ${edit.id} to drop it.`;
  return { code: 'edit_lost', message };
}

function wordsOf(edit: UserEdit): string {
  if (edit.kind === 'add') return itemText(edit.value);
  if (edit.kind !== 'set') return '';
  const key = edit.at.at(-1);
  if (typeof edit.to !== 'string' || (key !== 'summary' && key !== 'content')) return leafText(edit.to);
  const { prose, bullets } = readRichLines(edit.to);
  return [prose, ...bullets].filter((line) => line !== '').join('\n');
}
