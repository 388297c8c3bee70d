import { readMark, type WrittenMark } from './item-marks.ts';

/* Splits an edited text at its headings. */

export interface NumberedLine {
  readonly text: string;
  readonly number: number;
}

export interface Part extends WrittenMark {
  /** 1 for the name, 2 for a section, 3 for an entry; 0 for the lines before the first heading. */
  readonly depth: 0 | 1 | 2 | 3;
  /** Of the heading. */
  readonly number: number;
  readonly lines: readonly NumberedLine[];
}

export interface SplitText {
  readonly parts: readonly Part[];
  /** The line of a comment that does not end. */
  readonly openComment: number | null;
  /** The lines of headings that are too deep, which are in no part. */
  readonly deepHeadings: readonly number[];
}

const heading = /^ {0,3}(?:(#{1,3})(?:[ \t]|$)|(#{2,3})(?=[\p{L}{]))/u;

/** Deeper than an entry: nothing in a resume. */
const deepHeading = /^ {0,3}#{4,}(?:[ \t]|$)/;

/** Below the name it is a text, such as a hashtag. */
const nameWithoutBlank = /^(#)(?=\p{L})/u;

/** True if the line neither is a heading, of any depth, nor begins a comment. */
export function isTextLine(line: string): boolean {
  return !heading.test(line) && !deepHeading.test(line) && !beginsComment(line);
}

function beginsComment(line: string): boolean {
  return line.trimStart().startsWith('<!--');
}

export function splitEditable(text: string): SplitText {
  const { lines, openComment } = withoutComments(text.replace(/^\uFEFF/, '').split(/\r\n|[\r\n]/));
  let lastLines: NumberedLine[] = [];
  const parts: Part[] = [{ depth: 0, number: 1, lines: lastLines, ...unmarked('') }];
  const deepHeadings: number[] = [];
  for (const line of lines) {
    if (deepHeading.test(line.text)) {
      deepHeadings.push(line.number);
      continue;
    }
    const [sign, one, other] =
      heading.exec(line.text) ?? (parts.length === 1 ? nameWithoutBlank.exec(line.text) : null) ?? [];
    if (sign === undefined) {
      lastLines.push(line);
      continue;
    }
    lastLines = [];
    const depth = (one ?? other ?? '').length as 1 | 2 | 3;
    const title = line.text.slice(sign.length);
    const written = depth === 1 ? unmarked(title.trim()) : readMark(title);
    parts.push({ depth, number: line.number, lines: lastLines, ...written });
  }
  return { parts, openComment, deepHeadings };
}

function unmarked(text: string): WrittenMark {
  return { text, mark: null, isHidden: false, damaged: null };
}

/** A comment begins at the start of a line; text behind its end is kept. */
function withoutComments(texts: readonly string[]): {
  readonly lines: readonly NumberedLine[];
  readonly openComment: number | null;
} {
  const lines: NumberedLine[] = [];
  let openComment: number | null = null;
  for (const [index, text] of texts.entries()) {
    const begins = openComment === null && beginsComment(text);
    if (begins) openComment = index + 1;
    if (openComment === null) {
      lines.push({ text, number: index + 1 });
      continue;
    }
    const end = text.indexOf('-->', begins ? text.indexOf('<!--') + 4 : 0);
    if (end === -1) continue;
    openComment = null;
    const rest = text.slice(end + 3);
    if (rest.trim() !== '') lines.push({ text: rest, number: index + 1 });
  }
  return { lines, openComment };
}

export interface SectionPart {
  readonly heading: Part;
  readonly entries: readonly Part[];
}

export interface GroupedParts {
  /** The headings of the name; one in a complete text. */
  readonly names: readonly Part[];
  readonly sections: readonly SectionPart[];
  /** Entries without a section above them. */
  readonly strays: readonly Part[];
}

export function groupParts(parts: readonly Part[]): GroupedParts {
  const names: Part[] = [];
  const sections: { heading: Part; entries: Part[] }[] = [];
  const strays: Part[] = [];
  let open: Part[] = strays;
  for (const part of parts) {
    if (part.depth === 3) open.push(part);
    if (part.depth === 1) {
      names.push(part);
      open = strays;
    }
    if (part.depth === 2) {
      open = [];
      sections.push({ heading: part, entries: open });
    }
  }
  return { names, sections, strays };
}
