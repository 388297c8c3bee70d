import { isDeepStrictEqual } from 'node:util';
import type { Address, ProposedUserEdit, UserEdit } from '../../../contract/plan/edit.ts';
import type { ResumeDocument } from '../../../contract/resume/resume-document.ts';
import { type Block, parseRichText, printRichText, type Run } from '../../../contract/resume/rich-text.ts';
import { isJsonObject, type JsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { plainBreaks } from '../../../values/strings.ts';
import { type Item, isAt, isItem, isItemList, isWithin, valueAt } from '../document-tree.ts';
import { applyUserEdit, applyUserEdits } from './apply-user-edits.ts';
import { richKeys } from './merge-value.ts';

/* Finds what a person changed in a document, without changes that only restore an earlier text. */

/** Number of preceding items stored to place an added item, in case some are undone. */
const maxPreceding = 5;

/**
 * The steps from one document to another: one for each changed leaf, each added or removed item, and each reordered
 * list. Differences in unsupported markup are ignored.
 */
export function findUserEdits(
  before: unknown,
  after: unknown,
  at: Address = [],
): readonly ProposedUserEdit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isItemList(before) && isItemList(after)) return stepsOfList(before, after, at);
  if (isJsonObject(before) && isJsonObject(after)) return stepsOfBranch(before, after, at);
  const to = cleanValue(after, at.at(-1) ?? '');
  return isDeepStrictEqual(before, to) ? [] : [{ kind: 'set', at, from: before, to }];
}

function stepsOfBranch(before: JsonObject, after: JsonObject, at: Address): ProposedUserEdit[] {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...gone.map((key): ProposedUserEdit => ({ kind: 'remove', at: [...at, key] })),
    ...Object.entries(after).flatMap(([key, value]) =>
      Object.hasOwn(before, key)
        ? findUserEdits(ownValue(before, key), value, [...at, key])
        : [added([...at, key], value, [])],
    ),
  ];
}

function stepsOfList(before: readonly Item[], after: readonly Item[], at: Address): ProposedUserEdit[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const wanted = after.map(({ id }) => id);
  const known = new Set(wanted);
  const kept = wanted.filter((id) => old.has(id));
  const keptBefore = before.map(({ id }) => id).filter((id) => known.has(id));
  return [
    ...[...old.keys()]
      .filter((id) => !known.has(id))
      .map((id): ProposedUserEdit => ({ kind: 'remove', at: [...at, id] })),
    // Reorders before adding, so that each new item can follow the one before it.
    ...(isDeepStrictEqual(kept, keptBefore)
      ? []
      : [{ kind: 'arrange', at, previous: keptBefore, order: kept } as const]),
    ...after.flatMap((item, index) =>
      old.has(item.id)
        ? findUserEdits(old.get(item.id), item, [...at, item.id])
        : [added([...at, item.id], item, wanted.slice(Math.max(0, index - maxPreceding), index))],
    ),
  ];
}

function added(at: Address, value: unknown, preceding: readonly string[]): ProposedUserEdit {
  return { kind: 'add', at, value: cleanValue(value, at.at(-1) ?? ''), preceding };
}

/** Normalizes a value for the document: rich text in the supported subset, line breaks as \n. Idempotent. */
function cleanValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') return richKeys.has(key) ? cleanHtml(value) : plainBreaks(value);
  if (Array.isArray(value)) return value.map((element) => cleanValue(element, ''));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, cleanValue(child, name)]));
}

function cleanHtml(html: string): string {
  const cleaned = parseRichText(withoutOpenComments(html)).map(cleanBlock);
  // Cleaning may leave double spaces where markup ended, which parsing again collapses.
  return printRichText(parseRichText(printRichText(cleaned)));
}

function cleanBlock(block: Block): Block {
  if (block.type === 'paragraph') return { ...block, runs: block.runs.map(cleanRun) };
  return { ...block, items: block.items.map((runs) => runs.map(cleanRun)) };
}

/** Removes control characters, which may have been written as character references. */
function cleanRun(run: Run): Run {
  return { ...run, text: run.text.replace(/\p{Cc}/gu, ' ') };
}

/** Removes unclosed comment openers. Searching for the end of each would take quadratic time. */
function withoutOpenComments(html: string): string {
  const end = html.lastIndexOf('-->') + 1;
  return html.slice(0, end) + html.slice(end).replaceAll('<!--', '');
}

interface RemainingEdits {
  readonly earlier: readonly UserEdit[];
  readonly added: readonly ProposedUserEdit[];
}

/**
 * Removes earlier edits instead of adding a step that only restores the text before them, so that the text counts as
 * verified again. `document` is the engine's.
 */
export function cancelOppositeEdits(
  document: ResumeDocument,
  earlier: readonly UserEdit[],
  found: readonly ProposedUserEdit[],
): RemainingEdits {
  const undoing = found.filter((step) => earlier.some((edit) => isUndoneBy(edit, step)));
  if (undoing.length === 0) return { earlier, added: found };
  const back = stepsBack(document, earlier, undoing);
  const remaining = {
    earlier: earlier.filter((edit) => !back.some((step) => isUndoneBy(edit, step))),
    added: found.filter((step) => !back.includes(step)),
  };
  return isDeepStrictEqual(outcome(document, remaining), outcome(document, { earlier, added: found }))
    ? remaining
    : { earlier, added: found };
}

/** True if the step overwrites everything that the edit did. */
function isUndoneBy(edit: UserEdit, step: ProposedUserEdit): boolean {
  if (step.kind === 'arrange' || edit.kind === 'arrange') {
    return edit.kind === step.kind && isAt(edit.at, step.at);
  }
  return isWithin(edit.at, step.at);
}

/** The steps that restore the value before the first edit that they overwrite. */
function stepsBack(
  document: ResumeDocument,
  earlier: readonly UserEdit[],
  steps: readonly ProposedUserEdit[],
): readonly ProposedUserEdit[] {
  const draft = structuredClone(document);
  let open = steps;
  const back: ProposedUserEdit[] = [];
  for (const edit of earlier) {
    const reached = open.filter((step) => isUndoneBy(edit, step));
    open = open.filter((step) => !reached.includes(step));
    back.push(...reached.filter((step) => isDeepStrictEqual(currentValue(draft, step), wantedBy(step))));
    applyUserEdit(draft, edit);
  }
  return back;
}

function currentValue(document: ResumeDocument, { kind, at }: ProposedUserEdit): unknown {
  const value = valueAt(document, at);
  return kind === 'arrange' && Array.isArray(value) ? idsOf(value) : value;
}

function idsOf(list: readonly unknown[]): readonly string[] {
  return list.filter(isItem).map(({ id }) => id);
}

function wantedBy(step: ProposedUserEdit): unknown {
  switch (step.kind) {
    case 'set':
      return step.to;
    case 'add':
      return step.value;
    case 'remove':
      return undefined;
    case 'arrange':
      return step.order;
  }
}

function outcome(document: ResumeDocument, { earlier, added }: RemainingEdits): ResumeDocument {
  return applyUserEdits(document, [...earlier, ...added.map((step) => ({ ...step, id: '' }))]).document;
}
