import type { MergeEdit, TextEdit } from '../../contract/plan/edit.ts';
import {
  parseRichText,
  plainText,
  printRichText,
  type RichText,
  type Run,
} from '../../contract/resume/rich-text.ts';
import { readBasePath } from '../resume/base-path.ts';
import { paragraphRuns, replaceRuns, runsOfLines } from '../resume/replace-runs.ts';
import { removeBullet } from './apply-to-list.ts';
import type { Draft, DraftBlock, DraftedChange, DraftItem, Tagged } from './draft.ts';

/** Replaces the text at the source. Null if that changes nothing. */
export function applyText(draft: Draft, edit: TextEdit | MergeEdit): DraftedChange | null {
  const leaf = openLeaf(draft, edit);
  if (!leaf) return null;
  const before = leaf.read();
  leaf.write(edit.text);
  const after = leaf.read();
  return before === after ? null : { path: leaf.path, before: before === '' ? null : before, after };
}

interface Leaf {
  readonly path: () => string;
  readonly read: () => string;
  readonly write: (text: string) => void;
}

function openLeaf(draft: Draft, edit: TextEdit | MergeEdit): Leaf | null {
  const place = readBasePath(edit.source);
  if (place?.kind === 'headline') return headlineLeaf(draft);
  if (place?.kind === 'summary') return summaryLeaf(draft);
  if (!place || !('index' in place)) return null;
  const item = draft.item(place.section, place.index);
  if (!item) return null;
  const pointer = () => draft.pointer(place.section, item);
  if (place.kind === 'keyword') return keywordLeaf(draft, item, place.position, pointer);
  if (place.kind === 'field' && place.field === 'name') return nameLeaf(item, pointer);
  const write = writerOf(draft, item, place, edit);
  if (!write) return null;
  return { path: () => `${pointer()}/summary`, read: () => draft.summary(item), write };
}

function writerOf(
  draft: Draft,
  item: DraftItem,
  place: { readonly kind: string; readonly position?: number },
  edit: TextEdit | MergeEdit,
): Leaf['write'] | null {
  const { position } = place;
  const absorbed = edit.op === 'merge' ? edit.absorbed : [];
  const bulletsFrom = edit.op === 'merge' ? undefined : edit.bulletsFrom;
  if (place.kind === 'field' && bulletsFrom !== undefined)
    return (text) => draft.setBlocks(item, listOf(draft.blocks(item), text, bulletsFrom));
  if (place.kind === 'field') return (text) => draft.setBlocks(item, writeProse(draft.blocks(item), text));
  if (place.kind !== 'bullet' || position === undefined) return null;
  return (text) => {
    draft.setBlocks(item, writeBullet(draft.blocks(item), position, text));
    for (const path of absorbed) {
      const gone = readBasePath(path);
      if (gone?.kind === 'bullet') removeBullet(draft, item, gone.position);
    }
  };
}

function headlineLeaf({ document }: Draft): Leaf {
  return {
    path: () => '/basics/headline',
    read: () => document.basics.headline,
    write: (text) => {
      document.basics.headline = text;
    },
  };
}

function summaryLeaf({ document }: Draft): Leaf {
  const { summary } = document.sections;
  return {
    path: () => '/sections/summary/content',
    read: () => summary.content,
    write: (text) => {
      summary.content = printRichText(writeLines(parseRichText(summary.content), text.split('\n')));
    },
  };
}

/** Replaces the text line by line to keep markup and lists. If lines cannot be matched, all become paragraphs. */
function writeLines(blocks: RichText, lines: readonly string[]): RichText {
  const places = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.runs] : block.items));
  const written = placed(places.map(plainText), lines);
  if (!written) {
    const first = blocks[0]?.type === 'paragraph' ? blocks[0].runs : null;
    return lines.map((line) => ({
      type: 'paragraph',
      runs: first ? replaceRuns(first, line) : [{ text: line }],
    }));
  }
  let at = -1;
  const runsAt = (runs: readonly Run[]): readonly (readonly Run[])[] => {
    at += 1;
    const line = written.get(at);
    return line === undefined ? [] : [replaceRuns(runs, line)];
  };
  return blocks.flatMap((block): RichText => {
    if (block.type === 'paragraph') return runsAt(block.runs).map((runs) => ({ ...block, runs }));
    const items = block.items.flatMap(runsAt);
    return items.length > 0 ? [{ ...block, items }] : [];
  });
}

/**
 * Assigns each line the place of the same old line, or the first free place before the next unchanged line. Null if a
 * line has no place.
 */
function placed(texts: readonly string[], lines: readonly string[]): ReadonlyMap<number, string> | null {
  const written = new Map<number, string>();
  let place = 0;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const same = texts.indexOf(line, place);
    const end = next === undefined ? -1 : texts.indexOf(next, place);
    const free = end === -1 || place < end ? place : -1;
    const own = same === -1 ? free : same;
    if (own === -1 || own >= texts.length) return null;
    written.set(own, line);
    place = own + 1;
  }
  return written;
}

function keywordLeaf(draft: Draft, item: DraftItem, position: number, pointer: () => string): Leaf | null {
  const index = () => draft.keywords(item).findIndex((keyword) => keyword.position === position);
  if (index() === -1) return null;
  return {
    path: () => `${pointer()}/keywords/${index()}`,
    read: () => draft.keywords(item)[index()]?.content ?? '',
    write: (text) =>
      draft.setKeywords(
        item,
        draft
          .keywords(item)
          .map((keyword) => (keyword.position === position ? { ...keyword, content: text } : keyword)),
      ),
  };
}

function nameLeaf(item: DraftItem, pointer: () => string): Leaf | null {
  if (!('name' in item)) return null;
  return {
    path: () => `${pointer()}/name`,
    read: () => item.name,
    write: (text) => {
      item.name = text;
    },
  };
}

/** Writes one line into each paragraph outside lists. Surplus paragraphs are dropped. */
function writeProse(blocks: readonly DraftBlock[], text: string): DraftBlock[] {
  const lines = text.split('\n');
  const paragraphs = blocks.filter((block) => block.type === 'paragraph');
  const joined = lines.length < paragraphs.length ? runsOfLines(joinedRuns(paragraphs, text), lines) : null;
  let at = -1;
  return blocks.flatMap((block): DraftBlock[] => {
    if (block.type !== 'paragraph') return [block];
    at += 1;
    const line = lines[at];
    if (line === undefined) return joined ? [] : [block];
    return [{ ...block, runs: joined?.[at] ?? replaceRuns(block.runs, line) }];
  });
}

/** Keeps the markup of words that stay. Skips the comparison if there is no markup. */
function joinedRuns(
  paragraphs: readonly (DraftBlock & { readonly type: 'paragraph' })[],
  text: string,
): readonly Run[] {
  const runs = paragraphRuns(paragraphs);
  const isMarked = runs.some(({ strong, em, href }) => strong || em || href);
  return isMarked ? replaceRuns(runs, text) : [{ text }];
}

function writeBullet(blocks: readonly DraftBlock[], position: number, text: string): DraftBlock[] {
  return blocks.map((block) => {
    if (block.type === 'paragraph') return block;
    return {
      ...block,
      items: block.items.flatMap((bullet) =>
        bullet.position === position ? written(bullet, text) : [bullet],
      ),
    };
  });
}

function written(bullet: Tagged<readonly Run[]>, text: string): Tagged<readonly Run[]>[] {
  const [first = '', ...others] = text.split('\n');
  const added = others.map((line) => ({ position: null, content: [{ text: line }] }));
  const runs = others.length > 0 ? [{ text: first }] : replaceRuns(bullet.content, first);
  return [{ ...bullet, content: runs }, ...added];
}

/**
 * Turns the paragraphs of an entry into a list, a bullet for each line. Lines before `bulletsFrom` stay paragraphs, and
 * existing bullets follow.
 */
function listOf(blocks: readonly DraftBlock[], text: string, bulletsFrom: number): DraftBlock[] {
  const paragraphs = blocks.filter((block) => block.type === 'paragraph');
  const lines = runsOfLines(paragraphRuns(paragraphs), text.split('\n'));
  return [
    ...lines.slice(0, bulletsFrom).map((runs): DraftBlock => ({ type: 'paragraph', runs })),
    {
      type: 'list',
      ordered: false,
      items: [
        ...lines.slice(bulletsFrom).map((content) => ({ position: null, content })),
        ...blocks.flatMap((block) => (block.type === 'list' ? block.items : [])),
      ],
    },
  ];
}
