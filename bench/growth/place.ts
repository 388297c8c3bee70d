/** A place that takes text from outside: a field of a request or a kind of file. */
export interface Place {
  readonly name: string;
  /** Maximum length of the text, in UTF-16 units. */
  readonly maxLength: number;
  /** Processes the text; a rejected text is a valid result. */
  run(text: string): Promise<void>;
  /** Restores the state before `run`; not part of the measured work. */
  reset?(): Promise<void>;
}
