/** Text of a PDF at its place, in points from the lower left corner of the page. */
export interface PageRun {
  readonly text: string;
  readonly x: number;
  readonly endX: number;
  readonly y: number;
  readonly size: number;
  /** Tells fonts apart, and no more. */
  readonly font: string;
  /** What the font's own name says. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** Its font has no letters with accents: they are drawn as two. */
  readonly drawsAccents?: boolean;
}

export interface PageLink {
  readonly url: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A small dot that is drawn and not written, by its middle: what browsers put before the points of a list. */
export interface PageDot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PdfPage {
  readonly runs: readonly PageRun[];
  readonly links: readonly PageLink[];
}
