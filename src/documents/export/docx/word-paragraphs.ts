import {
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type {
  BlockView,
  EntryView,
  LineView,
  RunView,
  SectionView,
  TextLink,
} from '../../view/view-model.ts';
import { quiet } from './word-styles.ts';

type Inline = TextRun | ExternalHyperlink;

interface Face {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly color?: string;
}

/** References in the numbering of the document. */
export const listNames = { bullets: 'bullets', numbers: 'numbers' };

export interface WordPage {
  /** Between the margins, in twentieths of a point. */
  readonly textWidth: number;
  /** True for a script without italics, whose letters programs would slant. */
  readonly isUpright: boolean;
  /** A new number for each ordered list, so that it begins at 1. */
  nextList(): number;
}

/** A section with its heading. */
export function sectionParagraphs(section: SectionView, page: WordPage): readonly Paragraph[] {
  const { title, blocks, lines, entries } = section;
  return [
    ...(title === '' ? [] : [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 })]),
    ...blockParagraphs(blocks, page),
    ...lines.map(lineParagraph),
    ...entries.flatMap((entry) => entryParagraphs(entry, page)),
  ];
}

/** Maximum letters of two texts on one line; longer ones go on separate lines. */
const maxLineLength = 84;

/** Title and date on one line, employer and place below, then the text. */
function entryParagraphs(entry: EntryView, page: WordPage): readonly Paragraph[] {
  const { title, subtitle, blocks, keywords } = entry;
  const fits = title.text.length + entry.date.length <= maxLineLength;
  const date = { text: entry.date, href: '' };
  const aside = fits ? entry.aside : joined(date, entry.aside);
  const tabStops = [{ type: TabStopType.RIGHT, position: page.textWidth }];
  const head = ends(linked(title), fits ? date : { text: '', href: '' }, '\t');
  const separator = subtitle.text.length + aside.text.length <= maxLineLength ? '\t' : ' | ';
  const details = ends(linked(subtitle, page.isUpright ? {} : { italics: true }), aside, separator);
  const last = keywords === '' ? [] : [new TextRun({ text: keywords, color: quiet })];
  return [
    ...paragraph(head, { heading: HeadingLevel.HEADING_2, tabStops }),
    ...paragraph(details, { style: 'EntryDetails', tabStops }),
    ...blockParagraphs(blocks, page),
    ...paragraph(last, {}),
  ];
}

function joined(first: TextLink, second: TextLink): TextLink {
  if (second.text === '') return first;
  return { text: `${first.text} | ${second.text}`, href: second.href };
}

function ends(left: readonly Inline[], right: TextLink, separator: string): readonly Inline[] {
  if (right.text === '') return left;
  const between = left.length === 0 && separator !== '\t' ? [] : [new TextRun({ text: separator })];
  return [...left, ...between, ...linked(right, { bold: false, color: quiet })];
}

/** Empty without children. */
function paragraph(children: readonly Inline[], options: IParagraphOptions): readonly Paragraph[] {
  return children.length === 0 ? [] : [new Paragraph({ ...options, children })];
}

function blockParagraphs(blocks: readonly BlockView[], page: WordPage): readonly Paragraph[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [new Paragraph({ children: block.runs.flatMap(inline) })];
    const instance = block.ordered ? page.nextList() : 0;
    const reference = block.ordered ? listNames.numbers : listNames.bullets;
    const style = block.ordered ? 'ListNumber' : 'ListBullet';
    const numbering = { reference, level: 0, instance };
    const lastPair = block.items.length - 2;
    return block.items.map((runs, index) => {
      // Keeps the first two and the last two items of a list on one page.
      const isPaired = index === lastPair || (index === 0 && lastPair > 0);
      const children = runs.flatMap(inline);
      return new Paragraph({ style, numbering, children, ...(isPaired && { keepNext: true }) });
    });
  });
}

function inline({ text, href, strong, em }: RunView): readonly Inline[] {
  return linked({ text, href }, { ...(strong && { bold: true }), ...(em && { italics: true }) });
}

function lineParagraph({ label, text }: LineView): Paragraph {
  const name = label === '' ? [] : [new TextRun({ text: `${label}: `, bold: true })];
  return new Paragraph({ children: [...name, new TextRun({ text })] });
}

/** A text, with a link if it has an address; the view has checked the address. */
export function linked({ text, href }: TextLink, face: Face = {}): Inline[] {
  if (text === '') return [];
  if (href === '') return [new TextRun({ text, ...face })];
  return [
    new ExternalHyperlink({ link: href, children: [new TextRun({ text, style: 'Hyperlink', ...face })] }),
  ];
}
