import type { NodeElement } from '../files/xml-nodes.ts';

/* Renames namespace prefixes of Word documents to those that Word uses; programs may choose others. */

const transitional = 'http://schemas.openxmlformats.org';
const strict = 'http://purl.oclc.org/ooxml';

const usualPrefixes: ReadonlyMap<string, string> = new Map([
  [`${transitional}/wordprocessingml/2006/main`, 'w'],
  [`${strict}/wordprocessingml/main`, 'w'],
  [`${transitional}/officeDocument/2006/relationships`, 'r'],
  [`${strict}/officeDocument/relationships`, 'r'],
  [`${transitional}/officeDocument/2006/math`, 'm'],
  [`${transitional}/markup-compatibility/2006`, 'mc'],
  [`${transitional}/drawingml/2006/wordprocessingDrawing`, 'wp'],
  [`${strict}/drawingml/wordprocessingDrawing`, 'wp'],
  [`${transitional}/drawingml/2006/main`, 'a'],
  ['urn:schemas-microsoft-com:vml', 'v'],
]);

/** @param document with the root element of a part as its child */
export function withUsualPrefixes(document: NodeElement): NodeElement {
  const renamed = new Map<string, string>();
  for (const child of document.children) {
    if (typeof child === 'string') continue;
    for (const [name, address] of Object.entries(child.attributes)) {
      const prefix = name === 'xmlns' ? '' : /^xmlns:(.+)$/.exec(name)?.[1];
      const usual = usualPrefixes.get(address);
      if (prefix !== undefined && usual !== undefined && usual !== prefix) renamed.set(prefix, usual);
    }
  }
  return renamed.size === 0 ? document : withPrefixes(document, renamed);
}

function withPrefixes(element: NodeElement, prefixes: ReadonlyMap<string, string>): NodeElement {
  const named = (name: string, isAttribute: boolean) => {
    const colon = name.indexOf(':');
    // An attribute without a prefix belongs to its element, whatever the prefix of that is.
    const usual = colon < 0 && isAttribute ? undefined : prefixes.get(name.slice(0, Math.max(0, colon)));
    return usual === undefined || name === '' ? name : `${usual}:${name.slice(colon + 1)}`;
  };
  return {
    name: named(element.name, false),
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [named(name, true), value]),
    ),
    children: element.children.map((child) =>
      typeof child === 'string' ? child : withPrefixes(child, prefixes),
    ),
  };
}
