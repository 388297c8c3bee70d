interface TextQuestion {
  readonly message: string;
  /** The value for an empty answer; shown in the prompt. */
  readonly usual?: string | undefined;
  /** The editable initial text. In plain mode it is the value for an empty answer. */
  readonly draft?: string | undefined;
  /** The problem with an answer; null if it is fine. Also called for an empty answer. */
  readonly problem?: ((answer: string) => string | null) | undefined;
}

export interface Choice<T> {
  readonly name: string;
  readonly value: T;
  readonly about?: string;
}

export interface ChoiceQuestion<T> {
  readonly message: string;
  readonly choices: readonly Choice<T>[];
  readonly usual?: T;
  /** The words that ask for a number where choices are not drawn; in English by default. */
  readonly number?: NumberWords;
}

export interface NumberWords {
  readonly ask: (usual: number) => string;
  readonly outOfRange: (most: number) => string;
}

/** Prompts at the terminal, on stderr. Ctrl-C at any of them ends the command with 130. */
export interface Questions {
  /** @returns the trimmed answer; '' if it is empty and allowed to be */
  text(question: TextQuestion): Promise<string>;
  /** The input is never shown, not even its length. */
  secret(message: string): Promise<string>;
  choose<T>(question: ChoiceQuestion<T>): Promise<T>;
  agree(message: string, usual?: boolean): Promise<boolean>;
}

/** The person cancelled. Exit code 130, as after Ctrl-C. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}
