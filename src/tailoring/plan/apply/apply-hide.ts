import type { HideEdit } from '../../../contract/plan/edit.ts';
import { plainText } from '../../../contract/rich-text.ts';
import { readBasePath } from '../../resume/base-path.ts';
import type { Draft, DraftItem } from './draft.ts';
import type { DraftedChange } from './drafted-change.ts';

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
export function itemName(item: DraftItem): string {
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
