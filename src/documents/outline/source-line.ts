/** One line of a resume without markup, wrapped lines already joined. */
export interface SourceLine {
  /** `page 1, line 12`, `line 12` */
  readonly place: string;
  readonly text: string;
  /** The text at the other end of the line; '' if there is none. */
  readonly aside: string;
  /** `large`: set like the name; `strong`: like a title; `quiet`: like a subtitle; `running`: on every page. */
  readonly style: 'large' | 'heading' | 'strong' | 'quiet' | 'text' | 'bullet' | 'running';
  /** Web addresses that the line links to, and its addresses for mail and calls (`mailto:`, `tel:`). */
  readonly links: readonly string[];
  /** The words of each link, if the source separates them. */
  readonly linkTexts?: readonly string[];
  /** True if the line is set like the first of an entry: a title below a blank line, or bold after text. */
  readonly opensBlock?: boolean;
  /** `h2`, or any name that lines with the same format share. Undefined if only `style` is known. */
  readonly setting?: string;
  /** True if the line above is blank, in plain text. */
  readonly isBelowBlank?: boolean;
  /** The first words of the line if they have another typeface than the rest: `**Acme** Engineer`. */
  readonly opening?: string;
  /** The column that the line is in, if text is beside it. */
  readonly column?: 'left' | 'beside';
  /** Position and size, if the source has them. */
  readonly layout?: LineLayout;
}

export interface LineLayout {
  /** Shared by lines with the same typeface and size. */
  readonly face: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** True if a rule is drawn above or below the line; undefined if that is not known. */
  readonly isRuled?: boolean;
  /** Size of the line minus that of most text, in points. */
  readonly larger: number;
  /** Distance to the line above; 1 is normal, null is the top of a page or column. */
  readonly gap: number | null;
  /** Distance from the left edge of the column, in points. */
  readonly indent: number;
}

const markers = /^[•‣·∙»⁃∗★→–—*\-\u25A0-\u25FF\u2713\u2714\u2756\u2794-\u27BE\uF0B7\uF0A7]\s+/u;

export function withoutMarker(text: string): string {
  return text.replace(markers, '');
}

export function hasMarker(text: string): boolean {
  return markers.test(text);
}

const maxOpeningLength = 80;

/** The words before a change of typeface, if both sides may be names. */
export function openingOf(before: string, behind: string): string | undefined {
  const [name, rest] = [before.trim(), behind.trim()];
  const isName = name.length <= maxOpeningLength && /\p{L}{2}/u.test(name) && !/[:：]$|[.!?;]\s/u.test(name);
  // A label before a colon, or an emphasized word in a sentence, is not a name.
  const isLabel = /^[:：]/.test(rest) && !/\s/.test(name);
  const isRest = /\p{L}{2}/u.test(rest) && !/^[(（\p{Ll}]/u.test(rest);
  return isName && isRest && !isLabel ? name : undefined;
}

/** The cells of a line or of the text at its other end: `Acme | Berlin`. */
export function cellsIn(text: string): readonly string[] {
  return text
    .split(/\s\|\s|(?<=[\p{Script=Han}）])[|｜] ?(?=[\p{Script=Han}\d])/u)
    .map((cell) => cell.trim());
}

/** Both ends of a line. */
export function wholeOf({ text, aside }: SourceLine): string {
  return [text, aside].filter((part) => part !== '').join(' | ');
}

/** Makes a line of text that is not from a page, such as a field of data. */
export function lineOfText(text: string): SourceLine {
  return { place: '', text, aside: '', style: 'text', links: [] };
}

/** Sets a line as text unless it is a bullet. */
export function asText(line: SourceLine): SourceLine {
  return line.style === 'bullet' ? line : { ...line, style: 'text' };
}
