/*
 * The person's own file, as lines that can be edited. A format says where its lines are and how they are written; what
 * is changed, and where, is decided without it.
 */

export interface OwnLine {
  /** As a reader of the file sees it, with its bullet. */
  readonly text: string;
  /** Where its words begin, after a bullet or number. */
  readonly start: number;
  /** The paragraph of a Word document or the line of a text that it is in; rises by 1 along the file. */
  readonly block: number;
  /** True for an item of a list. */
  readonly isItem: boolean;
  /** The row of a table of a Word document that it is in, and the cell; absent outside of tables. */
  readonly cell?: OwnCell;
}

export interface OwnCell {
  readonly row: number;
  readonly cell: number;
}

/** Replaces part of the text of a line. */
export interface TextEdit {
  /** Index of the line. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Blocks that belong together, such as the lines of a wrapped bullet; `last` is included. */
export interface BlockRange {
  readonly first: number;
  readonly last: number;
}

/** The words of `from` go where those of `to` are. */
export interface Move {
  readonly from: BlockRange;
  readonly to: BlockRange;
}

export interface FilePlan {
  /** In the lines as they are before any move; they do not overlap. */
  readonly edits: readonly TextEdit[];
  readonly moves: readonly Move[];
  /** Blocks that are left out. */
  readonly removed: readonly number[];
}

export interface OwnFile {
  readonly lines: readonly OwnLine[];
  /** False if the format holds these words in a way that must stay as it is, such as a field. */
  canEdit(edits: readonly TextEdit[]): boolean;
  /** True if these parts of lines look alike and no note belongs to one, so that their words can change places. */
  isSetAlike(stretches: readonly TextEdit[]): boolean;
  /** True if the words of these blocks, in their order, can change places: one list or column, set alike. */
  canSwap(ranges: readonly BlockRange[]): boolean;
  canRemove(range: BlockRange): boolean;
  /** True if the first block is an item of a list below the item that is the second. */
  isBelow(block: number, parent: number): boolean;
  write(plan: FilePlan): Uint8Array;
}
