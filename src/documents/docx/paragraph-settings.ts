/* How a paragraph of a Word document is set: what headings share when nobody used styles for them. */

export interface Element {
  readonly type: string;
  readonly children?: readonly Element[];
  readonly value?: string;
}

interface Run extends Element {
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderline?: boolean;
  readonly isAllCaps?: boolean;
  readonly isSmallCaps?: boolean;
  readonly fontSize?: number | null;
  readonly styleName?: string | null;
}

interface Paragraph extends Element {
  readonly styleId: string | null;
  readonly styleName: string | null;
  readonly numbering?: unknown;
  readonly alignment?: string | null;
}

const maxSettings = 60;
const ownStyles = /^(?:heading \d|title|subtitle)$/i;

/** Gives paragraphs that are set alike the same style name, `setting-3`; headings and items of lists keep theirs. */
export function withParagraphSettings(document: Element): Element {
  const name = createNames();
  const named = (element: Element): Element => {
    if (element.type === 'paragraph') return name(element as Paragraph);
    return element.children ? { ...element, children: element.children.map(named) } : element;
  };
  return named(document);
}

function createNames(): (paragraph: Paragraph) => Paragraph {
  const settings = new Map<string, string>();
  return (paragraph) => {
    if (paragraph.numbering || ownStyles.test(paragraph.styleName ?? '')) return paragraph;
    const face = faceOf(paragraph);
    if (face === null) return paragraph;
    const known = settings.get(face);
    if (known === undefined && settings.size >= maxSettings) return paragraph;
    const name = known ?? `setting-${settings.size}`;
    settings.set(face, name);
    return { ...paragraph, styleId: name, styleName: name };
  };
}

/** For mammoth, which knows a style by its name only. */
export const settingStyles: readonly string[] = Array.from(
  { length: maxSettings },
  (_, index) => `p[style-name='setting-${index}'] => p.setting-${index}:fresh`,
);

/** Null for a paragraph without words. */
function faceOf(paragraph: Paragraph): string | null {
  const letters = new Map<string, number>();
  for (const run of runsIn(paragraph)) {
    const length = textIn(run).replace(/\s/g, '').length;
    if (length === 0) continue;
    const { isBold, isItalic, isUnderline, isAllCaps, isSmallCaps, fontSize, styleName } = run;
    const face = JSON.stringify([isBold, isItalic, isUnderline, isAllCaps, isSmallCaps, fontSize, styleName]);
    letters.set(face, (letters.get(face) ?? 0) + length);
  }
  const [most] = [...letters].sort(([, one], [, other]) => other - one);
  return most ? [paragraph.styleName ?? '', paragraph.alignment ?? '', most[0]].join('|') : null;
}

function runsIn(element: Element): readonly Run[] {
  if (element.type === 'run') return [element];
  return (element.children ?? []).flatMap(runsIn);
}

function textIn(element: Element): string {
  return element.value ?? (element.children ?? []).map(textIn).join('');
}
