import type { UserEdit } from '../../../contract/plan/user-edit.ts';
import type { Change } from '../../../contract/report.ts';
import type { Warning } from '../../../contract/score.ts';
import type { WarningMessages } from '../../messages/messages.ts';
import type { WithUserEdits } from './add-user-edits.ts';

/**
 * Changes of the engine that are undone beneath an edit that stays: the person's text stands as it is, so that
 * nothing is seen of the undoing. `before`: the resume with all of them.
 */
export function undoneBeneath(
  before: WithUserEdits,
  userEdits: readonly UserEdit[],
  changeIds: readonly string[],
  messages: WarningMessages,
): Warning[] {
  const undone = before.engineChanges.filter(({ id }) => changeIds.includes(id));
  const kinds = new Map(userEdits.map(({ id, kind }) => [id, kind]));
  const covering = before.userChanges.filter(({ id }) => !changeIds.includes(id));
  const last = (path: string) => covering.findLast((change) => covers(change, kinds.get(change.id), path));
  return covering.flatMap((edit) => {
    const ids = undone.filter(({ path }) => last(path) === edit).map(({ id }) => id);
    return ids.length === 0
      ? []
      : [{ code: 'undone_beneath_edit', message: messages.undoneBeneath(ids, edit.id) }];
  });
}

/** Whether the edit says all that there is at the path. */
function covers(change: Change, kind: UserEdit['kind'] | undefined, path: string): boolean {
  if (kind === 'set') return path === change.path || path.startsWith(`${change.path}/`);
  return kind === 'arrange' && path === change.path;
}
