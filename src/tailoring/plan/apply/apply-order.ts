import type { OrderEdit } from '../../../contract/plan/edit.ts';
import { type ItemSection, readBasePath } from '../../resume/base-path.ts';
import { itemName } from './apply-hide.ts';
import type { Draft, DraftItem, Tagged } from './draft.ts';
import type { DraftedChange } from './drafted-change.ts';

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

/** Position in the new order; what the order does not name stays behind, in its old order. */
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
