import { isHiddenStyle } from '../../contract/resume/html-markup.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { childOf, type NodeElement } from '../files/xml-nodes.ts';
import { isSymbolFont, symbolText } from '../text/symbol-fonts.ts';
import { type BoxPlace, boxPlaceOf } from './box-places.ts';
import {
  isOn,
  type LetterLook,
  listPlaceIn,
  lookIn,
  type ParagraphPlace,
  placeIn,
  valueIn,
  type WordStyle,
  type WordStyles,
} from './word-styles.ts';

/*
 * The paragraphs of a part of a Word document, as they are shown. Hidden and deleted text is left out, one of several
 * alternatives is read, and a text box comes before or after the paragraph that it is anchored in, never inside it.
 */

export interface WordRun {
  /** A line feed ends a line within the paragraph. */
  readonly text: string;
  readonly look: LetterLook;
  /** Without the look of the paragraph's style. */
  readonly ownLook: LetterLook;
  /** '' outside links; a link without text is on a picture. */
  readonly href: string;
  /** True for the prompt of a template field that was not filled in. */
  readonly isPlaceholder: boolean;
}

/** The row, which is unique in the document, and the cell in it. */
export interface WordCell {
  readonly row: number;
  readonly column: number;
}

export interface WordParagraph {
  readonly style: WordStyle;
  readonly place: ParagraphPlace;
  /** The id of the list around it; null outside lists. */
  readonly list: string | null;
  /** Level of the list item, from 0; null outside lists. */
  readonly listLevel: number | null;
  readonly runs: readonly WordRun[];
  readonly cell: WordCell | null;
  /** The outermost box that it is in; null in the flow of the text. */
  readonly box: BoxPlace | null;
  /** Of the end of the paragraph, in half points; an empty paragraph is as high. */
  readonly endSize?: string;
}

export interface WordPart {
  readonly paragraphs: readonly WordParagraph[];
  /** The footnotes and endnotes that it refers to, as `footnote 2`. */
  readonly notes: readonly string[];
}

export interface PartContext {
  readonly styles: WordStyles;
  /** The address of a relation of the part, by its id. */
  readonly targetOf: (id: string) => string;
  /** Shared by all parts of a file. */
  readonly spend: Spend;
}

export function wordParagraphs(part: NodeElement, context: PartContext): WordPart {
  const reader = createReader(context);
  reader.story(part, { cell: null, box: null, isPlaceholder: false });
  return reader;
}

/** Far more than a resume has, including empty paragraphs and table cells. */
const maxParagraphs = 2500;
/** Including tabs, line breaks and table cells. */
const maxRuns = 50_000;
/** More than is read from any file. */
const maxCharacters = 600_000;

export type Spend = (kind: 'paragraphs' | 'runs' | 'characters', count?: number) => void;

/** @throws UnreadableFile when the parts of a file together exceed a limit */
export function createBounds(): Spend {
  const remaining = { paragraphs: maxParagraphs, runs: maxRuns, characters: maxCharacters };
  return (kind, count = 1) => {
    remaining[kind] -= count;
    if (remaining[kind] < 0)
      throw new UnreadableFile('is too long to be a resume; use a shorter Word document');
  };
}

/** Elements that are not text of the page, or are read together with their parent. */
const skipped = new Set([
  ...['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'w:tblPr', 'w:tblGrid', 'w:trPr', 'w:tcPr', 'w:sectPr'],
  ...['w:sdtPr', 'w:sdtEndPr', 'w:rt', 'w:altChunk'],
]);
/** Elements that stand for a character. */
export const textSigns: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
]);

interface Around {
  readonly cell: WordCell | null;
  readonly box: BoxPlace | null;
  readonly isPlaceholder: boolean;
}

interface TextAround extends Omit<WordRun, 'text'> {
  /** True for a box placed relative to the page, not to its paragraph, such as a side column or a head. */
  readonly isOnPage: boolean;
  readonly isHidden: boolean;
  /** The outermost box around it; null in the flow of the text. */
  readonly box: BoxPlace | null;
}

interface ReadParagraph extends WordParagraph {
  readonly runs: WordRun[];
}

interface OpenParagraph {
  readonly style: WordStyle;
  readonly runs: WordRun[];
  readonly boxes: {
    readonly content: NodeElement;
    readonly isOnPage: boolean;
    readonly box: BoxPlace | null;
  }[];
  /** A field that is open at the end of the paragraph ends there. */
  readonly fields: Field[];
}

/** A field is stored as an instruction followed by its last result. */
interface Field {
  /** Number of runs before it. */
  readonly start: number;
  instruction: string;
  isResult: boolean;
  /** Address of its link, or of a field around it; '' if there is none. */
  href: string;
}

function createReader({ styles, targetOf, spend }: PartContext) {
  const paragraphs: WordParagraph[] = [];
  const notes: string[] = [];
  const isShown = createSearch(new Set(['w:t', 'm:t', 'w:sym', 'w:txbxContent']));
  /** A paragraph whose mark is deleted; it continues in the next paragraph of its story. */
  let carried: ReadParagraph | null = null;
  let rowCount = 0;

  /** Reads a part, a cell or a box. No paragraph continues after it. */
  const story = (element: NodeElement, around: Around): void => {
    const outer = carried;
    carried = null;
    blocks(element, around);
    endCarried();
    carried = outer;
  };

  const endCarried = (): void => {
    if (carried && carried.runs.length > 0) paragraphs.push(carried);
    carried = null;
  };

  const blocks = (element: NodeElement, around: Around): void => {
    for (const child of element.children) {
      if (typeof child === 'string' || skipped.has(child.name)) continue;
      if (child.name === 'w:p') paragraph(child, around);
      else if (child.name === 'w:tbl') {
        endCarried();
        rows(child, around, { isFirst: true });
      } else if (child.name === 'mc:AlternateContent') blocks(alternativeOf(child), around);
      else blocks(child, withControl(child, around));
    }
  };

  /** Rows and cells may be inside content controls and tracked changes. */
  const rows = (element: NodeElement, around: Around, table: { isFirst: boolean }): void => {
    for (const child of element.children) {
      if (typeof child === 'string' || skipped.has(child.name)) continue;
      if (child.name !== 'w:tr') {
        rows(child, withControl(child, around), table);
        continue;
      }
      const properties = childOf(child, 'w:trPr');
      if (properties && (childOf(properties, 'w:del') || childOf(properties, 'w:hidden'))) continue;
      rowCount += 1;
      cells(child, around, { ...table, row: rowCount, count: 0 });
      table.isFirst = false;
    }
  };

  const cells = (
    element: NodeElement,
    around: Around,
    row: { readonly isFirst: boolean; readonly row: number; count: number },
  ): void => {
    for (const child of element.children) {
      if (typeof child === 'string' || skipped.has(child.name)) continue;
      if (child.name !== 'w:tc') {
        cells(child, withControl(child, around), row);
        continue;
      }
      if (isDeleted(child) || (!row.isFirst && isContinued(child))) continue;
      spend('runs');
      const cell = { row: row.row, column: row.count };
      row.count += 1;
      // Separates lists, because items in two cells never belong to one list.
      paragraphs.push({
        style: styles.paragraph(undefined),
        place: {},
        list: null,
        listLevel: null,
        runs: [],
        cell,
        box: around.box,
      });
      story(child, { ...around, cell });
    }
  };

  const paragraph = (element: NodeElement, { cell, box: outer, isPlaceholder }: Around): void => {
    spend('paragraphs');
    const properties = childOf(element, 'w:pPr');
    const style = styles.paragraph(properties && valueIn(properties, 'w:pStyle'));
    const open: OpenParagraph = { style, runs: carried?.runs ?? [], boxes: [], fields: [] };
    carried = null;
    texts(element, open, {
      look: {},
      ownLook: {},
      href: '',
      isPlaceholder,
      isOnPage: false,
      isHidden: false,
      box: outer,
    });
    const readBoxes = (isOnPage: boolean) => {
      for (const { content, box, ...one } of open.boxes)
        if (one.isOnPage === isOnPage) story(content, { cell, box, isPlaceholder });
    };
    readBoxes(true);
    const list = properties ? listPlaceIn(properties, style.list) : style.list;
    const end = properties && childOf(properties, 'w:rPr');
    const endSize = (end && lookIn(end).size) ?? style.look.size;
    const read: ReadParagraph = {
      style,
      place: { ...style.place, ...(properties && placeIn(properties)) },
      ...(list && styles.isList(list)
        ? { list: list.list, listLevel: list.level }
        : { list: null, listLevel: null }),
      runs: open.runs,
      cell,
      box: outer,
      ...(endSize !== undefined && { endSize }),
    };
    if (end && (childOf(end, 'w:del') || childOf(end, 'w:specVanish'))) carried = read;
    else paragraphs.push(read);
    readBoxes(false);
  };

  const texts = (element: NodeElement, open: OpenParagraph, around: TextAround): void => {
    for (const child of element.children) {
      if (typeof child !== 'string' && !skipped.has(child.name)) text(child, open, around);
    }
  };

  const text = (element: NodeElement, open: OpenParagraph, around: TextAround): void => {
    const { name, attributes } = element;
    const words = wordsOf(element, around);
    if (words !== undefined) {
      spend('runs');
      spend('characters', words.length);
      if (!around.isHidden) open.runs.push(runOf(words, around));
    } else if (name === 'w:instrText') {
      const last = open.fields.at(-1);
      if (last && !last.isResult) last.instruction += ownText(element);
    } else if (name === 'w:fldChar') {
      field(attributes['w:fldCharType'], open);
    } else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') {
      if (!around.isHidden)
        notes.push(`${name.slice('w:'.length, -'Reference'.length)} ${attributes['w:id'] ?? ''}`);
    } else if (name === 'w:txbxContent') {
      if (!around.isHidden) {
        const { isOnPage, box } = around;
        open.boxes.push({ content: element, isOnPage, box });
      }
    } else if (name === 'w:p') {
      const content = { name: '', attributes: {}, children: [element] };
      if (!around.isHidden) open.boxes.push({ content, isOnPage: false, box: around.box });
    } else if (name === 'mc:AlternateContent') {
      texts(alternativeOf(element), open, around);
    } else texts(element, open, contextInside(element, open, around));
  };

  /** The context for the content of an element. */
  const contextInside = (
    element: NodeElement,
    { style, fields }: OpenParagraph,
    around: TextAround,
  ): TextAround => {
    const { name, attributes } = element;
    switch (name) {
      case 'w:r': {
        const properties = childOf(element, 'w:rPr');
        const letters = properties ? styles.character(valueIn(properties, 'w:rStyle')).look : {};
        const own = properties ? lookIn(properties) : {};
        const ownLook = { ...letters, ...own };
        const look = { ...combineLooks(style.look, letters), ...own };
        return {
          ...around,
          look,
          ownLook,
          isHidden: around.isHidden || (look.isHidden ?? false),
          href: around.href || (fields.at(-1)?.href ?? ''),
        };
      }
      case 'w:hyperlink':
        return { ...around, href: targetOf(attributes['r:id'] ?? '') };
      case 'w:fldSimple':
        return { ...around, href: linkIn(attributes['w:instr'] ?? '') || around.href };
      case 'w:sdt':
        return withControl(element, around);
      case 'wp:inline':
      case 'wp:anchor': {
        const properties = childOf(element, 'wp:docPr');
        const isHidden = around.isHidden || isOn(properties?.attributes['hidden'] ?? 'false');
        const link = properties && childOf(properties, 'a:hlinkClick');
        const href = (link && targetOf(link.attributes['r:id'] ?? '')) || around.href;
        return { ...around, href, isHidden, ...placeAround(element, around) };
      }
      default: {
        const isHidden = around.isHidden || isHiddenStyle(attributes['style'] ?? '');
        return { ...around, isHidden, ...placeAround(element, around) };
      }
    }
  };

  /** Removes the runs of an instruction, which are not shown, when the result begins or the field ends. */
  const field = (type: string | undefined, { fields, runs }: OpenParagraph): void => {
    const last = fields.at(-1);
    if (type === 'begin')
      fields.push({ start: runs.length, instruction: '', isResult: false, href: last?.href ?? '' });
    else if (last) {
      if (!last.isResult) runs.length = last.start;
      if (type === 'end') fields.pop();
      else [last.isResult, last.href] = [true, linkIn(last.instruction) || last.href];
    }
  };

  /**
   * The first alternative with visible content, or else the last one with any content, which is meant for the oldest
   * programs.
   */
  const alternativeOf = (element: NodeElement): NodeElement => {
    const choices = element.children.filter((child) => typeof child !== 'string');
    return choices.find(isShown) ?? choices.findLast(({ children }) => children.length > 0) ?? element;
  };

  return { paragraphs, notes, story };
}

/** The text of an element itself; undefined for a container. */
function wordsOf(element: NodeElement, { href }: TextAround): string | undefined {
  const { name, attributes } = element;
  if (name === 'w:t' || name === 'm:t') return ownText(element);
  if (name === 'w:sym') return symbolOf(attributes);
  // A picture is empty text, kept only for its link.
  if ((name === 'pic:pic' || name === 'v:imagedata') && href !== '') return '';
  return textSigns.get(name);
}

function ownText({ children }: NodeElement): string {
  return children
    .filter((child) => typeof child === 'string')
    .join('')
    .replaceAll('\n', ' ');
}

function runOf(words: string, { look, ownLook, href, isPlaceholder }: TextAround): WordRun {
  const { font = '' } = look;
  return { text: isSymbolFont(font) ? symbolText(words, font) : words, look, ownLook, href, isPlaceholder };
}

/** Caches results, because deeply nested elements are searched on each level. */
function createSearch(names: ReadonlySet<string>): (element: NodeElement) => boolean {
  const known = new Map<NodeElement, boolean>();
  const search = (element: NodeElement): boolean => {
    const found =
      known.get(element) ??
      element.children.some((child) => typeof child !== 'string' && (names.has(child.name) || search(child)));
    known.set(element, found);
    return found;
  };
  return search;
}

function withControl<Outer extends Around | TextAround>(element: NodeElement, around: Outer): Outer {
  if (element.name !== 'w:sdt' || around.isPlaceholder) return around;
  const properties = childOf(element, 'w:sdtPr');
  const flag = properties && childOf(properties, 'w:showingPlcHdr');
  return flag && isOn(flag.attributes['w:val']) ? { ...around, isPlaceholder: true } : around;
}

function isDeleted(cell: NodeElement): boolean {
  const properties = childOf(cell, 'w:tcPr');
  return properties !== undefined && childOf(properties, 'w:cellDel') !== undefined;
}

/** True for a cell merged with the one above; its content is not shown. */
function isContinued(cell: NodeElement): boolean {
  const properties = childOf(cell, 'w:tcPr');
  const merge = properties && childOf(properties, 'w:vMerge');
  return merge !== undefined && (merge.attributes['w:val'] ?? 'continue') === 'continue';
}

const toggles = ['isBold', 'isItalic', 'isCapital', 'isSmallCapital', 'isHidden'] as const;

/** A toggle that is set by both the character style and the paragraph style is off. */
function combineLooks(paragraph: LetterLook, letters: LetterLook): LetterLook {
  const turned = toggles.filter((key) => paragraph[key] === true && letters[key] === true);
  return { ...paragraph, ...letters, ...Object.fromEntries(turned.map((key) => [key, false])) };
}

function symbolOf(attributes: NodeElement['attributes']): string {
  const code = Number.parseInt(attributes['w:char'] ?? '', 16);
  const font = attributes['w:font'] ?? '';
  if (!(code > 0x20 && code <= 0xffff)) return '';
  const sign = String.fromCharCode(code);
  // In any font, a private-use character is a picture.
  if (isSymbolFont(font) || /\p{Co}/u.test(sign))
    return symbolText(sign, isSymbolFont(font) ? font : 'Wingdings');
  return sign.isWellFormed() ? sign : '';
}

/** The address in `HYPERLINK "https://…"`. */
function linkIn(instruction: string): string {
  const found = /^\s{0,9}HYPERLINK\s{1,9}(?:"([^"]{1,2000})"|([^\s"\\][^\s"]{0,2000}))/.exec(instruction);
  return found?.[1] ?? found?.[2] ?? '';
}

const pageRelative = /^(?:page|margin|topMargin|insideMargin|outsideMargin)$/;
const pageRelativeStyle = /mso-position-vertical-relative:(?:page|margin|top-margin-area)/;

function placeAround(element: NodeElement, { isOnPage, box }: TextAround) {
  return { isOnPage: isOnPage || hasPlaceOnPage(element), box: box ?? boxPlaceOf(element) };
}

function hasPlaceOnPage(element: NodeElement): boolean {
  const vertical = childOf(element, 'wp:positionV')?.attributes['relativeFrom'] ?? '';
  return pageRelative.test(vertical) || pageRelativeStyle.test(element.attributes['style'] ?? '');
}
