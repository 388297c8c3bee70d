/** An element of a part of a Word document, its text and children in order. */
export interface WordElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly WordNode[];
}

export type WordNode = WordElement | string;

interface OpenElement extends WordElement {
  readonly children: WordNode[];
}

/** Tables in tables in content controls: far deeper than any resume. */
const deepest = 256;

/** @throws Error in words for people when it is nested too deeply */
export async function wordXml(xml: string): Promise<WordElement> {
  const { Parser } = await import('htmlparser2');
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > deepest) throw new Error('is nested too deeply to be a resume');
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

export function printWordXml({ name, attributes, children }: WordElement): string {
  const content = children.map((child) => (typeof child === 'string' ? escaped(child) : printWordXml(child)));
  if (name === '') return content.join('');
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export function childOf(element: WordElement, name: string): WordElement | undefined {
  return element.children.find(
    (child): child is WordElement => typeof child !== 'string' && child.name === name,
  );
}
