/** A JSON Schema of objects, arrays, strings and enums: what every provider's strict mode takes. */
export type AnswerSchema = Readonly<Record<string, unknown>>;

export interface Question {
  readonly system: string;
  readonly prompt: string;
  readonly schema: AnswerSchema;
}

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

export interface Answer {
  /** Untrusted. */
  readonly text: string;
  /** The model came to the end of its room before the end of its answer. */
  readonly isCut: boolean;
  /** As the provider counts them; 0 where it does not say. */
  readonly tokens: Tokens;
  /** It was at hand from an earlier attempt and cost nothing. */
  readonly isCached: boolean;
}

/** A language model. @throws SettingError, ModelUnavailable; the signal's reason when it is aborted. */
export interface Model {
  ask(question: Question, signal: AbortSignal): Promise<Answer>;
}

/** Answers of earlier attempts, by the hash of all that led to them. */
export interface ModelAnswers {
  find(hash: string): Promise<string | null>;
  keep(hash: string, answer: string): Promise<void>;
}
