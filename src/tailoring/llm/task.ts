/** A text that a model may word anew. All texts are with placeholders. */
export interface Line {
  /** What the model calls it: `b3`, `sum`. */
  readonly id: string;
  /** In the base, in JSON Resume terms. */
  readonly path: string;
  /** Empty for a summary that the base does not have. */
  readonly text: string;
  /** What the rules made of it, if they did. */
  readonly draft: string | null;
}

/** What one question is about: lines of one entry, or the summary with the facts that it may rest on. */
export interface Task {
  readonly kind: 'entry' | 'summary';
  /** Whether two lines may become one. */
  readonly mayMerge: boolean;
  /** Title of the entry. */
  readonly title: string;
  readonly lines: readonly Line[];
  /** For a summary. */
  readonly facts: readonly Line[];
}

/** A wording that was refused, for the model to mend. */
export interface Refusal {
  readonly id: string;
  readonly text: string;
  /** `V2: the number "40" is not in the evidence`, with placeholders. */
  readonly reasons: readonly string[];
}
