export interface RenderErrorOptions extends ErrorOptions {
  /** True if the message reveals nothing about this machine, so that a caller may read it. */
  readonly forCaller?: boolean;
}

/** A theme could not be turned into a PDF. The message says which theme, what failed and where. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly forCaller: boolean;

  constructor(message: string, { forCaller = false, ...options }: RenderErrorOptions = {}) {
    super(message, options);
    this.forCaller = forCaller;
  }
}
