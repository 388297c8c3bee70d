import { createHash } from 'node:crypto';
import type { SurfaceEdit } from '../../../contract/plan/edit.ts';
import type { SkillItem } from '../../../contract/resume-document.ts';
import { readBasePath } from '../../resume/base-path.ts';
import type { Draft, DraftItem, Tagged } from './draft.ts';
import type { DraftedChange } from './drafted-change.ts';

/** Adds a keyword to a skill group, or a skill of its own. Null when the group is not there. */
export function applySurface(draft: Draft, edit: SurfaceEdit): DraftedChange | null {
  if (edit.source === 'skills') return addOutsideGroups(draft, edit);
  const place = readBasePath(edit.source);
  if (place?.kind !== 'item' || place.section !== 'skills') return null;
  const group = draft.item('skills', place.index);
  return group ? addKeyword(draft, group, edit) : null;
}

function addOutsideGroups(draft: Draft, edit: SurfaceEdit): DraftedChange {
  const { items } = draft.document.sections.skills;
  const name = edit.group ?? edit.text;
  const known = items.find((item) => item.id === idFor(name));
  const item = known ?? newSkill(name);
  if (!known) items.push(item);
  if (edit.group !== null) return addKeyword(draft, item, edit);
  return { path: () => `${draft.pointer('skills', item)}/name`, before: null, after: edit.text };
}

function addKeyword(draft: Draft, group: DraftItem, edit: SurfaceEdit): DraftedChange {
  const added: Tagged<string> = { position: null, content: edit.text };
  const keywords = draft.keywords(group);
  const at = insertionIndex(keywords, edit.after);
  draft.setKeywords(group, [...keywords.slice(0, at), added, ...keywords.slice(at)]);
  const path = () => `${draft.pointer('skills', group)}/keywords/${draft.keywords(group).indexOf(added)}`;
  return { path, before: null, after: edit.text };
}

/** Behind the keyword named and behind what was surfaced there before. */
function insertionIndex(keywords: readonly Tagged<string>[], after: string | null): number {
  const place = after === null ? null : readBasePath(after);
  const position = place?.kind === 'keyword' ? place.position : null;
  let index = position === null ? 0 : keywords.findIndex((keyword) => keyword.position === position) + 1;
  while (index < keywords.length && keywords[index]?.position === null) index += 1;
  return index;
}

function newSkill(name: string): SkillItem {
  return { id: idFor(name), visible: true, name, description: '', level: 0, keywords: [] };
}

/** Shaped like the ids of the document, the same on every machine. */
function idFor(name: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(`surfaced skill\n${name}`).digest('hex')}`).toString(
    36,
  );
  return `s${digits.padStart(23, '0').slice(-23)}`;
}
