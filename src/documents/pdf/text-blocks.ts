import { isOnOneLine, type PageRun } from './page-rows.ts';

/*
 * Programs write a text frame, table cell or column completely before the next one. A block is text that was written
 * together and is separate from all other text on the page: words of two blocks are never in one sentence, however
 * narrow the gap.
 */

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Maximum distance to the next line, and to the next word, of a block, as multiples of the font size. */
const maxLeading = 2;
const maxGap = 3;
/** Maximum number of blocks; a page with more was written word by word, and its order has no meaning. */
const maxBlocks = 300;

/** Adds to each run its position in the order of writing and its block. */
export function withBlocks(written: readonly PageRun[]): readonly PageRun[] {
  const runs = written.map((run, order) => ({ ...run, order }));
  const boxes: Box[] = [];
  const blocks: number[] = [];
  let last: PageRun | null = null;
  for (const run of runs) {
    const box = boxes.at(-1);
    if (run.text.trim() === '') {
      blocks.push(boxes.length - 1);
      continue;
    }
    if (box !== undefined && last !== null && continuesBlock(box, last, run)) extend(box, run);
    else boxes.push(boxOf(run));
    blocks.push(boxes.length - 1);
    last = run;
  }
  if (boxes.length > maxBlocks) return runs;
  const whole = joinedBoxes(boxes);
  return runs.map((run, index) => {
    const block = whole[blocks[index] ?? 0];
    return block === undefined ? run : { ...run, block };
  });
}

function boxOf({ x, endX, y, size }: PageRun): Box {
  return { left: x, right: endX, top: y + size, bottom: y };
}

function extend(box: Box, run: PageRun): void {
  const other = boxOf(run);
  box.left = Math.min(box.left, other.left);
  box.right = Math.max(box.right, other.right);
  box.top = Math.max(box.top, other.top);
  box.bottom = Math.min(box.bottom, other.bottom);
}

/** True for a run behind the last one on its line, or on the next line of the same column. */
function continuesBlock(box: Box, last: PageRun, run: PageRun): boolean {
  const size = Math.max(last.size, run.size);
  if (isOnOneLine(last, run)) return run.x > last.x && run.x - last.endX < maxGap * size;
  const below = last.y - run.y;
  return below > 0 && below < maxLeading * size && run.x < box.right && run.endX > box.left;
}

/** Merges overlapping boxes and returns the group of each: a bold word may be written separately from its sentence. */
function joinedBoxes(boxes: readonly Box[]): readonly number[] {
  const group = boxes.map((_, index) => index);
  const shapes = boxes.map((box) => ({ ...box }));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [index, box] of shapes.entries()) {
      if (group[index] !== index) continue;
      for (let other = index + 1; other < shapes.length; other += 1) {
        const shape = shapes[other];
        if (group[other] !== other || shape === undefined || !overlap(box, shape)) continue;
        Object.assign(box, unionOf(box, shape));
        for (const [at, own] of group.entries()) if (own === other) group[at] = index;
        changed = true;
      }
    }
  }
  return group;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;
}

function unionOf(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
