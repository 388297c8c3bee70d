import type { Language } from './words.ts';

/*
 * What a theme gets: every string clean and ready to print, every field present ('' when there is nothing),
 * hidden things gone, order decided. A theme only places and styles; it never parses, formats or filters.
 * Beside it is `extraFonts`: the families to try last, for characters that the shipped fonts lack.
 */

export interface ResumeView {
  /** Document title of the PDF: `Jane Doe - Resume`. */
  readonly title: string;
  readonly language: Language;
  readonly rightToLeft: boolean;
  readonly paper: 'a4' | 'us-letter';
  readonly name: string;
  readonly headline: string;
  readonly contact: readonly TextLink[];
  readonly sections: readonly SectionView[];
  /** The running header's words, with `{page}` and `{pages}` to fill in. */
  readonly pageLabel: string;
}

/** Text that may lead somewhere; `href` is '' or a checked http, https, mailto or tel address. */
export interface TextLink {
  readonly text: string;
  readonly href: string;
}

export interface RunView extends TextLink {
  readonly strong: boolean;
  readonly em: boolean;
}

export type BlockView =
  | { readonly type: 'paragraph'; readonly runs: readonly RunView[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly RunView[])[] };

/** A job, a school, a project: two lines of heading, then text. */
export interface EntryView {
  readonly title: TextLink;
  readonly date: string;
  readonly subtitle: TextLink;
  /** What is opposite the subtitle: a place, a grade, an address on the web. */
  readonly aside: TextLink;
  readonly blocks: readonly BlockView[];
  readonly keywords: string;
}

/** `Label: text`, or the text alone when the label is ''. */
export interface LineView {
  readonly label: string;
  readonly text: string;
}

/** Exactly one of the three lists is filled. */
export interface SectionView {
  /** The key in the resume document: `experience`, `skills`, `custom.patents`. */
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly BlockView[];
  readonly entries: readonly EntryView[];
  readonly lines: readonly LineView[];
}
