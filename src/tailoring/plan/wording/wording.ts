import type { WordingReason } from '../../messages/messages.ts';

/** The job that a bullet belongs to, as far as its wording depends on it. */
export interface Situation {
  /** What verbs the bullets of the job are led by. */
  readonly tense: 'past' | 'base';
  /** The job is over. */
  readonly ended: boolean;
}

/** One way to say the same better. Each looks for one thing and leaves everything else alone. */
export interface Wording {
  /** Name in the report. */
  readonly rule: string;
  /** The message that tells the person what was done and why. */
  readonly why: WordingReason;
  /** The new text, or null when there is nothing to do or any doubt. */
  apply(text: string, situation: Situation): string | null;
}
