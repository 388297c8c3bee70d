export interface Issue {
  /** The field or path first: `job_description`, `work[0].startDate`; empty for the whole input. */
  readonly path: string;
  readonly message: string;
}

/** More would bury the first ones. */
const mostTold = 20;

/** Input that is not what it should be. Carries every issue; the message names the first twenty. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const told = issues
      .slice(0, mostTold)
      .map(({ path, message }) => (path ? `${path}: ${message}` : message));
    const more = issues.length - told.length;
    super([...told, ...(more > 0 ? [`and ${more} more`] : [])].join('; '));
    this.issues = issues;
  }
}
