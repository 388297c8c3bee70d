import { answerPlace, documentSections, textsAt } from '../../contract/answer-place.ts';
import { isJsonObject } from '../../contract/json-object.ts';
import type { UserEdit } from '../../contract/plan/edit.ts';
import type { KeptAnswer } from '../../contract/plan/stored-plan.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { withBullet, withoutBullet } from '../../contract/rich-text.ts';

/* The edits of a resume on another base: one with other statements of the person's, who was asked. */

type Named = Pick<KeptAnswer, 'path' | 'text'>;

/** What was added to a base, and what was taken out of it. */
interface BaseMove {
  readonly from: ResumeDocument;
  readonly to: ResumeDocument;
  readonly added: readonly Named[];
  readonly removed: readonly Named[];
}

/**
 * The person's edits as they are on another base: the ids of items follow from their text, and a text that the person
 * wrote anew as a whole takes the new statement in as well.
 */
export function rebaseEdits(edits: readonly UserEdit[], move: BaseMove): readonly UserEdit[] {
  if (edits.length === 0) return edits;
  const ids = renamedItems(move);
  const rename = (id: string) => ids.get(id) ?? id;
  return edits.map((edit): UserEdit => {
    const at = edit.at.map(rename);
    switch (edit.kind) {
      case 'set':
        return { ...edit, at, to: withStatements(edit.to, at, move) };
      case 'add':
        return { ...edit, at, preceding: edit.preceding.map(rename) };
      case 'arrange':
        return { ...edit, at, order: edit.order.map(rename) };
      default:
        return { ...edit, at };
    }
  });
}

/** The new id of each item that has one: items keep their order, and at most some of a section are gone or new. */
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

/** All but the texts that a statement can be added to. */
function headOf(item: Readonly<Record<string, unknown>> & { readonly id: string }): string {
  return contentOf({ ...item, summary: '', keywords: [] });
}

function withStatements(value: unknown, at: readonly string[], { to, added, removed }: BaseMove): unknown {
  const isHere = (answer: Named) => {
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

/** A text that was taken out of a list of the base: what stood after it has moved up. */
interface TakenOut {
  readonly list: string;
  readonly position: number;
}

/** Where the statements stood, each when those before it were out. */
export function takenOut(
  base: ResumeDocument,
  removed: readonly Pick<KeptAnswer, 'path' | 'text'>[],
): readonly TakenOut[] {
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

/** A path of the base before as one of the base now; null when what it names was taken out. */
function movedPath(path: string, gone: readonly TakenOut[]): string | null {
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

const pathKeys: ReadonlySet<string> = new Set(['source', 'after', 'path']);
const listKeys: ReadonlySet<string> = new Set(['order', 'absorbed']);

/** Steps with their paths of the base moved; without those that are about what was taken out. */
export function movePaths<Step extends object>(
  steps: readonly Step[],
  gone: readonly TakenOut[],
): readonly Step[] {
  if (gone.length === 0) return steps;
  return steps.flatMap((step) => {
    const moved = withMovedPaths(step, gone);
    return moved ? [moved as Step] : [];
  });
}

function withMovedPaths(step: object, gone: readonly TakenOut[]): object | null {
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
