import { answerPlace, documentSections } from '../../../contract/answer-place.ts';
import { withBullet, withoutBullet } from '../../../contract/bullets.ts';
import { isJsonObject } from '../../../contract/json-object.ts';
import type { KeptAnswer } from '../../../contract/plan/stored-plan.ts';
import type { UserEdit } from '../../../contract/plan/user-edit.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';

type Named = Pick<KeptAnswer, 'path' | 'text'>;

/** What was added to a base, and what was taken out of it. */
export interface BaseMove {
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
