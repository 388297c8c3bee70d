import type { BlockView, RunView } from './view-model.ts';

const longestName = 40;
const comma: RunView = { text: ', ', strong: false, em: false, href: '' };

/** A list of short names, courses for instance, as one paragraph: `Databases, Networks`. Other blocks stay. */
export function shortListAsLine(block: BlockView): BlockView {
  if (block.type === 'paragraph' || block.ordered || !block.items.every(isShortName)) return block;
  const runs = block.items.flatMap((item, index) => (index === 0 ? item : [comma, ...item]));
  return { type: 'paragraph', runs };
}

/** Neither a sentence nor something that commas would blur. */
function isShortName(runs: readonly RunView[]): boolean {
  const text = runs.map((run) => run.text).join('');
  return text.length <= longestName && !/[,;]|[.:!?]$/.test(text);
}
