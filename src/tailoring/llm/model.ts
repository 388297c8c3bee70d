import type { ModelAnswer } from '../../contract/model.ts';

/** A JSON Schema of objects, arrays, strings and enums: what every provider's strict mode takes. */
export type AnswerSchema = Readonly<Record<string, unknown>>;

export interface Question {
  readonly system: string;
  readonly prompt: string;
  readonly schema: AnswerSchema;
  /** To be sent with it; they change no answer. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A language model. @throws SettingError, ModelUnavailable; the signal's reason when it is aborted. */
export interface Model {
  ask(question: Question, signal: AbortSignal): Promise<ModelAnswer>;
}

/** Answers of earlier attempts, by the hash of all that led to them. */
export interface ModelAnswers {
  find(hash: string): Promise<string | null>;
  keep(hash: string, answer: string): Promise<void>;
}
