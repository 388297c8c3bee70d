import type { ZipEntry } from '../archive/zip-entries.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { childOf, type NodeElement, type XmlNode, xmlNodes } from '../files/xml-nodes.ts';
import { htmlSourceLines } from '../html/html-source-lines.ts';
import { withPageEdges } from '../html/page-edges.ts';
import { createParagraphPrinter, type StyledRun } from '../html/styled-paragraphs.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { isSymbolFont, symbolText } from '../text/symbol-fonts.ts';

/** Of both parts together: far more than a resume has. */
const maxTags = 200_000;
const maxLetters = 20 * 1024 * 1024;

export function isOdt(names: readonly string[]): boolean {
  return (
    names.includes('content.xml') && (names.includes('styles.xml') || names.includes('META-INF/manifest.xml'))
  );
}

/**
 * The lines of an OpenDocument text, as LibreOffice writes it.
 * @throws UnreadableFile
 */
export async function readOdt(entries: readonly ZipEntry[]): Promise<readonly SourceLine[]> {
  if ((await textOf(entries, 'META-INF/manifest.xml')).includes('encryption-data'))
    throw new UnreadableFile('is protected by a password; save it without one');
  const [content, looks] = [await textOf(entries, 'content.xml'), await textOf(entries, 'styles.xml')];
  if (/<!(?:DOCTYPE|ENTITY)/i.test(content + looks))
    throw new UnreadableFile('has a document type declaration, which is not supported');
  const tags = content.split('<').length + looks.split('<').length;
  if (tags > maxTags || content.length + looks.length > maxLetters)
    throw new UnreadableFile('is too long to be a resume; use a shorter document');
  const [body, pages] = [await xmlNodes(content), await xmlNodes(looks)];
  const text = below(body, 'office:text')[0];
  if (!text) throw new UnreadableFile('is an OpenDocument file, but not a text document');
  // Shared, so that paragraphs with the same formatting have the same class in all parts.
  const printer = createParagraphPrinter();
  const common = written(pages);
  const printPages = odtHtml(odtStyles(common, common), printer);
  const printBody = odtHtml(odtStyles(common, written(body)), printer);
  const lines = withPageEdges({
    headers: await linesOfParts(below(pages, 'style:header'), printPages),
    body: await linesOfParts([text], printBody),
    footers: await linesOfParts(below(pages, 'style:footer'), printPages),
  });
  if (lines.length === 0) throw new UnreadableFile('contains no text');
  return lines;
}

async function linesOfParts(
  parts: readonly NodeElement[],
  print: (part: NodeElement) => string,
): Promise<readonly SourceLine[]> {
  const lines: SourceLine[] = [];
  for (const part of parts) lines.push(...(await htmlSourceLines(print(part))));
  return lines;
}

async function textOf(entries: readonly ZipEntry[], name: string): Promise<string> {
  const entry = entries.find((one) => one.name === name);
  return entry ? Buffer.from(await entry.bytes()).toString() : '';
}

function below(element: NodeElement, name: string): readonly NodeElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === name ? [child] : below(child, name);
  });
}

/** Elements that are not text of the page. */
const skippedElements = new Set([
  ...[
    'text:tracked-changes',
    'office:annotation',
    'office:annotation-end',
    'text:note-citation',
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
/** Container elements, with their HTML equivalents. */
const holders: ReadonlyMap<string, string> = new Map([
  ['text:list', 'ul'],
  ['table:table', 'table'],
  ['table:table-row', 'tr'],
  ['table:table-cell', 'td'],
]);
const maxBlanks = 50;

interface Face {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly size: number;
  readonly font: string;
  readonly link: string;
}

const plain: Face = { isBold: false, isItalic: false, size: 0, font: '', link: '' };

type Printer = ReturnType<typeof createParagraphPrinter>;

/** Prints parts of an OpenDocument text as HTML, with notes at the end. */
function odtHtml(styles: OdtStyles, print: Printer): (part: NodeElement) => string {
  let notes: string[] = [];
  const styleOf = (element: NodeElement) =>
    styles.get(keyOf(familyOf(element), element.attributes['text:style-name'] ?? '')) ?? { name: '' };

  const blocks = (element: NodeElement, isItem: boolean): string =>
    element.children.map((child) => (typeof child === 'string' ? '' : block(child, isItem))).join('');

  const block = (element: NodeElement, isItem: boolean): string => {
    if (skippedElements.has(element.name) || isHiddenSection(element)) return '';
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

  const runsOf = (node: XmlNode, face: Face, boxes: string[]): readonly StyledRun[] => {
    if (typeof node === 'string') {
      const text = node.replace(/\s+/g, ' ');
      return [{ ...face, text: isSymbolFont(face.font) ? symbolText(text, face.font) : text }];
    }
    const { name, attributes, children } = node;
    if (skippedElements.has(name)) return [];
    if (name === 'text:tab') return [{ ...face, text: '\t' }];
    if (name === 'text:line-break') return [{ ...face, text: '\n' }];
    if (name === 'text:s') return [{ ...face, text: ' '.repeat(blanks(attributes['text:c'])) }];
    if (name === 'text:note') {
      notes.push(blocks(node, false));
      return [];
    }
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

  return (part) => {
    notes = [];
    const text = blocks(part, false);
    return text + notes.join('');
  };
}

function isHiddenSection({ name, attributes }: NodeElement): boolean {
  return name === 'text:section' && attributes['text:display'] === 'none';
}

/** Paragraphs and words have separate styles, which may have the same names. */
function familyOf({ name }: NodeElement): string {
  return name === 'text:span' ? 'text' : 'paragraph';
}

function keyOf(family: string, name: string): string {
  return `${family} ${name}`;
}

function blanks(count: string | undefined): number {
  const blank = Number(count ?? 1);
  return blank > 0 ? Math.min(Math.floor(blank), maxBlanks) : 1;
}

function kindOf({ name, attributes }: NodeElement, style: OdtStyle): string {
  if (style.name === 'Title') return 'h1';
  if (name !== 'text:h') return 'p';
  return `h${Math.min(6, Math.max(1, Number(attributes['text:outline-level'] ?? 1) || 1))}`;
}

function faceOf({ isBold, isItalic, size, font }: OdtStyle, around: Face): Face {
  return {
    isBold: isBold ?? around.isBold,
    isItalic: isItalic ?? around.isItalic,
    size: size ?? around.size,
    font: font ?? around.font,
    link: around.link,
  };
}

/** A style of an OpenDocument text, including what it inherits. */
interface OdtStyle {
  /** The name of the style itself, or of its first parent that was named by a person. */
  readonly name: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isHidden?: boolean;
  readonly size?: number;
  /** `Wingdings1` is a second declaration of the same font. */
  readonly font?: string;
  readonly align?: string;
}

interface WrittenStyle extends OdtStyle {
  readonly parent: string;
}

type OdtStyles = ReadonlyMap<string, OdtStyle>;

/** The styles of a part, by family and name. */
interface WrittenStyles {
  /** Named styles, which may be parents. */
  readonly common: ReadonlyMap<string, WrittenStyle>;
  /** Automatic styles; another part may have different ones with the same names. */
  readonly own: ReadonlyMap<string, WrittenStyle>;
}

const maxParents = 20;

/** The styles of a part by family and name; automatic styles of other parts are not included. */
function odtStyles(document: WrittenStyles, part: WrittenStyles): OdtStyles {
  const common = new Map([...document.common, ...part.common]);
  const all = new Map([...common, ...part.own]);
  return new Map([...all].map(([key, style]) => [key, resolved(style, common)]));
}

function written(part: NodeElement): WrittenStyles {
  const common = new Map<string, WrittenStyle>();
  const own = new Map<string, WrittenStyle>();
  const collect = (element: NodeElement, isOwn: boolean) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const { 'style:name': name = '', 'style:family': family = '' } = child.attributes;
      if (child.name === 'style:style' && name !== '')
        (isOwn ? own : common).set(keyOf(family, name), styleOf(child, name, isOwn));
      else if (!child.name.startsWith('text:'))
        collect(child, isOwn || child.name === 'office:automatic-styles');
    }
  };
  collect(part, false);
  return { common, own };
}

function styleOf(element: NodeElement, name: string, isOwn: boolean): WrittenStyle {
  const text = childOf(element, 'style:text-properties')?.attributes ?? {};
  const align = childOf(element, 'style:paragraph-properties')?.attributes['fo:text-align'];
  const weight = text['fo:font-weight'];
  const slant = text['fo:font-style'];
  const font = text['style:font-name'] ?? text['fo:font-family']?.replace(/^['"]|['"]$/g, '');
  const size = Number.parseFloat(text['fo:font-size'] ?? '');
  return {
    name: isOwn ? '' : name,
    parent: keyOf(
      element.attributes['style:family'] ?? '',
      element.attributes['style:parent-style-name'] ?? '',
    ),
    ...(weight && { isBold: weight === 'bold' || Number(weight) >= 600 }),
    ...(slant && { isItalic: slant !== 'normal' }),
    ...(text['text:display'] && { isHidden: text['text:display'] === 'none' }),
    ...(text['fo:font-size']?.endsWith('pt') && Number.isFinite(size) && { size }),
    ...(font && { font }),
    ...(align && { align }),
  };
}

function resolved(style: WrittenStyle, common: ReadonlyMap<string, WrittenStyle>): OdtStyle {
  const line: WrittenStyle[] = [];
  for (let next: WrittenStyle | undefined = style; next && line.length < maxParents; ) {
    line.push(next);
    next = common.get(next.parent);
  }
  const named = line.find((one) => one.name !== '')?.name ?? '';
  return { ...Object.assign({}, ...line.reverse()), name: named };
}
