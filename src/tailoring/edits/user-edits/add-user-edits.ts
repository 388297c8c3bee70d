import type { Address, UserEdit } from '../../../contract/plan/edit.ts';
import type { Change } from '../../../contract/report.ts';
import type { ResumeDocument } from '../../../contract/resume/resume-document.ts';
import type { Evidence, Warning } from '../../../contract/score.ts';
import type { Messages, WarningMessages } from '../../../messages/tailoring/messages.ts';
import { readRichLines } from '../../resume/read-chunks.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { AppliedChange } from '../apply-edits.ts';
import { addressOf, isAt, isWithin, pointerTo, valueAt } from '../document-tree.ts';
import { type AppliedUserEdit, applyUserEdits, isSwitch, type UserEditsApplied } from './apply-user-edits.ts';
import { baseEvidence, baseSource } from './base-evidence.ts';
import { itemText, leafText } from './readable-text.ts';

/* Applies the person's edits after the engine's, and lists them as changes and warnings of the report. */

interface WithUserEdits {
  readonly document: ResumeDocument;
  /** The engine's changes with their paths in the final document. */
  readonly engineChanges: readonly AppliedChange[];
  readonly userChanges: readonly Change[];
  readonly warnings: readonly Warning[];
}

/** Adds the person's edits to the engine's document and changes. */
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

/** Warns that the person's edits were not verified, and which no longer apply. */
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

/** True if the edit adds words, rather than changing layout, order or visibility. */
function isWording({ kind, at, ...edit }: UserEdit): boolean {
  if (at[0] === 'metadata') return false;
  if (kind === 'add') return true;
  return 'to' in edit && (typeof edit.to === 'string' || Array.isArray(edit.to));
}

/** The full text of a lost edit, because the document no longer contains it. */
function wordsOf(edit: UserEdit): string {
  if (edit.kind === 'add') return itemText(edit.value);
  if (edit.kind !== 'set') return '';
  const key = edit.at.at(-1);
  if (typeof edit.to !== 'string' || (key !== 'summary' && key !== 'content')) return leafText(edit.to);
  const { prose, bullets } = readRichLines(edit.to);
  return [prose, ...bullets].filter((line) => line !== '').join('\n');
}

interface BaseTexts {
  readonly base: ResumeDocument;
  /** The chunks of the base. */
  readonly chunks: readonly Chunk[];
  /** In the language of the base. */
  readonly messages: Messages;
}

/** Lists the person's edits as changes of the report. `document` contains them all; they are not verified. */
function userChanges(
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
      path: pointerTo(document, resolvableAddress(edit.at, later)),
      source: sourceOf(edit.at, base, evidence),
      before,
      after,
      reason: messages.ownEdits[reasonOf(edit)],
      requirements: [],
      evidence: [...evidence],
      verified: [],
    };
  });
}

function reasonOf(edit: UserEdit): keyof Messages['ownEdits'] {
  if (edit.kind !== 'set' || !isSwitch(edit)) return edit.kind;
  return edit.to === true ? 'show' : 'hide';
}

/** The source path: for rich text with only bullets, their list; with prose and bullets, the item. */
function sourceOf(at: Address, base: ResumeDocument, evidence: readonly Evidence[]): string {
  const source = baseSource(base, at);
  const field = at.at(-1);
  if (at.at(0) !== 'sections' || (field !== 'summary' && field !== 'date')) return source;
  const item = baseSource(base, at.slice(0, -1));
  const [first, ...others] = new Set(evidence.map(({ path }) => path.replace(/\[\d+\]$/, '')));
  return first !== undefined && others.length === 0 ? first : item;
}

/** The address, or the list around it if a later edit removed or replaced the item. */
function resolvableAddress(at: Address, later: readonly UserEdit[]): Address {
  const gone = later.find((edit) => edit.kind !== 'arrange' && isWithin(at, edit.at) && !isOwnLeaf(at, edit));
  return gone ? gone.at.slice(0, -1) : at;
}

/** True if the edit only sets the same leaf again, which does not move it. */
function isOwnLeaf(at: Address, { kind, at: other }: UserEdit): boolean {
  return kind === 'set' && isAt(at, other);
}

/** Moves a JSON Pointer from `from` to the edited `to`; a removed element is replaced by its list. */
function movedPointer(
  pointer: string,
  from: ResumeDocument,
  to: ResumeDocument,
  edits: readonly UserEdit[],
): string {
  const { address, element } = addressOf(from, pointer);
  const place = resolvableAddress(address, edits);
  const moved = pointerTo(to, place);
  const list = valueAt(to, place);
  if (element === undefined || place.length < address.length || !Array.isArray(list)) return moved;
  const index = list[element.index] === element.value ? element.index : list.indexOf(element.value);
  return index === -1 ? moved : `${moved}/${index}`;
}
