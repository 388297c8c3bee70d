/** Somewhere a text from outside goes in: a field of a request or a kind of file. */
export interface Place {
  readonly name: string;
  /** The longest text that is taken there, in UTF-16 units. */
  readonly most: number;
  /** What is done with the text; a refusal is an answer too. */
  run(text: string): Promise<void>;
  /** Leaves the place as it was found; not part of the work. */
  reset?(): Promise<void>;
}
