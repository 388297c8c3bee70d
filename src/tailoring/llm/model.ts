import * as z from 'zod';

/** A JSON Schema of objects, arrays, strings and enums: what every provider's strict mode takes. */
export type AnswerSchema = Readonly<Record<string, unknown>>;

export interface Question {
  readonly system: string;
  readonly prompt: string;
  readonly schema: AnswerSchema;
}

const count = z.int().min(0);

const Tokens = z.object({ input: count, output: count }).readonly();

/** Also as it is kept for a later attempt. */
export const Answer = z
  .object({
    /** Untrusted. */
    text: z.string(),
    /** The model came to the end of its room before the end of its answer. */
    isCut: z.boolean(),
    /** As the provider counts them; 0 where it does not say. */
    tokens: Tokens,
    /** It was at hand from an earlier attempt and cost nothing. */
    isCached: z.boolean(),
  })
  .readonly();

export type Tokens = z.infer<typeof Tokens>;
export type Answer = z.infer<typeof Answer>;

/** A language model. @throws SettingError, ModelUnavailable; the signal's reason when it is aborted. */
export interface Model {
  ask(question: Question, signal: AbortSignal): Promise<Answer>;
}

/** Answers of earlier attempts, by the hash of all that led to them. */
export interface ModelAnswers {
  find(hash: string): Promise<string | null>;
  keep(hash: string, answer: string): Promise<void>;
}
