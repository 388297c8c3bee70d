import { textSigns } from '../docx/word-paragraphs.ts';
import { isSymbolFont } from '../text/symbol-fonts.ts';
import type { OwnCell } from './own-file.ts';
import { childNamed, type PlacedElement, placedSigns } from './placed-xml.ts';

/*
 * The paragraphs of a part of a Word document and where each sign of their text is in its XML. The XML is never printed
 * again: edits replace stretches of it, so all else stays as it is, byte for byte.
 */

/** The text of a `w:t`, or a sign such as a tab. */
export interface WordAtom {
  /** As the reader sees it. */
  readonly text: string;
  readonly element: PlacedElement;
  /** True for a sign, and for text of a field, of a tracked change or shown in another way than it is written. */
  readonly isLocked: boolean;
  /** The same for text that looks alike and leads to the same address. */
  readonly look: string;
}

export interface WordSource {
  readonly element: PlacedElement;
  /** Where its content begins, behind its properties. */
  readonly contentFrom: number;
  readonly atoms: readonly WordAtom[];
  /** The same for paragraphs with the same style and list. */
  readonly setting: string;
  /** The same for paragraphs next to each other, without a table or the edge of a cell between them. */
  readonly group: number;
  /** The row of a table that it is in, and the cell, of the innermost table; null outside of tables. */
  readonly cell: OwnCell | null;
  /** The alternatives that it is one of, and which. */
  readonly branch: Branch | null;
  /** True if it has more than text, such as a picture, a note or half of a bookmark. */
  readonly hasMore: boolean;
  /** True for the last one of a section, cell or box, which has to have one. */
  readonly isNeeded: boolean;
}

interface Branch {
  readonly alternatives: number;
  readonly choice: number;
}

interface Around {
  readonly branch: Branch | null;
  readonly isLocked: boolean;
  /** True in a font of pictures, whose letters are bullets. */
  readonly isPicture: boolean;
  readonly look: string;
  readonly cell: OwnCell | null;
}

/** Text that is not shown. */
const hidden = new Set(['w:del', 'w:moveFrom', 'w:rt', 'w:pPr', 'w:tblPr', 'w:trPr', 'w:tcPr', 'w:sdtPr']);
/** Text that has to stay. */
const locking = new Set(['w:ins', 'w:moveTo', 'w:fldSimple', 'w:ruby', 'm:oMath', 'm:oMathPara']);
/** What moves with the text of a paragraph. */
const movable = new Set([
  ...['w:r', 'w:t', 'w:tab', 'w:br', 'w:cr', 'w:noBreakHyphen', 'w:softHyphen', 'w:sym'],
  ...['w:hyperlink', 'w:smartTag', 'w:proofErr', 'w:lastRenderedPageBreak'],
]);
const signs: ReadonlyMap<string, string> = new Map([...textSigns, ['w:sym', '•']]);

/** @param xml the text of the part, whose names have the prefix that Word gives them */
export function wordSources(xml: string, root: PlacedElement): readonly WordSource[] {
  const found: WordSource[] = [];
  let [groups, rows, alternatives] = [0, 0, 0];
  /** Of fields that are open; one may end in a later paragraph. */
  let fields = 0;

  /** Cells and boxes end with a paragraph. */
  const story = (element: PlacedElement, around: Around): void => {
    groups += 1;
    const before = found.length;
    blocks(element, around);
    groups += 1;
    const last = found.at(-1);
    if (last && found.length > before) found[found.length - 1] = { ...last, isNeeded: true };
  };

  const blocks = (element: PlacedElement, around: Around): void => {
    for (const child of element.children) {
      if (hidden.has(child.name)) continue;
      if (child.name === 'w:p') paragraph(child, around);
      else if (child.name === 'w:tr') {
        rows += 1;
        blocks(child, { ...around, cell: { row: rows, cell: 0 } });
      } else if (child.name === 'w:tc') story(child, { ...around, cell: cellAt(around, groups) });
      else if (child.name === 'mc:AlternateContent') alternativesIn(child, around, blocks);
      else if (child.name === 'w:tbl' || child.name === 'w:sectPr') {
        groups += 1;
        blocks(child, around);
        groups += 1;
      } else blocks(child, within(child, around));
    }
  };

  const alternativesIn = (
    element: PlacedElement,
    around: Around,
    read: (element: PlacedElement, around: Around) => void,
  ): void => {
    alternatives += 1;
    const own = alternatives;
    // Alternatives inside of others are rare, and stay.
    for (const [choice, child] of element.children.entries())
      read(child, {
        ...around,
        branch: around.branch ?? { alternatives: own, choice },
        isLocked: around.isLocked || around.branch !== null,
      });
  };

  const paragraph = (element: PlacedElement, around: Around): void => {
    const properties = childNamed(element, 'w:pPr');
    const reading: Reading = { atoms: [], bookmarks: new Set(), boxes: [], hasMore: false };
    for (const child of element.children) inline(child, around, reading);
    const mark = properties && childNamed(properties, 'w:rPr');
    const isTracked = mark && (childNamed(mark, 'w:ins') || childNamed(mark, 'w:del'));
    const isEnd = properties !== undefined && childNamed(properties, 'w:sectPr') !== undefined;
    found.push({
      element,
      contentFrom: properties?.to ?? element.contentFrom,
      atoms: reading.atoms,
      setting: settingIn(xml, properties),
      group: groups,
      cell: around.cell,
      branch: around.branch,
      hasMore: reading.hasMore || reading.bookmarks.size > 0 || isTracked !== undefined,
      isNeeded: isEnd,
    });
    for (const { box, around: inside } of reading.boxes) story(box, inside);
  };

  const inline = (element: PlacedElement, around: Around, reading: Reading): void => {
    const { name, attributes } = element;
    // How a run looks moves along.
    if (name === 'w:rPr') return;
    if (hidden.has(name)) {
      if (name !== 'w:pPr') reading.hasMore = true;
      return;
    }
    if (name === 'w:t') {
      reading.atoms.push(textAtom(xml, element, { ...around, isLocked: around.isLocked || fields > 0 }));
      return;
    }
    const sign = signs.get(name);
    if (sign !== undefined) {
      reading.atoms.push({ text: sign, element, isLocked: true, look: around.look });
      return;
    }
    if (name === 'w:bookmarkStart') reading.bookmarks.add(attributes['w:id'] ?? '');
    else if (name === 'w:bookmarkEnd') {
      // The end of a bookmark that began before has to stay behind it.
      if (!reading.bookmarks.delete(attributes['w:id'] ?? '')) reading.hasMore = true;
    } else if (!movable.has(name)) reading.hasMore = true;
    if (name === 'w:fldChar') fields += fieldStep(attributes['w:fldCharType'], fields);
    if (name === 'w:txbxContent') reading.boxes.push({ box: element, around });
    else if (name === 'mc:AlternateContent')
      alternativesIn(element, around, (branch, inside) => {
        for (const child of branch.children) inline(child, inside, reading);
      });
    else if (name !== 'w:r' || !isVanished(element)) {
      const inside = { ...within(element, around), look: lookInside(xml, element, around) };
      for (const child of element.children) inline(child, inside, reading);
    }
  };

  blocks(root, { branch: null, isLocked: false, isPicture: false, look: '', cell: null });
  return found;
}

function cellAt({ cell }: Around, number: number): OwnCell | null {
  return cell && { ...cell, cell: number };
}

interface Reading {
  readonly atoms: WordAtom[];
  /** Those that are open. */
  readonly bookmarks: Set<string>;
  readonly boxes: { readonly box: PlacedElement; readonly around: Around }[];
  hasMore: boolean;
}

function fieldStep(type: string | undefined, open: number): number {
  if (type === 'begin') return 1;
  return type === 'end' && open > 0 ? -1 : 0;
}

/** Text of template fields that are empty, or that Word fills in again, stays. */
function within(element: PlacedElement, around: Around): Around {
  const { name } = element;
  const properties = name === 'w:sdt' ? childNamed(element, 'w:sdtPr') : undefined;
  const isFilledIn =
    properties && (childNamed(properties, 'w:showingPlcHdr') || childNamed(properties, 'w:dataBinding'));
  const isPicture = name === 'w:r' && isInSymbols(element);
  const isLocked = locking.has(name) || isFilledIn !== undefined || isPicture;
  return isLocked ? { ...around, isLocked, isPicture } : around;
}

function isInSymbols(run: PlacedElement): boolean {
  const properties = childNamed(run, 'w:rPr');
  const fonts = properties && childNamed(properties, 'w:rFonts')?.attributes;
  return isSymbolFont(fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'] ?? '');
}

function isVanished(run: PlacedElement): boolean {
  const properties = childNamed(run, 'w:rPr');
  const flag = properties && childNamed(properties, 'w:vanish');
  return flag !== undefined && !/^(?:0|false|off)$/.test(flag.attributes['w:val'] ?? '');
}

/** Marks that make no difference for the eye: the language, and that a word is not checked. */
const unseen = /<w:(?:lang|noProof)\b[^<>]*\/>/g;

function lookInside(xml: string, element: PlacedElement, { look }: Around): string {
  if (element.name === 'w:hyperlink') return `${look}link ${element.from}\n`;
  const properties = element.name === 'w:r' ? childNamed(element, 'w:rPr') : undefined;
  return properties
    ? look + xml.slice(properties.contentFrom, properties.contentTo).replace(unseen, '').trim()
    : look;
}

function textAtom(xml: string, element: PlacedElement, { isLocked, isPicture, look }: Around): WordAtom {
  const raw = xml.slice(element.contentFrom, element.contentTo);
  const signs = placedSigns(raw);
  const text = isPicture
    ? '•'.repeat(signs.length)
    : signs
        .map((sign) => sign.text)
        .join('')
        .replaceAll('\n', ' ');
  return { text, element, isLocked: isLocked || raw.includes('<'), look };
}

/** What shows that paragraphs belong to one list; spacing and the like may differ. */
function settingIn(xml: string, properties: PlacedElement | undefined): string {
  return ['w:pStyle', 'w:numPr', 'w:ind', 'w:jc']
    .map((name) => {
      const found = properties && childNamed(properties, name);
      return found ? xml.slice(found.from, found.to) : '';
    })
    .join('\n');
}
