import { andMore } from './strings.ts';

export interface Issue {
  /** The field or path, such as `job_description` or `work[0].startDate`; empty for the whole input. */
  readonly path: string;
  readonly message: string;
  /** True if the path is a file, which becomes the subject of the message: `is empty`. */
  readonly isFile?: boolean;
  /** A code of the contract's errors, if it has its own next step. */
  readonly code?: string | undefined;
}

/** More would hide the first ones. */
const maxReported = 20;

/** Invalid input. Carries all issues; the message names the first twenty. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], options?: ErrorOptions) {
    super(printIssues(issues, printIssue), options);
    this.issues = issues;
  }

  /**
   * The field that all issues are about, as far as its names are plain words: `resume` for `resume.basics.name` and
   * `resume.work[0]`.
   */
  get path(): string | undefined {
    const [first = [], ...others] = this.issues.map(plainSteps);
    const end = first.findIndex((step, index) => others.some((steps) => steps[index] !== step));
    return first.slice(0, end === -1 ? first.length : end).join('') || undefined;
  }

  /** The code of the only issue; several issues have several next steps. */
  get code(): string | undefined {
    return this.issues.length === 1 ? this.issues[0]?.code : undefined;
  }

  /** The message with files as subjects: `cv.pdf is empty`. */
  get what(): string {
    return printIssues(this.issues, (issue) =>
      issue.isFile ? `${issue.path} ${issue.message}` : printIssue(issue),
    );
  }
}

/** Refuses one field. @param path empty for the whole input */
export function fieldError(path: string, message: string, code?: string): ValidationError {
  return new ValidationError([{ path, message, code }]);
}

/** @param problem the state of the file: `is empty` */
export function fileError(file: string, problem: string, code?: string): ValidationError {
  return new ValidationError([{ path: file, message: problem, isFile: true, code }]);
}

function printIssues(issues: readonly Issue[], print: (issue: Issue) => string): string {
  const reported = issues.slice(0, maxReported).map(print);
  const more = andMore(issues.length - reported.length);
  return reported.join('; ') + (more && `;${more}`);
}

/** `limit, after` is no field, and the steps end at a quoted name. */
const plainField = /^[\w-]+(?:\.[\w-]+|\[\d+\])*(?=$|\[)/;

function plainSteps({ path, isFile }: Issue): readonly string[] {
  const [plain = ''] = (!isFile && plainField.exec(path)) || [];
  return plain.match(/\.?[\w-]+|\[\d+\]/g) ?? [];
}

function printIssue({ path, message }: Issue): string {
  return path ? `${path}: ${message}` : message;
}

const maxNameLength = 64;

/** `sections.experience.items[1].summary`; names from the input that are not plain words are quoted. */
export function issuePath(steps: readonly PropertyKey[]): string {
  return steps.map(printStep).join('').replace(/^\./, '');
}

function printStep(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`;
  const name = String(step);
  if (/^[\w-]+$/.test(name) && name.length <= maxNameLength) return `.${name}`;
  return `[${JSON.stringify(name.slice(0, maxNameLength))}]`;
}
