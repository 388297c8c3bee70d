export interface Issue {
  /** The field or path first: `job_description`, `work[0].startDate`; empty for the whole input. */
  readonly path: string;
  readonly message: string;
}

/** More would bury the first ones. */
const maxReported = 20;

/** Input that is not what it should be. Carries every issue; the message names the first twenty. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const reported = issues
      .slice(0, maxReported)
      .map(({ path, message }) => (path ? `${path}: ${message}` : message));
    const more = issues.length - reported.length;
    super([...reported, ...(more > 0 ? [`and ${more} more`] : [])].join('; '));
    this.issues = issues;
  }
}

const maxNameLength = 64;

/** `sections.experience.items[1].summary`; a name from the input is quoted as soon as it is more than a word. */
export function issuePath(steps: readonly PropertyKey[]): string {
  return steps.map(printStep).join('').replace(/^\./, '');
}

function printStep(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`;
  const name = String(step);
  if (/^[\w-]+$/.test(name) && name.length <= maxNameLength) return `.${name}`;
  return `[${JSON.stringify(name.slice(0, maxNameLength))}]`;
}
