import { withListedEntries } from '../outline/lines/listed-entries.ts';
import {
  hasMarker,
  type LineLayout,
  openingOf,
  type SourceLine,
  withoutMarker,
} from '../outline/source-line.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { lineEnds } from '../text/line-ends.ts';
import { linesOfTables, type PlacedLine } from './table-rows.ts';

/* Makes lines from pieces of formatted text; shared by HTML and Word documents. */

export type LineStyle = SourceLine['style'];

export interface LinePlace {
  readonly style: LineStyle;
  /** The same for all lines with the same formatting. */
  readonly setting: string;
  readonly cell: PlacedLine['cell'];
  /** Number of lists around it. */
  readonly level: number;
  readonly layout?: LineLayout;
}

export interface LineLink {
  readonly href: string;
  text: string;
}

/** A line that is still being read. */
export interface LineDraft extends LinePlace {
  text: string;
  /** Counts of letters before the first tab, which decide whether the line is bold or italic. */
  bold: number;
  italic: number;
  letters: number;
  /** The text before the first change of bold or italic. */
  opening: { readonly face: string; readonly text: string } | null;
  /** True after a tab: the text is at the other end of the line. */
  isAside: boolean;
  readonly links: LineLink[];
}

export interface Face {
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

export function lineDraft(place: LinePlace): LineDraft {
  const unset = { text: '', isAside: false, bold: 0, italic: 0, letters: 0, opening: null };
  return { ...unset, ...place, links: [] };
}

/** A tab separates the texts at the two ends of a line. */
export function appendText(draft: LineDraft, text: string, { isBold, isItalic }: Face): void {
  const [near = ''] = draft.isAside ? [] : text.split('\t', 1);
  draft.opening = openedWith(draft, near, [isBold ? 'bold' : '', isItalic ? 'italic' : ''].join(' '));
  draft.isAside ||= text.includes('\t');
  const letters = near.replace(/\s/g, '').length;
  draft.text += text;
  draft.letters += letters;
  if (isBold) draft.bold += letters;
  if (isItalic) draft.italic += letters;
}

/** Turns drafts into lines, with list items and table rows resolved. */
export function linesOfDrafts(drafts: readonly LineDraft[]): readonly SourceLine[] {
  const placed = drafts.map((draft) => ({ line: lineOf(draft), cell: draft.cell, level: draft.level }));
  return linesOfTables(withListedEntries(placed)).map((line, index) => ({
    ...line,
    place: `line ${index + 1}`,
  }));
}

const plainFace = ' ';

/** Punctuation and blanks take the formatting of the text around them. */
function openedWith({ opening, isAside }: LineDraft, text: string, face: string): LineDraft['opening'] {
  if (isAside || (opening !== null && opening.face === '')) return opening;
  // A line that begins with plain text has no opening.
  if (opening === null && /[\p{L}\p{N}]/u.test(text) && face === plainFace) return { face: '', text: '' };
  if (opening === null) return text.trim() === '' ? null : { face, text };
  const isSame = face === opening.face || !/[\p{L}\p{N}]/u.test(text);
  return isSame ? { face: opening.face, text: opening.text + text } : { ...opening, face: '' };
}

function lineOf({
  text,
  bold,
  italic,
  letters,
  style,
  setting,
  links,
  opening,
  layout,
}: LineDraft): SourceLine | null {
  const [first = '', ...others] = lineEnds(withBlankAfterMarker(cleanText(text))).map(cleanLine);
  if (first === '') return null;
  const half = letters / 2;
  const isBullet = style === 'text' && hasMarker(first);
  const before = opening?.face === '' ? cleanLine(cleanText(opening.text)) : '';
  const apart = first.startsWith(before) ? openingOf(before, first.slice(before.length)) : undefined;
  return {
    place: '',
    text: isBullet ? withoutMarker(first) : first,
    aside: others.join(' | '),
    style: isBullet ? 'bullet' : faceOf(style, bold > half, italic > half),
    links: links.map(({ href }) => href),
    linkTexts: links.map((link) => cleanLine(link.text)),
    setting,
    ...(apart !== undefined && { opening: apart }),
    ...(layout && { layout }),
  };
}

/** A tab after a list marker only separates it from its text. */
function withBlankAfterMarker(text: string): string {
  return text.replace(/^ {0,8}(\S) {0,8}\t/u, (whole, sign: string) =>
    hasMarker(`${sign} .`) || sign === 'o' ? `${sign === 'o' ? '◦' : sign} ` : whole,
  );
}

function faceOf(style: LineStyle, isBold: boolean, isItalic: boolean): LineStyle {
  if (style !== 'text') return style;
  if (isBold) return 'strong';
  return isItalic ? 'quiet' : 'text';
}
