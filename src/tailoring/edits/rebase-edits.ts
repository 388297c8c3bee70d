import type { UserEdit } from '../../contract/plan/edit.ts';
import {
  answerPlace,
  documentSections,
  type PlacedText,
  textsAt,
} from '../../contract/resume/answer-place.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { withBullet, withoutBullet } from '../../contract/resume/rich-text.ts';
import { isJsonObject } from '../../values/json-object.ts';

/* Moves the edits of a resume to another base, where answers of the person were added or removed. */

/** A change of base: the texts added and removed. */
interface BaseMove {
  readonly from: ResumeDocument;
  readonly to: ResumeDocument;
  readonly added: readonly PlacedText[];
  readonly removed: readonly PlacedText[];
}

/**
 * Moves the person's edits to another base. Item ids depend on their text, so they are mapped to the new ones. A text
 * that the person replaced as a whole gets the new answers too.
 */
export function rebaseEdits(edits: readonly UserEdit[], move: BaseMove): readonly UserEdit[] {
  if (edits.length === 0) return edits;
  const ids = renamedItems(move);
  const rename = (id: string) => ids.get(id) ?? id;
  return edits.map((edit): UserEdit => {
    const at = edit.at.map(rename);
    switch (edit.kind) {
      case 'set':
        return {
          ...{ ...edit, at },
          ...(edit.from !== undefined && { from: withStatements(edit.from, at, move) }),
          to: withStatements(edit.to, at, move),
        };
      case 'add':
        return { ...edit, at, preceding: edit.preceding.map(rename) };
      case 'arrange':
        return {
          ...{ ...edit, at },
          ...(edit.previous && { previous: edit.previous.map(rename) }),
          order: edit.order.map(rename),
        };
      default:
        return { ...edit, at };
    }
  });
}

/** Maps old item ids to new ones, by equal content or else by equal heads (title, employer, dates). */
function renamedItems({ from, to }: BaseMove): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const section of sections) {
    const rest = [...to.sections[section].items];
    const changed = from.sections[section].items.filter((item) => {
      const same = rest.findIndex((other) => contentOf(other) === contentOf(item));
      if (same === -1) return true;
      const [found] = rest.splice(same, 1);
      if (found) renamed.set(item.id, found.id);
      return false;
    });
    for (const item of changed) {
      const same = rest.findIndex((other) => headOf(other) === headOf(item));
      const [found] = same === -1 ? [] : rest.splice(same, 1);
      if (found) renamed.set(item.id, found.id);
    }
  }
  return renamed;
}

const sections = [...new Set(Object.values(documentSections))];

function contentOf({ id: _, ...item }: Readonly<Record<string, unknown>> & { readonly id: string }): string {
  return JSON.stringify(item);
}

/** The content without the texts that an answer may be added to. */
function headOf(item: Readonly<Record<string, unknown>> & { readonly id: string }): string {
  return contentOf({ ...item, summary: '', keywords: [] });
}

function withStatements(value: unknown, at: readonly string[], { to, added, removed }: BaseMove): unknown {
  const isHere = (answer: PlacedText) => {
    const place = answerPlace(answer.path);
    if (place?.index == null) return false;
    const section = documentSections[place.section];
    const leaf = place.section === 'skills' ? 'keywords' : 'summary';
    const item = to.sections[section].items[place.index];
    return at.join('/') === ['sections', section, 'items', item?.id, leaf].join('/');
  };
  const [here, gone] = [added.filter(isHere), removed.filter(isHere)];
  if (typeof value === 'string') {
    const without = gone.reduce((html, { text }) => withoutBullet(html, text), value);
    return here.reduce((html, { text }) => withBullet(html, text), without);
  }
  if (!Array.isArray(value) || value.some(isJsonObject)) return value;
  const texts = new Set(gone.map(({ text }) => text));
  return [...value.filter((each) => !texts.has(each)), ...here.map(({ text }) => text)];
}

/** A text removed from a list of the base; those after it moved up. */
interface RemovedText {
  readonly list: string;
  readonly position: number;
}

/** The positions of removed answers, each after the removal of those before it. */
export function removedTexts(base: ResumeDocument, removed: readonly PlacedText[]): readonly RemovedText[] {
  const lists = new Map<string, readonly string[]>();
  return removed.flatMap(({ path, text }) => {
    const place = answerPlace(path);
    const texts = lists.get(path) ?? (place ? textsAt(base, place) : []);
    const position = texts.lastIndexOf(text);
    if (position === -1) return [];
    lists.set(path, texts.toSpliced(position, 1));
    return [{ list: path, position }];
  });
}

/** Moves a path of the old base to the new one; null if its text was removed. */
function movedPath(path: string, gone: readonly RemovedText[]): string | null {
  let moved = path;
  for (const { list, position } of gone) {
    if (!moved.startsWith(`${list}[`)) continue;
    const end = moved.indexOf(']', list.length);
    const index = Number(moved.slice(list.length + 1, end));
    if (index === position) return null;
    if (index > position) moved = `${list}[${index - 1}${moved.slice(end)}`;
  }
  return moved;
}

const pathKeys: ReadonlySet<string> = new Set(['source', 'after', 'before', 'path']);
const listKeys: ReadonlySet<string> = new Set(['order', 'absorbed']);

/** Moves the base paths in steps, and drops steps about removed texts. */
export function movePaths<Step extends object>(
  steps: readonly Step[],
  gone: readonly RemovedText[],
): readonly Step[] {
  if (gone.length === 0) return steps;
  return steps.flatMap((step) => {
    const moved = withMovedPaths(step, gone);
    return moved ? [moved as Step] : [];
  });
}

function withMovedPaths(step: object, gone: readonly RemovedText[]): object | null {
  const moved = new Map<string, unknown>();
  for (const [key, value] of Object.entries(step)) {
    if (pathKeys.has(key) && typeof value === 'string') {
      const path = movedPath(value, gone);
      if (path === null) return null;
      moved.set(key, path);
    } else if (listKeys.has(key) && Array.isArray(value)) {
      moved.set(
        key,
        value.flatMap((one) => movedPath(String(one), gone) ?? []),
      );
    } else if (key === 'evidence' && Array.isArray(value)) {
      moved.set(
        key,
        value.flatMap((one: object) => withMovedPaths(one, gone) ?? []),
      );
    } else moved.set(key, value);
  }
  return Object.fromEntries(moved);
}
