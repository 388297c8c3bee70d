import { ownValue } from '../../values/own-value.ts';
import { childOf, type NodeElement } from '../files/xml-nodes.ts';
import type { BoxPlace } from './box-places.ts';
import type { WordParagraph } from './word-paragraphs.ts';

/*
 * A file has its text boxes in the order in which they were made. Boxes without text between them are read by their places
 * on the page instead: column by column, from top to bottom.
 */

/** In points. */
export interface WordPage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const usualPage = { width: 595, margin: 72 };

/** The page of the first section. */
export function pageOf(part: NodeElement): WordPage {
  const section = firstSection(part);
  const points = (name: string, attribute: string, usual: number) => {
    const attributes = (section && childOf(section, name)?.attributes) ?? {};
    const twentieths = Number(ownValue(attributes, attribute));
    return twentieths > 0 ? twentieths / 20 : usual;
  };
  const left = points('w:pgMar', 'w:left', usualPage.margin);
  const right = points('w:pgMar', 'w:right', usualPage.margin);
  const width = points('w:pgSz', 'w:w', usualPage.width) - left - right;
  return { left, top: points('w:pgMar', 'w:top', usualPage.margin), width };
}

/** Sections end in the last of their paragraphs, or at the end of the body. */
function firstSection(part: NodeElement): NodeElement | undefined {
  for (const child of part.children) {
    if (typeof child === 'string') continue;
    if (child.name === 'w:sectPr') return child;
    const properties = child.name === 'w:body' ? child : childOf(child, 'w:pPr');
    const found = properties && firstSection(properties);
    if (found) return found;
  }
  return undefined;
}

/** A box with its paragraphs. Sides are measured from the edges of the paper, in points. */
interface Box {
  readonly paragraphs: WordParagraph[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function inReadingOrder(
  paragraphs: readonly WordParagraph[],
  page: WordPage,
): readonly WordParagraph[] {
  if (!paragraphs.some(({ box }) => box !== null)) return paragraphs;
  const ordered: WordParagraph[] = [];
  let group: WordParagraph[] = [];
  let isFirst = true;
  const close = () => {
    ordered.push(...groupInOrder(group, { page, isFirst }));
    group = [];
    isFirst = false;
  };
  for (const paragraph of paragraphs) {
    if (paragraph.box === null && (paragraph.cell !== null || hasText(paragraph))) {
      close();
      ordered.push(paragraph);
    } else group.push(paragraph);
  }
  close();
  return ordered;
}

/** True for a heading that was drawn a second time over the box below it. */
function isRepeated(box: Box, next: Box | undefined): boolean {
  const [heading, ...others] = box.paragraphs.filter(hasText).map(textOf);
  return others.length === 0 && heading === next?.paragraphs.filter(hasText).map(textOf)[0];
}

interface GroupPlace {
  readonly page: WordPage;
  /** True if no text is above it. */
  readonly isFirst: boolean;
}

/** More than are drawn on the pages of a resume. */
const maxBoxes = 100;

/** Boxes and empty paragraphs; unchanged if the place of a box is not certain. */
function groupInOrder(group: readonly WordParagraph[], place: GroupPlace): readonly WordParagraph[] {
  const boxes = boxesIn(group, place);
  if (boxes === null || boxes.length < 2 || boxes.length > maxBoxes) return group;
  const ordered = byPlace(withHeadingsInRoom(boxes));
  if (ordered.length === boxes.length && ordered.every((box, index) => box === boxes[index])) return group;
  return [
    ...ordered.filter((box, index) => !isRepeated(box, ordered[index + 1])).flatMap((box) => box.paragraphs),
    ...group.filter(({ box }) => box === null),
  ];
}

/** The boxes with text of a group; null if the place of one is not known. */
function boxesIn(group: readonly WordParagraph[], { page, isFirst }: GroupPlace): readonly Box[] | null {
  const members = new Map<BoxPlace, WordParagraph[]>();
  const anchors = new Map<BoxPlace, number>();
  // A box on the page is read before its paragraph, another one after it.
  let anchor = page.top;
  let y = page.top;
  for (const paragraph of group) {
    const { box } = paragraph;
    if (box === null) {
      anchor = y;
      y += heightOf([paragraph], page.width);
      continue;
    }
    const known = members.get(box);
    if (known) known.push(paragraph);
    else members.set(box, [paragraph]);
    if (!anchors.has(box)) anchors.set(box, anchor);
  }
  const boxes: Box[] = [];
  const starts = new Set<boolean>();
  for (const [{ across, down, width, height }, own] of members) {
    if (!own.some(hasText)) continue;
    if (!across || !down || across.from === 'paragraph' || width <= 0) return null;
    starts.add(down.from === 'paragraph');
    const left = across.points + (across.from === 'page' ? 0 : page.left);
    const above = {
      page: 0,
      margin: page.top,
      paragraph: anchors.get(own[0]?.box ?? { width, height }) ?? 0,
    };
    const top = down.points + above[down.from];
    const bottom = top + (height > 0 ? height : heightOf(own, width));
    boxes.push({ paragraphs: own, left, right: left + width, top, bottom });
  }
  // How far the group is from the top of the page is known only without text above it.
  return starts.size > 1 && !isFirst ? null : boxes;
}

/** A box of one line over a larger one is where that leaves room for it: a heading behind a text in one box. */
function withHeadingsInRoom(boxes: readonly Box[]): readonly Box[] {
  const filled = new Map(boxes.map((box) => [box, box.paragraphs]));
  for (const box of boxes) {
    const own = box.paragraphs.filter(hasText);
    const under = boxes.find((other) => other !== box && isOver(box, other));
    if (own.length !== 1 || !under) continue;
    const text = filled.get(under) ?? [];
    const before = roomFor(own, { box, under, text });
    if (before === null) continue;
    filled.set(under, text.toSpliced(text.indexOf(before), 0, ...own));
    filled.delete(box);
  }
  const kept = boxes.filter((box) => filled.has(box));
  return kept.map((box) => {
    const { paragraphs } = box;
    const now = filled.get(box) ?? paragraphs;
    return now === paragraphs ? box : { ...box, paragraphs: now };
  });
}

const minTimesLarger = 4;

function isOver(box: Box, under: Box): boolean {
  const area = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isInside = x > under.left && x < under.right && y > under.top && y < under.bottom;
  return isInside && area(under) > minTimesLarger * area(box);
}

/** In points: places in a text are estimated, so room is searched as far as this. */
const maxShift = 60;

/** Of the height of the box. */
const minRoom = 0.75;

/** The paragraph below the room in a text that is nearest to a box over it; null without enough room. */
function roomFor(
  own: readonly WordParagraph[],
  { box, under, text }: { readonly box: Box; readonly under: Box; readonly text: readonly WordParagraph[] },
): WordParagraph | null {
  const needed = Math.max(heightOf(own, box.right - box.left), minRoom * (box.bottom - box.top));
  const middle = (box.top + box.bottom) / 2;
  let nearest: { readonly paragraph: WordParagraph; readonly distance: number } | null = null;
  let [y, room] = [under.top, 0];
  for (const paragraph of text) {
    if (paragraph.cell) return null;
    const height = heightOf([paragraph], under.right - under.left);
    if (hasText(paragraph)) {
      const distance = Math.abs(y - room / 2 - middle);
      const isNearest = distance < (nearest?.distance ?? maxShift);
      if (room >= needed && isNearest) nearest = { paragraph, distance };
      room = 0;
    } else room += height;
    y += height;
  }
  return nearest?.paragraph ?? null;
}

/** Columns of boxes one after the other, where boxes are beside each other. */
function byPlace(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length < 2) return boxes;
  const columns = parted(boxes, 'left', 'right');
  const [first = [], ...others] = columns.length > 1 ? columns : parted(boxes, 'top', 'bottom');
  if (others.length === 0)
    return first.toSorted((one, other) => one.top - other.top || one.left - other.left);
  return [...byPlace(first), ...byPlace(others.flat())];
}

/** Of the smaller of two boxes, as far as they may overlap and still count as one after the other. */
const maxOverlap = 0.4;

/** Cuts the boxes where none reaches over, along one axis. */
function parted(
  boxes: readonly Box[],
  start: 'left' | 'top',
  end: 'right' | 'bottom',
): readonly (readonly Box[])[] {
  const parts: Box[][] = [];
  for (const box of boxes.toSorted((one, other) => one[start] - other[start])) {
    const last = parts.at(-1);
    const overlaps = last?.some((other) => {
      const smaller = Math.min(other[end] - other[start], box[end] - box[start]);
      return other[end] - box[start] > maxOverlap * smaller;
    });
    if (last && overlaps) last.push(box);
    else parts.push([box]);
  }
  return parts;
}

/** As multiples of the font size. */
const lineHeight = 1.2;
const letterWidth = 0.5;
/** In points. */
const usualSize = 11;

/** Estimated height of paragraphs; rows of tables are as high as their highest cell. */
function heightOf(paragraphs: readonly WordParagraph[], width: number): number {
  const cells = new Map<number, Map<number, number>>();
  let height = 0;
  for (const { runs, place, endSize, cell } of paragraphs) {
    const { leading, above = 0, below = 0 } = place;
    const size = Number(runs[0]?.look.size ?? endSize) / 2 || usualSize;
    const letters = letterWidth * size * runs.reduce((sum, { text }) => sum + text.length, 0);
    const count = Math.max(1, Math.ceil(letters / Math.max(1, width)));
    const usual = lineHeight * size * (leading?.rule === 'auto' ? leading.size : 1);
    const line = leading === undefined || leading.rule === 'auto' ? usual : leading.size;
    const own = above + below + count * line;
    if (!cell) height += own;
    else {
      const row = cells.get(cell.row) ?? new Map<number, number>();
      cells.set(cell.row, row.set(cell.column, (row.get(cell.column) ?? 0) + own));
    }
  }
  return [...cells.values()].reduce((sum, row) => sum + Math.max(...row.values()), height);
}

function textOf({ runs }: WordParagraph): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim();
}

function hasText({ runs }: WordParagraph): boolean {
  return runs.some(({ text }) => text.trim() !== '');
}
