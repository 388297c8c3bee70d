import { Parser } from 'htmlparser2';
import { ownValue } from '../../values/own-value.ts';
import type { Splice } from './splice.ts';

/** An XML element and where it is in its text. */
export interface PlacedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PlacedElement[];
  readonly from: number;
  /** Behind its start tag; behind the whole element if it has no content. */
  readonly contentFrom: number;
  readonly contentTo: number;
  readonly to: number;
}

interface OpenElement extends PlacedElement {
  readonly children: PlacedElement[];
  contentTo: number;
  to: number;
}

/** The elements of a text that was read before, so it is nested no deeper than a resume. */
export function placedXml(xml: string): PlacedElement {
  const root: OpenElement = {
    ...{ name: '', attributes: {}, children: [] },
    ...{ from: 0, contentFrom: 0, contentTo: xml.length, to: xml.length },
  };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const contentFrom = parser.endIndex + 1;
        const element: OpenElement = {
          ...{ name, attributes, children: [] },
          ...{ from: parser.startIndex, contentFrom, contentTo: contentFrom, to: contentFrom },
        };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      onclosetag() {
        const element = open.length > 1 ? open.pop() : undefined;
        // An element without content is closed by its start tag.
        if (!element || parser.startIndex < element.contentFrom) return;
        element.contentTo = parser.startIndex;
        element.to = parser.endIndex + 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return root;
}

export function childNamed({ children }: PlacedElement, name: string): PlacedElement | undefined {
  return children.find((child) => child.name === name);
}

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const reference = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));|[\s\S]/gi;

/** The characters of XML text without elements, and where each is written. */
export function placedSigns(raw: string): readonly Splice[] {
  return [...raw.matchAll(reference)].map(({ 0: written, 1: hex, 2: decimal, 3: name, index: from }) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isCode = Number.isFinite(code) && code <= 0x10ffff;
    const sign = isCode
      ? String.fromCodePoint(code)
      : (ownValue(references, name?.toLowerCase() ?? '') ?? written);
    return { from, to: from + written.length, text: sign };
  });
}
