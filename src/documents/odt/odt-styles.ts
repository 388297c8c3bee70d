import { childOf, type NodeElement } from '../files/xml-nodes.ts';

/** What a style of an OpenDocument text says, its parents' words with it. */
export interface OdtStyle {
  /** Of itself, or of the first of its parents that has a name people gave it. */
  readonly name: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isHidden?: boolean;
  readonly size?: number;
  readonly align?: string;
}

interface WrittenStyle extends OdtStyle {
  readonly parent: string;
}

export type OdtStyles = ReadonlyMap<string, OdtStyle>;

const mostParents = 20;

/** The styles of parts of a document by their names; those that a program made up itself are for one place only. */
export function odtStyles(parts: readonly NodeElement[]): OdtStyles {
  const written = new Map<string, WrittenStyle>();
  for (const part of parts) collect(part, false, written);
  return new Map([...written.keys()].map((name) => [name, resolved(name, written)]));
}

function collect(element: NodeElement, isOwn: boolean, written: Map<string, WrittenStyle>): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const name = child.attributes['style:name'] ?? '';
    if (child.name === 'style:style' && name !== '') written.set(name, styleOf(child, name, isOwn));
    else if (!child.name.startsWith('text:'))
      collect(child, isOwn || child.name === 'office:automatic-styles', written);
  }
}

function styleOf(element: NodeElement, name: string, isOwn: boolean): WrittenStyle {
  const text = childOf(element, 'style:text-properties')?.attributes ?? {};
  const align = childOf(element, 'style:paragraph-properties')?.attributes['fo:text-align'];
  const weight = text['fo:font-weight'];
  const slant = text['fo:font-style'];
  const size = Number.parseFloat(text['fo:font-size'] ?? '');
  return {
    name: isOwn ? '' : name,
    parent: element.attributes['style:parent-style-name'] ?? '',
    ...(weight && { isBold: weight === 'bold' || Number(weight) >= 600 }),
    ...(slant && { isItalic: slant !== 'normal' }),
    ...(text['text:display'] && { isHidden: text['text:display'] === 'none' }),
    ...(text['fo:font-size']?.endsWith('pt') && Number.isFinite(size) && { size }),
    ...(align && { align }),
  };
}

function resolved(name: string, written: ReadonlyMap<string, WrittenStyle>): OdtStyle {
  const line: WrittenStyle[] = [];
  let next = written.get(name);
  while (next && line.length < mostParents) {
    line.push(next);
    next = written.get(next.parent);
  }
  const named = line.find((style) => style.name !== '')?.name ?? '';
  return { ...Object.assign({}, ...line.reverse()), name: named };
}
