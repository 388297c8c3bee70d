/** Text of a PDF at its place, in points from the lower left corner of the page. */
export interface PageRun {
  readonly text: string;
  readonly x: number;
  readonly endX: number;
  readonly y: number;
  readonly size: number;
  /** Tells fonts apart, and no more. */
  readonly font: string;
}

export interface PageLink {
  readonly url: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface PdfPage {
  readonly runs: readonly PageRun[];
  readonly links: readonly PageLink[];
}
