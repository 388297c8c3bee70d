interface TextQuestion {
  readonly message: string;
  /** What an empty answer means; shown. */
  readonly usual?: string | undefined;
  /** What is in the line already, to be changed there. Where lines are only printed it is what Enter means. */
  readonly draft?: string | undefined;
  /** Why an answer will not do; null when it will. An empty one is answered for by this, too. */
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
}

/** Questions to the person at the terminal, on stderr. Ctrl-C at any of them ends the command with 130. */
export interface Questions {
  /** @returns the answer without the spaces around it; '' when there was none and that is no problem */
  text(question: TextQuestion): Promise<string>;
  /** Never shown, not even its length. */
  secret(message: string): Promise<string>;
  choose<T>(question: ChoiceQuestion<T>): Promise<T>;
  agree(message: string, usual?: boolean): Promise<boolean>;
}

/** The person changed their mind. Exit code 130, as after Ctrl-C. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}
