import { type Block, parseRichText, plainText, printRichText } from './rich-text.ts';

/** The rich text with one more bullet at its end. */
export function withBullet(html: string, text: string): string {
  const blocks = parseRichText(html);
  const last = blocks.at(-1);
  const isList = last?.type === 'list' && !last.ordered;
  const items = [...(isList ? last.items : []), [{ text }]];
  const list: Block = { type: 'list', ordered: false, items };
  return printRichText([...(isList ? blocks.slice(0, -1) : blocks), list]);
}

/** Without the last bullet that says just this; the same text where none does. */
export function withoutBullet(html: string, text: string): string {
  const blocks = parseRichText(html);
  const says = (block: Block) =>
    block.type === 'list' ? block.items.findLastIndex((runs) => plainText(runs) === text) : -1;
  const at = blocks.findLastIndex((block) => says(block) !== -1);
  const list = blocks[at];
  if (list?.type !== 'list') return html;
  const items = list.items.toSpliced(says(list), 1);
  return printRichText(blocks.toSpliced(at, 1, ...(items.length > 0 ? [{ ...list, items }] : [])));
}
