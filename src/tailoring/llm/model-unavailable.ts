/** The model gave no usable answer, for a reason that may pass. Says nothing that only the host may know. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
  /** Milliseconds after which another try makes sense; null: none does. */
  readonly retryAfter: number | null;

  constructor(
    message: string,
    { retryAfter = null, cause }: { readonly retryAfter?: number | null; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.retryAfter = retryAfter;
  }
}
