/** No answer: the service could not be reached, or took too long. Whether it did the work is unknown. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly timedOut: boolean;

  constructor(message: string, { timedOut, cause }: { readonly timedOut: boolean; readonly cause: unknown }) {
    super(message, { cause });
    this.timedOut = timedOut;
  }
}
