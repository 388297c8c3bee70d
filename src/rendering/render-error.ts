/** A theme could not be turned into a PDF. The message says which theme, what failed and where. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}
