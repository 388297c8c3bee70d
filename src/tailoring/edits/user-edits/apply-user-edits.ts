import { isDeepStrictEqual } from 'node:util';
import type { AddEdit, ArrangeEdit, RemoveEdit, SetEdit, UserEdit } from '../../../contract/plan/edit.ts';
import type { ResumeDocument } from '../../../contract/resume/resume-document.ts';
import { isJsonObject } from '../../../values/json-object.ts';
import { childOf, type Item, isItem, valueAt } from '../document-tree.ts';
import { mergeValue } from './merge-value.ts';
import { itemText, leafTexts, orderTexts, switchedName } from './readable-text.ts';

/** An edit that had an effect, with the full texts before and after it; null if there was or is none. */
export interface AppliedUserEdit {
  readonly edit: UserEdit;
  readonly before: string | null;
  readonly after: string | null;
}

export interface UserEditsApplied {
  readonly document: ResumeDocument;
  readonly applied: readonly AppliedUserEdit[];
  /** Edits whose target no longer exists, because the change that made it was undone. */
  readonly lost: readonly UserEdit[];
  /** Edits that no longer do what they did: lost, without an effect, or over a text that is not the one they changed. */
  readonly misplaced: readonly UserEdit[];
}

/** `isForced`: over a text or an order that is not the one it was made on. */
type Outcome = (Omit<AppliedUserEdit, 'edit'> & { readonly isForced?: boolean }) | 'nothing' | 'lost';

/** Applies the person's edits in order to a copy of `document`. */
export function applyUserEdits(document: ResumeDocument, edits: readonly UserEdit[]): UserEditsApplied {
  const draft = structuredClone(document);
  const outcomes = edits.map((edit) => ({ edit, outcome: applyUserEdit(draft, edit) }));
  return {
    document: draft,
    applied: outcomes.flatMap(({ edit, outcome }) =>
      typeof outcome === 'string' ? [] : [{ edit, before: outcome.before, after: outcome.after }],
    ),
    lost: outcomes.flatMap(({ edit, outcome }) => (outcome === 'lost' ? [edit] : [])),
    misplaced: outcomes.flatMap(({ edit, outcome }) =>
      typeof outcome === 'string' || outcome.isForced ? [edit] : [],
    ),
  };
}

/** Applies an edit in place. `nothing`: the document already has the result. */
export function applyUserEdit(draft: ResumeDocument, edit: UserEdit): Outcome {
  switch (edit.kind) {
    case 'set':
      return setLeaf(draft, edit);
    case 'add':
      return addItem(draft, edit);
    case 'remove':
      return removeItem(draft, edit);
    case 'arrange':
      return arrangeItems(draft, edit);
  }
}

/** Over another value than the one it was made on, changes only the lines that it changed then. */
function setLeaf(draft: ResumeDocument, { at, from, to }: SetEdit): Outcome {
  const parent = valueAt(draft, at.slice(0, -1));
  const key = at.at(-1) ?? '';
  const before = childOf(parent, key);
  if (!isJsonObject(parent) || before === undefined) return 'lost';
  const merged = from === undefined ? to : mergeValue({ from, to }, before, key);
  const value = merged ?? to;
  if (isDeepStrictEqual(before, value)) return 'nothing';
  const texts = leafTexts(before, value);
  put(parent, key, value);
  const name = isSwitch({ at, to }) ? switchedName(parent) : null;
  if (name !== null) return value === true ? { before: null, after: name } : { before: name, after: null };
  return {
    before: texts.before === '' ? null : texts.before,
    after: texts.after,
    isForced: merged === undefined,
  };
}

/** True if the edit hides an item or section, or shows it again. */
export function isSwitch({ at, to }: Pick<SetEdit, 'at' | 'to'>): boolean {
  return at[0] === 'sections' && at.at(-1) === 'visible' && typeof to === 'boolean';
}

/** Adds an item, or replaces it if it exists because its removal was undone. */
function addItem(draft: ResumeDocument, { at, value, preceding }: AddEdit): Outcome {
  const parent = valueAt(draft, at.slice(0, -1));
  const key = at.at(-1) ?? '';
  const old = childOf(parent, key);
  if (isDeepStrictEqual(old, value)) return 'nothing';
  const before = old === undefined ? null : itemText(old);
  if (isJsonObject(parent)) put(parent, key, value);
  else if (Array.isArray(parent)) putItem(parent, key, value, preceding);
  else return 'lost';
  return { before, after: itemText(value), isForced: old !== undefined };
}

function putItem(list: unknown[], id: string, value: unknown, preceding: readonly string[]): void {
  const ids = list.map((item) => (isItem(item) ? item.id : ''));
  const copy = structuredClone(value);
  if (ids.includes(id)) list.splice(ids.indexOf(id), 1, copy);
  else list.splice(ids.indexOf(preceding.findLast((one) => ids.includes(one)) ?? '') + 1, 0, copy);
}

function removeItem(draft: ResumeDocument, { at }: RemoveEdit): Outcome {
  const parent = valueAt(draft, at.slice(0, -1));
  const key = at.at(-1) ?? '';
  const gone = childOf(parent, key);
  if (gone === undefined) return 'nothing';
  if (Array.isArray(parent)) parent.splice(parent.indexOf(gone), 1);
  else if (isJsonObject(parent)) delete parent[key];
  return { before: itemText(gone), after: null };
}

/** Reorders items. Those that the order does not name follow in their old order. */
function arrangeItems(draft: ResumeDocument, { at, previous, order }: ArrangeEdit): Outcome {
  const list = valueAt(draft, at);
  if (!Array.isArray(list)) return 'lost';
  const rank = new Map(order.map((id, index) => [id, index]));
  const rankOf = ({ id }: Item) => rank.get(id) ?? order.length;
  const before: readonly Item[] = list.filter(isItem);
  const after = before.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (isDeepStrictEqual(before, after)) return 'nothing';
  const texts = orderTexts(before, after);
  list.splice(0, list.length, ...after);
  return { ...texts, isForced: previous !== undefined && !isInOrder(before, previous) };
}

/** True if the items that are in both are in the same order. */
function isInOrder(items: readonly Item[], order: readonly string[]): boolean {
  const ids = items.map(({ id }) => id);
  return isDeepStrictEqual(
    ids.filter((id) => order.includes(id)),
    order.filter((id) => ids.includes(id)),
  );
}

/** Sets a property safely even for keys such as `__proto__`. */
function put(parent: object, key: string, value: unknown): void {
  const descriptor = { value: structuredClone(value), writable: true, enumerable: true, configurable: true };
  Object.defineProperty(parent, key, descriptor);
}
