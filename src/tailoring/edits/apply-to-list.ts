import { createHash } from 'node:crypto';
import type { HideEdit, OrderEdit, SurfaceEdit } from '../../contract/plan/edit.ts';
import type { SkillItem } from '../../contract/resume-document.ts';
import { plainText } from '../../contract/rich-text.ts';
import { type ItemSection, readBasePath } from '../resume/base-path.ts';
import type { Draft, DraftedChange, DraftItem, Tagged } from './draft.ts';

/* Edits that change a list and no words: something is hidden, put into another order, or added to the skills. */

/** Takes a bullet or keyword out, or switches a project off. Null when the source is not there. */
export function applyHide(draft: Draft, edit: HideEdit): DraftedChange | null {
  const place = readBasePath(edit.source);
  if (!place || !('index' in place)) return null;
  const item = draft.item(place.section, place.index);
  if (!item) return null;
  const pointer = () => draft.pointer(place.section, item);
  if (place.kind === 'item') return { path: pointer, before: hideItem(item), after: null };
  if (place.kind === 'bullet') {
    const before = removeBullet(draft, item, place.position);
    return before === null ? null : { path: () => `${pointer()}/summary`, before, after: null };
  }
  if (place.kind === 'keyword') {
    const before = removeKeyword(draft, item, place.position);
    return before === null ? null : { path: () => `${pointer()}/keywords`, before, after: null };
  }
  return null;
}

function hideItem(item: DraftItem): string {
  item.visible = false;
  const keywords = 'level' in item && 'keywords' in item ? item.keywords : [];
  return keywords.length === 0 ? itemName(item) : `${itemName(item)}: ${keywords.join(', ')}`;
}

/** What a reader calls the item. */
function itemName(item: DraftItem): string {
  const candidates = [
    'name' in item ? item.name : '',
    'position' in item ? item.position : '',
    'organization' in item ? item.organization : '',
    'title' in item ? item.title : '',
  ];
  return candidates.filter((name) => name !== '').join(', ');
}

/** The plain text of the bullet that went; null when it was not there. */
export function removeBullet(draft: Draft, item: DraftItem, position: number): string | null {
  let removed: string | null = null;
  const blocks = draft.blocks(item).map((block) => {
    if (block.type === 'paragraph') return block;
    const gone = block.items.find((bullet) => bullet.position === position);
    if (!gone) return block;
    removed = plainText(gone.content);
    return { ...block, items: block.items.filter((bullet) => bullet !== gone) };
  });
  if (removed !== null) draft.setBlocks(item, blocks);
  return removed;
}

function removeKeyword(draft: Draft, item: DraftItem, position: number): string | null {
  const keywords = draft.keywords(item);
  const gone = keywords.find((keyword) => keyword.position === position);
  if (!gone) return null;
  draft.setKeywords(
    item,
    keywords.filter((keyword) => keyword !== gone),
  );
  return gone.content;
}

/** Puts siblings into the order given. Null when that changes nothing. */
export function applyOrder(draft: Draft, edit: OrderEdit): DraftedChange | null {
  const place = readBasePath(edit.source);
  if (place?.kind === 'sections') return orderSections(draft, edit.order);
  if (place?.kind === 'section') return orderItems(draft, place.section, edit.order);
  if (place?.kind !== 'bullets' && place?.kind !== 'keywords') return null;
  const item = draft.item(place.section, place.index);
  if (!item) return null;
  const rank = rankBy(edit.order.map(lastIndex));
  const pointer = () => draft.pointer(place.section, item);
  if (place.kind === 'keywords') return orderKeywords(draft, item, rank, pointer);
  return orderBullets(draft, item, rank, pointer);
}

type Rank = (value: number | null) => number;

/** Position in the new order; what the order does not name stays after what it names, in its old order. */
function rankBy(order: readonly number[]): Rank {
  const positions = new Map(order.map((value, index) => [value, index]));
  return (value) => (value === null ? undefined : positions.get(value)) ?? order.length;
}

/** The number in the last brackets of a base path. */
function lastIndex(path: string): number {
  return Number(/\[(\d+)\][^[]*$/.exec(path)?.[1] ?? -1);
}

function byRank<Content>(tagged: readonly Tagged<Content>[], rank: Rank): Tagged<Content>[] {
  return [...tagged].sort((a, b) => rank(a.position) - rank(b.position));
}

function unlessSame(before: string, after: string, path: () => string): DraftedChange | null {
  return before === after ? null : { path, before, after };
}

function orderBullets(
  draft: Draft,
  item: DraftItem,
  rank: Rank,
  pointer: () => string,
): DraftedChange | null {
  const text = () => draft.summary(item);
  const before = text();
  draft.setBlocks(
    item,
    draft
      .blocks(item)
      .map((block) => (block.type === 'paragraph' ? block : { ...block, items: byRank(block.items, rank) })),
  );
  return unlessSame(before, text(), () => `${pointer()}/summary`);
}

function orderKeywords(
  draft: Draft,
  item: DraftItem,
  rank: Rank,
  pointer: () => string,
): DraftedChange | null {
  const text = () =>
    draft
      .keywords(item)
      .map(({ content }) => content)
      .join(', ');
  const before = text();
  draft.setKeywords(item, byRank(draft.keywords(item), rank));
  return unlessSame(before, text(), () => `${pointer()}/keywords`);
}

function orderItems(draft: Draft, section: ItemSection, order: readonly string[]): DraftedChange | null {
  const rank = rankBy(order.map(lastIndex));
  const items: DraftItem[] = draft.document.sections[section].items;
  const indexInBase = new Map(items.map((item, index) => [item, index]));
  const text = () => items.map(itemName).join(', ');
  const before = text();
  items.sort((a, b) => rank(indexInBase.get(a) ?? null) - rank(indexInBase.get(b) ?? null));
  return unlessSame(before, text(), () => `/sections/${section}/items`);
}

/** `order` is the new column of the jobs; what it takes from another column leaves that one. */
function orderSections(draft: Draft, order: readonly string[]): DraftedChange | null {
  const { metadata } = draft.document;
  const text = () => metadata.layout.flat(2).join(', ');
  const before = text();
  const known = new Set(metadata.layout.flat(2));
  metadata.layout = metadata.layout.map((page) =>
    page.map((column) => {
      const others = column.filter((key) => !order.includes(key));
      if (!column.includes('experience')) return others;
      return [...order.filter((key) => known.has(key)), ...others];
    }),
  );
  return unlessSame(before, text(), () => '/metadata/layout');
}

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

/** After the keyword named and after what was surfaced there before. */
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
