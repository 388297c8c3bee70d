/** An element without its namespace, with its text and children in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own words, without those of its children. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

const deepest = 64;

/**
 * Reads XML as data. Entities that a document declares itself are never unfolded.
 * @throws Error in words for people when it declares a document type or is nested too deeply
 */
export async function xmlTree(xml: string): Promise<XmlElement> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw new Error('has a document type declaration, which is not supported');
  const { Parser } = await import('htmlparser2');
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > deepest) throw new Error('is nested too deeply to be a resume');
        const element: OpenElement = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
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

/** Every element on the way `Employer/Name`, anywhere below. */
export function elementsAt(element: XmlElement, path: string): readonly XmlElement[] {
  const [first = '', ...rest] = path.split('/');
  return rest.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    below(element, first),
  );
}

function below(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...below(child, name),
  ]);
}

/** The words of the first element on one of the ways; '' when there is none. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = elementsAt(element, path)[0]?.text.trim();
    if (text) return text;
  }
  return '';
}
