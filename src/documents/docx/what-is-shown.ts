import { childOf, type NodeElement, type XmlNode } from '../files/xml-nodes.ts';

/*
 * What a reader of the page sees, in an order in which it can be read: hidden text is none, of alternatives there is
 * one, and a text box stands before or behind the paragraph that it is anchored in, never inside of it.
 */

/** Names of the same thing, for the one that is known. */
const sameAs: ReadonlyMap<string, string> = new Map([
  ['w:ptab', 'w:tab'],
  ['w:cr', 'w:br'],
]);

export function whatIsShown(part: NodeElement): NodeElement {
  return { ...part, children: part.children.flatMap(shownOf) };
}

function shownOf(node: XmlNode): readonly XmlNode[] {
  if (typeof node === 'string') return [node];
  if (node.name === 'mc:AlternateContent') return alternativeOf(node).children.flatMap(shownOf);
  if (node.name === 'w:r' && isHidden(node)) return [];
  const shown = {
    ...node,
    name: sameAs.get(node.name) ?? node.name,
    children: node.children.flatMap(shownOf),
  };
  if (node.name !== 'w:p') return [shown];
  const boxes: TextBox[] = [];
  const bare = withoutBoxes(shown, false, boxes);
  const contentOf = (isOnPage: boolean) =>
    boxes.filter((box) => box.isOnPage === isOnPage).flatMap((box) => box.content.children);
  return [...contentOf(true), bare, ...contentOf(false)];
}

interface TextBox {
  readonly content: NodeElement;
  /** It has its place on the page, whatever the paragraph is about: side columns and heads are such boxes. */
  readonly isOnPage: boolean;
}

/** The first that holds words, else the last: it is for programs that know the least. */
function alternativeOf(element: NodeElement): NodeElement {
  const choices = element.children.filter((child) => typeof child !== 'string');
  return choices.find(holdsBox) ?? choices.at(-1) ?? element;
}

function holdsBox(element: NodeElement): boolean {
  return element.children.some(
    (child) => typeof child !== 'string' && (child.name === 'w:txbxContent' || holdsBox(child)),
  );
}

function isHidden(run: NodeElement): boolean {
  const properties = childOf(run, 'w:rPr');
  const vanish = properties && childOf(properties, 'w:vanish');
  return vanish !== undefined && !/^(?:0|false|off)$/.test(vanish.attributes['w:val'] ?? '');
}

function withoutBoxes(element: NodeElement, isOnPage: boolean, boxes: TextBox[]): NodeElement {
  const children = element.children.flatMap((child): readonly XmlNode[] => {
    if (typeof child === 'string') return [child];
    const isPlaced = isOnPage || hasPlaceOnPage(child);
    if (child.name !== 'w:txbxContent') return [withoutBoxes(child, isPlaced, boxes)];
    boxes.push({ content: child, isOnPage: isPlaced });
    return [];
  });
  return { ...element, children };
}

const pageRelative = /^(?:page|margin|topMargin|insideMargin|outsideMargin)$/;
const pageRelativeStyle = /mso-position-vertical-relative:(?:page|margin|top-margin-area)/;

function hasPlaceOnPage(element: NodeElement): boolean {
  const vertical = childOf(element, 'wp:positionV')?.attributes['relativeFrom'] ?? '';
  return pageRelative.test(vertical) || pageRelativeStyle.test(element.attributes['style'] ?? '');
}
