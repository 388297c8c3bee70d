import type { Language } from './words.ts';

/*
 * The data of a theme: strings are clean and ready to print, all fields are present ('' if empty), hidden parts are
 * removed and the order is final. A theme only places and styles; it does not parse, format or filter. It also gets
 * `extraFonts`, the fallback fonts for characters that the bundled fonts lack.
 */

export interface ResumeView {
  /** Title of the PDF: `Jane Doe - Resume`. */
  readonly title: string;
  readonly language: Language;
  readonly rightToLeft: boolean;
  readonly paper: 'a4' | 'us-letter';
  readonly name: string;
  readonly headline: string;
  readonly contact: readonly TextLink[];
  readonly sections: readonly SectionView[];
  /** Label of the running header, with placeholders `{page}` and `{pages}`. */
  readonly pageLabel: string;
}

/** Text with a link; `href` is '' or a checked http, https, mailto or tel address. */
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

/** A job, a school, a project: two heading lines, then text. */
export interface EntryView {
  readonly title: TextLink;
  readonly date: string;
  readonly subtitle: TextLink;
  /** Text opposite the subtitle: a place, a grade, a web address. */
  readonly aside: TextLink;
  readonly blocks: readonly BlockView[];
  readonly keywords: string;
}

/** `Label: text`, or only the text if the label is ''. */
export interface LineView {
  readonly label: string;
  readonly text: string;
}

/** Exactly one of the three lists has items. */
export interface SectionView {
  /** The key in the resume document: `experience`, `skills`, `custom.patents`. */
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly BlockView[];
  readonly entries: readonly EntryView[];
  readonly lines: readonly LineView[];
}
