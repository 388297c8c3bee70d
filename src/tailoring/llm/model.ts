import type { ModelAnswer } from '../../contract/model.ts';

/* The language model as the engine sees it: questions, answers and failures. */

/** A JSON Schema of objects, arrays, strings and enums only, which every provider's strict mode accepts. */
export type AnswerSchema = Readonly<Record<string, unknown>>;

export interface Question {
  readonly system: string;
  readonly prompt: string;
  readonly schema: AnswerSchema;
  /** HTTP headers, which do not affect the answer. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A language model. @throws SettingError, ModelUnavailable; the signal's reason if aborted */
export interface Model {
  ask(question: Question, signal: AbortSignal): Promise<ModelAnswer>;
}

/** Answers of earlier attempts, by a hash of everything that affects them. */
export interface ModelAnswers {
  find(hash: string): Promise<string | null>;
  keep(hash: string, answer: string): Promise<void>;
}

interface UnavailableDetails {
  readonly retryAfter?: number | null;
  readonly isAway?: boolean;
  readonly cause?: unknown;
}

/** The model gave no usable answer, for a temporary reason. The message contains nothing confidential to the host. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
  /** Milliseconds to wait before a retry; null if a retry is pointless. */
  readonly retryAfter: number | null;
  /** True if there was no response at all, so asking other questions is pointless for now. */
  readonly isAway: boolean;

  constructor(message: string, { retryAfter = null, isAway = false, cause }: UnavailableDetails = {}) {
    super(message, { cause });
    this.retryAfter = retryAfter;
    this.isAway = isAway;
  }
}

/** Estimates one token per four bytes of UTF-8, because the providers' own tokenizers are too large to load. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}
