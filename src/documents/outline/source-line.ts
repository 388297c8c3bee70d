/** One line of a resume without markup, wrapped lines already joined. */
export interface SourceLine {
  /** `page 1, line 12`, `line 12` */
  readonly place: string;
  readonly text: string;
  /** What is at the other end of the line; '' when nothing is. */
  readonly aside: string;
  /** How it is set: `large` is the name's size, `strong` a title's, `quiet` a subtitle's; `running` is on every page. */
  readonly style: 'large' | 'heading' | 'strong' | 'quiet' | 'text' | 'bullet' | 'running';
  /** Web addresses that the line is linked to, and what it offers for mail and calls (`mailto:`, `tel:`). */
  readonly links: readonly string[];
  /** The words of each link, where the source parts them. */
  readonly linkTexts?: readonly string[];
  /** Whether it is set as the first line of an entry: a title below a blank line, or a bold one after text. */
  readonly opensBlock?: boolean;
  /** How the source sets it: `h2`, or any name that all lines set alike share. Nothing where only `style` is known. */
  readonly setting?: string;
  /** In plain text, whether nothing is in the line above. */
  readonly isBelowBlank?: boolean;
  /** The words at its beginning that are set in another face than those after them: `**Acme** Engineer`. */
  readonly opening?: string;
  /** Where and how large it stands, where the source says so. */
  readonly layout?: LineLayout;
}

export interface LineLayout {
  /** Lines of one face, size included, share it. */
  readonly face: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Whether a line is drawn above or below it, where that is known. */
  readonly isRuled?: boolean;
  /** In points, by how much it is larger than most of the text. */
  readonly larger: number;
  /** How far it is below the line above, 1: as far as most lines; null at the top of a page or of a column. */
  readonly gap: number | null;
  /** In points, from the left edge of its column. */
  readonly indent: number;
}

const markers = /^[•‣·∙»⁃∗★→–—*\-\u25A0-\u25FF\u2713\u2714\u2756\u2794-\u27BE\uF0B7\uF0A7]\s+/u;

export function withoutMarker(text: string): string {
  return text.replace(markers, '');
}

export function hasMarker(text: string): boolean {
  return markers.test(text);
}

const longestOpening = 80;

/** The words before a change of face, where they could name one thing and those after it another. */
export function openingOf(before: string, behind: string): string | undefined {
  const [name, rest] = [before.trim(), behind.trim()];
  const isName = name.length <= longestOpening && /\p{L}{2}/u.test(name) && !/[:：]$|[.!?;]\s/u.test(name);
  // A label is set apart from what it says, and a word in a sentence from the others.
  const isLabel = /^[:：]/.test(rest) && !/\s/.test(name);
  const isRest = /\p{L}{2}/u.test(rest) && !/^[(（\p{Ll}]/u.test(rest);
  return isName && isRest && !isLabel ? name : undefined;
}

/** The cells of a line or of its other end: `Acme | Berlin`. */
export function cellsIn(text: string): readonly string[] {
  return text
    .split(/\s\|\s|(?<=[\p{Script=Han}）])[|｜] ?(?=[\p{Script=Han}\d])/u)
    .map((cell) => cell.trim());
}

/** A text that was not read from a page, such as a field of data, as a line. */
export function lineOfText(text: string): SourceLine {
  return { place: '', text, aside: '', style: 'text', links: [] };
}

/** What is not said by a bullet is plain text, however it looks. */
export function asText(line: SourceLine): SourceLine {
  return line.style === 'bullet' ? line : { ...line, style: 'text' };
}
