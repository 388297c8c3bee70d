import { ownValue, setOwnValue } from '../../values/own-value.ts';

/* Reads the elements of a page in the order of its text, in linear time however deep or broken its tags are. */

export type Attributes = Readonly<Record<string, string>>;

export interface ElementHandler<Element> {
  /** Returns the data that is kept for an element until it ends. */
  open(tag: string, attributes: Attributes, parent: Element): Element;
  text(text: string, parent: Element): void;
  close(tag: string, element: Element): void;
}

const empty = new Set(
  'area base basefont br col embed frame hr img input link meta param source track wbr'.split(' '),
);
const closesParagraph =
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  );

/** Elements that end where another begins, because their end tag is optional. */
const endsBefore: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...closesParagraph.map((tag) => [tag, ['p']] as const),
  ['li', ['li', 'p']],
  ['dt', ['dt', 'dd', 'p']],
  ['dd', ['dt', 'dd', 'p']],
  ['tr', ['tr', 'td', 'th', 'p']],
  ['td', ['td', 'th', 'p']],
  ['th', ['td', 'th', 'p']],
  ['option', ['option']],
  ['body', ['head', 'link', 'script']],
]);

interface Open<Element> {
  readonly tag: string;
  readonly element: Element;
}

/** Reads a page and calls `handler` with its elements and texts; `root` is the parent of the outermost elements. */
export async function readElements<Element>(
  html: string,
  root: Element,
  handler: ElementHandler<Element>,
): Promise<void> {
  const { Tokenizer } = await import('htmlparser2');
  const open: Open<Element>[] = [];
  const depths = new Map<string, number>();
  const parent = () => open.at(-1)?.element ?? root;
  const pop = () => {
    const last = open.pop();
    if (!last) return;
    depths.set(last.tag, (depths.get(last.tag) ?? 1) - 1);
    handler.close(last.tag, last.element);
  };
  const begin = (tag: string, attributes: Attributes, isEmpty: boolean) => {
    const ending = endsBefore.get(tag) ?? [];
    for (let last = open.at(-1); last && ending.includes(last.tag); last = open.at(-1)) pop();
    const element = handler.open(tag, attributes, parent());
    if (isEmpty) return handler.close(tag, element);
    open.push({ tag, element });
    depths.set(tag, (depths.get(tag) ?? 0) + 1);
  };
  const end = (tag: string) => {
    // An end tag without a start still separates text.
    if ((depths.get(tag) ?? 0) === 0) return tag === 'p' || tag === 'br' ? begin(tag, {}, true) : undefined;
    while (open.at(-1)?.tag !== tag) pop();
    pop();
  };
  let tag = '';
  let attributes: Record<string, string> = Object.create(null);
  let name = '';
  let value = '';
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(from, to) {
        tag = html.slice(from, to).toLowerCase();
        attributes = {};
      },
      onattribname(from, to) {
        name = html.slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata(from, to) {
        value += html.slice(from, to);
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        // The first attribute of a name counts, as in browsers.
        if (ownValue(attributes, name) === undefined) setOwnValue(attributes, name, value);
      },
      onopentagend: () => begin(tag, attributes, empty.has(tag)),
      // Self-closing tags are valid only in SVG; elsewhere the slash is ignored.
      onselfclosingtag: () =>
        begin(tag, attributes, empty.has(tag) || tag === 'svg' || (depths.get('svg') ?? 0) > 0),
      onclosetag: (from, to) => end(html.slice(from, to).toLowerCase()),
      ontext: (from, to) => handler.text(html.slice(from, to), parent()),
      ontextentity: (codePoint) => handler.text(String.fromCodePoint(codePoint), parent()),
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  while (open.length > 0) pop();
}
