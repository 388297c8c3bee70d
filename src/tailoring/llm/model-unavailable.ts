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
