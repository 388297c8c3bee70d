import { isOnOneLine, type PageRun } from './page-rows.ts';

/*
 * Programs write a text frame, a table cell or a column from its first line to its last before they write the next one. What
 * is written so and lies apart from everything else on the page is a block: words of two blocks are in no sentence together,
 * however narrow the gap between them is.
 */

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of the size: how far below the last line the next one of its block may be, and how far one word after the other. */
const widestLeading = 2;
const widestGap = 3;
/** A page of more pieces is set word by word, and its order says nothing. */
const mostBlocks = 300;

/** The runs of a page in the order in which they are written, each with its place in it and its block. */
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
    if (box !== undefined && last !== null && goesOn(box, last, run)) extend(box, run);
    else boxes.push(boxOf(run));
    blocks.push(boxes.length - 1);
    last = run;
  }
  if (boxes.length > mostBlocks) return runs;
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

/** On the same line behind it, or on the next line of the same column. */
function goesOn(box: Box, last: PageRun, run: PageRun): boolean {
  const size = Math.max(last.size, run.size);
  if (isOnOneLine(last, run)) return run.x > last.x && run.x - last.endX < widestGap * size;
  const below = last.y - run.y;
  return below > 0 && below < widestLeading * size && run.x < box.right && run.endX > box.left;
}

/** Which box each one belongs to after those that overlap are one: a bold word may be written apart from its sentence. */
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
