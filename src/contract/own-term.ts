export const termKinds = ['tool', 'method', 'domain', 'certificate', 'licence', 'language', 'soft'] as const;

export type TermKind = (typeof termKinds)[number];

/** A term that a host adds to the lexicon, or what it adds to a term that the lexicon knows. */
export interface OwnTerm {
  readonly name: string;
  /** `tool` for a new term that names none; a known term keeps its own. */
  readonly kind?: TermKind | undefined;
  /** The profession whose people list it first. Default: that of the first term that it implies. */
  readonly profession?: string | undefined;
  /** Always the same thing; `de:Schweißen` belongs to German texts only. */
  readonly aliases?: readonly string[] | undefined;
  /** Knowing the term implies knowing these, not the reverse. */
  readonly implies?: readonly string[] | undefined;
}
