export interface Issue {
  /** The field or path first: `job_description`, `work[0].startDate`; empty for the whole input. */
  readonly path: string;
  readonly message: string;
  /** The path is a file, and the message says what it is or does: `is empty`. */
  readonly isFile?: boolean;
}

/** More would bury the first ones. */
const maxReported = 20;

/** Input that is not what it should be. Carries every issue; the message names the first twenty. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(listed(issues, printIssue));
    this.issues = issues;
  }

  /** The message with each file as the subject of its sentence: `cv.pdf is empty`. */
  get what(): string {
    return listed(this.issues, (issue) =>
      issue.isFile ? `${issue.path} ${issue.message}` : printIssue(issue),
    );
  }
}

/** @param problem what the file is or does: `is empty` */
export function fileError(file: string, problem: string): ValidationError {
  return new ValidationError([{ path: file, message: problem, isFile: true }]);
}

function listed(issues: readonly Issue[], print: (issue: Issue) => string): string {
  const reported = issues.slice(0, maxReported).map(print);
  const more = issues.length - reported.length;
  return [...reported, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

function printIssue({ path, message }: Issue): string {
  return path ? `${path}: ${message}` : message;
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
