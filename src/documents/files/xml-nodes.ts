import { UnreadableFile } from './unreadable-file.ts';
/** An XML element with its text and children in order. */
export interface NodeElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = NodeElement | string;

interface OpenElement extends NodeElement {
  readonly children: XmlNode[];
}

/** Nested tables in content controls; far deeper than any resume. */
const maxDepth = 256;

/** @throws UnreadableFile if it is nested too deeply */
export async function xmlNodes(xml: string): Promise<NodeElement> {
  const { Parser } = await import('htmlparser2');
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > maxDepth) throw new UnreadableFile('is nested too deeply to be a resume');
        const element: OpenElement = { name, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        open.at(-1)?.children.push(text);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return root;
}

export function childOf(element: NodeElement, name: string): NodeElement | undefined {
  return element.children.find(
    (child): child is NodeElement => typeof child !== 'string' && child.name === name,
  );
}
