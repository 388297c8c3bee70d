/** An answer that the contract does not know: a proxy's page, a redirect, another service, a broken body. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly status: number;

  constructor(message: string, { status, cause }: { readonly status: number; readonly cause?: unknown }) {
    super(message, { cause });
    this.status = status;
  }
}
