import type { ResumeDocument } from '../../contract/resume-document.ts';
import { type Block, parseRichText, printRichText, type Run } from '../../contract/rich-text.ts';
import type { ItemSection } from '../resume/base-path.ts';

/** A change as it happened; its path is known when everything has its last place. */
export interface DraftedChange {
  readonly path: () => string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A text of a list that remembers where it stood in the base. */
export interface Tagged<Content> {
  /** Position in the base; null for what was added. */
  readonly position: number | null;
  readonly content: Content;
}

export type DraftBlock =
  | Extract<Block, { type: 'paragraph' }>
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Tagged<readonly Run[]>[] };

export type DraftItem = ResumeDocument['sections'][ItemSection]['items'][number];

/**
 * The tailored document in the making. Items are addressed by their index in the base, whatever
 * was moved since; its functions change only the copy that `openDraft` made.
 */
export interface Draft {
  readonly document: ResumeDocument;
  item(section: ItemSection, index: number): DraftItem | undefined;
  /** JSON Pointer of an item where it stands now. */
  pointer(section: ItemSection, item: DraftItem): string;
  blocks(item: DraftItem): readonly DraftBlock[];
  setBlocks(item: DraftItem, blocks: readonly DraftBlock[]): void;
  /** The rich text of an item as it is now. */
  summary(item: DraftItem): string;
  keywords(item: DraftItem): readonly Tagged<string>[];
  setKeywords(item: DraftItem, keywords: readonly Tagged<string>[]): void;
}

export function openDraft(base: ResumeDocument): Draft {
  const document = copyData(base);
  const original = itemsInBaseOrder(document);
  const blocksOf = new Map<DraftItem, readonly DraftBlock[]>();
  const keywordsOf = new Map<DraftItem, readonly Tagged<string>[]>();
  // Printed when it is read: a long list from which much is taken is not written anew each time.
  const unprinted = new Set<DraftItem>();
  const print = (item: DraftItem): void => {
    if (unprinted.delete(item) && 'summary' in item)
      item.summary = printRichText((blocksOf.get(item) ?? []).flatMap(untagBlock));
  };
  return {
    get document() {
      for (const item of unprinted) print(item);
      return document;
    },
    item: (section, index) => original.get(section)?.[index],
    pointer(section, item) {
      const items: readonly DraftItem[] = document.sections[section].items;
      return `/sections/${section}/items/${items.indexOf(item)}`;
    },
    blocks: (item) => blocksOf.get(item) ?? tagBlocks('summary' in item ? item.summary : ''),
    setBlocks(item, blocks) {
      blocksOf.set(item, blocks);
      unprinted.add(item);
    },
    summary(item) {
      print(item);
      return 'summary' in item ? item.summary : '';
    },
    keywords: (item) => keywordsOf.get(item) ?? tagAll('keywords' in item ? item.keywords : []),
    setKeywords(item, keywords) {
      keywordsOf.set(item, keywords);
      if ('keywords' in item) item.keywords = keywords.map(({ content }) => content);
    },
  };
}

/** The items in the order of the base; the same objects that the document holds. */
function itemsInBaseOrder(document: ResumeDocument): ReadonlyMap<string, readonly DraftItem[]> {
  const { summary: _summary, custom: _custom, ...sections } = document.sections;
  return new Map(Object.entries(sections).map(([name, { items }]) => [name, [...items]]));
}

function tagAll<Content>(contents: readonly Content[], from = 0): Tagged<Content>[] {
  return contents.map((content, index) => ({ position: from + index, content }));
}

/** List items are counted through all lists, as the paths of the base count them. */
function tagBlocks(html: string): DraftBlock[] {
  let count = 0;
  return parseRichText(html).map((block) => {
    if (block.type === 'paragraph') return block;
    const items = tagAll(block.items, count);
    count += items.length;
    return { ...block, items };
  });
}

function untagBlock(block: DraftBlock): Block[] {
  if (block.type === 'paragraph') return [block];
  if (block.items.length === 0) return [];
  return [{ ...block, items: block.items.map(({ content }) => content) }];
}

/** A copy of JSON data that shares nothing with it. For a whole resume a ninth of the time of `structuredClone`. */
export function copyData<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyData) as Value;
  if (value === null || typeof value !== 'object') return value;
  const copy = { ...value };
  for (const key of Object.keys(copy) as (keyof typeof copy)[]) copy[key] = copyData(copy[key]);
  return copy;
}
