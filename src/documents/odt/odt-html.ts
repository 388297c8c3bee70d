import { createParagraphPrinter, type SetRun } from '../docx/set-paragraphs.ts';
import type { NodeElement, XmlNode } from '../files/xml-nodes.ts';
import type { OdtStyle, OdtStyles } from './odt-styles.ts';

/** What is no text of the page. */
const left = new Set([
  ...[
    'text:tracked-changes',
    'office:annotation',
    'office:annotation-end',
    'text:note',
    'text:sequence-decls',
  ],
  ...[
    'text:variable-decls',
    'text:user-field-decls',
    'office:forms',
    'table:covered-table-cell',
    'svg:title',
  ],
  ...['svg:desc', 'office:binary-data', 'text:hidden-paragraph', 'text:hidden-text', 'text:list-style'],
]);
/** What only holds others, under the name that HTML has for it. */
const holders: ReadonlyMap<string, string> = new Map([
  ['text:list', 'ul'],
  ['table:table', 'table'],
  ['table:table-row', 'tr'],
  ['table:table-cell', 'td'],
]);
const mostBlanks = 50;

interface Face {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly size: number;
  readonly link: string;
}

const plain: Face = { isBold: false, isItalic: false, size: 0, link: '' };

/** Prints parts of an OpenDocument text as HTML; what is set alike has one class in all of them. */
export function odtHtml(styles: OdtStyles): (part: NodeElement) => string {
  const print = createParagraphPrinter();
  const styleOf = (element: NodeElement) =>
    styles.get(element.attributes['text:style-name'] ?? '') ?? { name: '' };

  const blocks = (element: NodeElement, isItem: boolean): string =>
    element.children.map((child) => (typeof child === 'string' ? '' : block(child, isItem))).join('');

  const block = (element: NodeElement, isItem: boolean): string => {
    if (left.has(element.name)) return '';
    if (element.name === 'text:p' || element.name === 'text:h') return paragraph(element, isItem);
    const holder = holders.get(element.name);
    const isInList = element.name === 'text:list' || element.name === 'text:list-item';
    const content = blocks(element, isInList || (isItem && element.name !== 'table:table'));
    return holder === undefined ? content : `<${holder}>${content}</${holder}>`;
  };

  const paragraph = (element: NodeElement, isItem: boolean): string => {
    const style = styleOf(element);
    const boxes: string[] = [];
    const runs = style.isHidden
      ? []
      : element.children.flatMap((child) => runsOf(child, faceOf(style, plain), boxes));
    const kind = isItem && element.name === 'text:p' ? 'li' : kindOf(element, style);
    const look = `${style.name} ${style.align ?? ''}`;
    return print({ kind, look, runs }) + boxes.join('');
  };

  const runsOf = (node: XmlNode, face: Face, boxes: string[]): readonly SetRun[] => {
    if (typeof node === 'string') return [{ ...face, text: node.replace(/\s+/g, ' ') }];
    const { name, attributes, children } = node;
    if (left.has(name)) return [];
    if (name === 'text:tab') return [{ ...face, text: '\t' }];
    if (name === 'text:line-break') return [{ ...face, text: '\n' }];
    if (name === 'text:s') return [{ ...face, text: ' '.repeat(blanks(attributes['text:c'])) }];
    if (name === 'draw:text-box') {
      boxes.push(blocks(node, false));
      return [];
    }
    const style = name === 'text:span' ? styleOf(node) : undefined;
    if (style?.isHidden) return [];
    const link = name === 'text:a' ? (attributes['xlink:href'] ?? '') : face.link;
    const own = { ...(style ? faceOf(style, face) : face), link };
    return children.flatMap((child) => runsOf(child, own, boxes));
  };

  return (part) => blocks(part, false);
}

function blanks(count: string | undefined): number {
  const blank = Number(count ?? 1);
  return blank > 0 ? Math.min(Math.floor(blank), mostBlanks) : 1;
}

function kindOf({ name, attributes }: NodeElement, style: OdtStyle): string {
  if (style.name === 'Title') return 'h1';
  if (name !== 'text:h') return 'p';
  return `h${Math.min(6, Math.max(1, Number(attributes['text:outline-level'] ?? 1) || 1))}`;
}

function faceOf({ isBold, isItalic, size }: OdtStyle, around: Face): Face {
  return {
    isBold: isBold ?? around.isBold,
    isItalic: isItalic ?? around.isItalic,
    size: size ?? around.size,
    link: around.link,
  };
}
