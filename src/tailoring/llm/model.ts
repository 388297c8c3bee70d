import type { ModelAnswer } from '../../contract/model.ts';

/* The language model as the engine sees it: what is asked, what comes back, and what it is when nothing does. */

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

interface UnavailableDetails {
  readonly retryAfter?: number | null;
  readonly isAway?: boolean;
  readonly cause?: unknown;
}

/** The model gave no usable answer, for a reason that may pass. Says nothing that only the host may know. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
  /** Milliseconds after which another try makes sense; null: none does. */
  readonly retryAfter: number | null;
  /** Nothing came back at all: it makes no sense to ask for more just now. */
  readonly isAway: boolean;

  constructor(message: string, { retryAfter = null, isAway = false, cause }: UnavailableDetails = {}) {
    super(message, { cause });
    this.retryAfter = retryAfter;
    this.isAway = isAway;
  }
}

/** A token for every four bytes of UTF-8, rounded up: providers' own tables are too large to load for a bound. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}
