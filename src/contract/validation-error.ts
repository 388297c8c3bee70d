export interface Issue {
  /** The field or path first: `job_description`, `work[0].startDate`; empty for the whole input. */
  readonly path: string;
  readonly message: string;
}

/** Input that is not what it should be. Carries every issue, so that one answer names them all. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '));
    this.issues = issues;
  }
}
