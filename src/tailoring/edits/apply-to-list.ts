import { createHash } from 'node:crypto';
import type { HideEdit, OrderEdit, SurfaceEdit } from '../../contract/plan/edit.ts';
import type { SkillItem } from '../../contract/resume/resume-document.ts';
import { plainText } from '../../contract/resume/rich-text.ts';
import { type ItemSection, readBasePath } from '../resume/base-path.ts';
import { textOfSummary } from '../resume/read-chunks.ts';
import type { Draft, DraftedChange, DraftItem, Tagged } from './draft.ts';

/* Edits that change no words: hiding, reordering, and adding a skill. */

/** Removes a bullet or keyword, or hides an item or the summary. Null if the source does not exist. */
export function applyHide(draft: Draft, edit: HideEdit): DraftedChange | null {
  const place = readBasePath(edit.source);
  if (place?.kind === 'summary') return hideSummary(draft);
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

function hideSummary({ document }: Draft): DraftedChange {
  const { summary } = document.sections;
  summary.visible = false;
  return { path: () => '/sections/summary', before: textOfSummary(summary.content), after: null };
}

function hideItem(item: DraftItem): string {
  item.visible = false;
  const keywords = 'level' in item && 'keywords' in item ? item.keywords : [];
  return keywords.length === 0 ? itemName(item) : `${itemName(item)}: ${keywords.join(', ')}`;
}

/** The name of an item for readers. */
function itemName(item: DraftItem): string {
  const candidates = [
    'name' in item ? item.name : '',
    'position' in item ? item.position : '',
    'organization' in item ? item.organization : '',
    'title' in item ? item.title : '',
  ];
  return candidates.filter((name) => name !== '').join(', ');
}

/** Removes a bullet and returns its plain text; null if it does not exist. */
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

/** Reorders siblings. Null if that changes nothing. */
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

/** Ranks positions by the new order. Those that the order does not name follow in their old order. */
function rankBy(order: readonly number[]): Rank {
  const positions = new Map(order.map((value, index) => [value, index]));
  return (value) => (value === null ? undefined : positions.get(value)) ?? order.length;
}

/** The last index in a base path. */
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

/** `order` is the new column with the jobs. Sections that it names are removed from other columns. */
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

/** Adds a skill to a group, or as an item of its own. Null if the group does not exist. */
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
  if (!known) items.splice(itemIndexBefore(draft, edit.before), 0, item);
  if (edit.group !== null) return addKeyword(draft, item, edit);
  return { path: () => `${draft.pointer('skills', item)}/name`, before: null, after: edit.text };
}

/** The current index of a skill; the end of the list if it is not named or not there. */
function itemIndexBefore(draft: Draft, path: string | undefined): number {
  const { items } = draft.document.sections.skills;
  const place = path === undefined ? null : readBasePath(path);
  const next = place?.kind === 'item' ? draft.item('skills', place.index) : undefined;
  const index = items.findIndex(({ id }) => id === next?.id);
  return index === -1 ? items.length : index;
}

function addKeyword(draft: Draft, group: DraftItem, edit: SurfaceEdit): DraftedChange {
  const added: Tagged<string> = { position: null, content: edit.text };
  const keywords = draft.keywords(group);
  const at = insertionIndex(keywords, edit.after);
  draft.setKeywords(group, [...keywords.slice(0, at), added, ...keywords.slice(at)]);
  const path = () => `${draft.pointer('skills', group)}/keywords/${draft.keywords(group).indexOf(added)}`;
  return { path, before: null, after: edit.text };
}

/** The index after the named keyword and after skills already added there. */
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

/** A deterministic id in the format of the document's ids. */
function idFor(name: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(`surfaced skill\n${name}`).digest('hex')}`).toString(
    36,
  );
  return `s${digits.padStart(23, '0').slice(-23)}`;
}
