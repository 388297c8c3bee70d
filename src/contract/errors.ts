/** Every error name that may leave the service, with its HTTP status. Source: API specification, "Errors". */
export const errorStatus = {
  validation_error: 400,
  missing_api_key: 401,
  invalid_api_key: 403,
  not_found: 404,
  rate_limit_exceeded: 429,
  credit_limit_exceeded: 429,
  internal_server_error: 500,
} as const;

export type ErrorName = keyof typeof errorStatus;

export const errorNames = Object.keys(errorStatus) as readonly ErrorName[];

export function isErrorName(name: unknown): name is ErrorName {
  return typeof name === 'string' && Object.hasOwn(errorStatus, name);
}

/**
 * Failures that a program tells apart more exactly than by name, each with what a caller of the API can do next. The
 * specification fixes the fields of an Error object, so over HTTP the code is in the header `x-error-code`. The command
 * line has next steps of its own (`cli/failure.ts`).
 */
export const nextSteps = {
  missing_key: 'Send yours in the X-API-Key header.',
  wrong_key: 'Check X-API-Key or create a new key.',
  missing_dashboard_token: 'Send it as "Authorization: Bearer dash_…".',
  no_base_resume: 'Store one with `resume-tailor base set FILE` or PUT /base-resume.',
  unknown_base_resume: '`resume-tailor base list` or GET /base-resumes shows yours.',
  unknown_resume: '`resume-tailor list` or GET /resumes shows yours.',
  no_requirements: 'Send the whole text of the posting, or leave out require=requirements.',
  reused_idempotency_key: 'Use a new Idempotency-Key for a new request.',
  resume_deleted: 'Use a new Idempotency-Key to create it again.',
  nothing_charged: 'Retry with an Idempotency-Key.',
  wrong_setup: 'Retry later with the same Idempotency-Key.',
  unexpected: 'Retry with the same Idempotency-Key (send one if you did not): nothing is charged twice.',
} as const;

export type FailureCode = keyof typeof nextSteps;

export function isFailureCode(code: unknown): code is FailureCode {
  return typeof code === 'string' && Object.hasOwn(nextSteps, code);
}

/** What happened, and what a caller of the API can do next. */
export function withNextStep(what: string, code: FailureCode | undefined): string {
  return code === undefined ? what : `${what} ${nextSteps[code]}`;
}

/** What happened, of a message that ends with the next step of its code. */
export function withoutNextStep(message: string, code: FailureCode): string {
  const end = ` ${nextSteps[code]}`;
  return message.endsWith(end) ? message.slice(0, -end.length) : message;
}

/** The code that the system gave an error, such as `ENOENT`; empty for one without. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** What an error says; whatever else was thrown, as text. */
export function errorReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether a file operation failed because there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

/** Whether the system refused something, as a full disk does: ENOSPC. */
export function isSystemError(error: unknown): boolean {
  return /^E[A-Z]+$/.test(errorCode(error));
}

/** Whether a folder could not be made because it, or a folder above it, is a file. */
export function isFileInTheWay(error: unknown): boolean {
  return ['EEXIST', 'ENOTDIR'].includes(errorCode(error));
}

export const fileInTheWay = 'there is a file where a folder is needed';

/** Something that only the host can repair, in server.yaml or in the environment. The message names it and says how. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  /** The key in server.yaml: `model.base_url`. */
  readonly setting: string;

  constructor(setting: string, message: string, { cause }: { readonly cause?: unknown } = {}) {
    super(`${setting} in server.yaml: ${message}`, { cause });
    this.setting = setting;
  }
}

/** A file that this package came with is gone or changed. Only the host can fix that; the message says how. */
export class DamagedPackage extends Error {
  override readonly name = 'DamagedPackage';

  constructor(file: string, what: string, { cause }: { readonly cause?: unknown } = {}) {
    super(`${file} ${what}. It is part of resume-tailor: reinstall the package`, { cause });
  }
}

/** A stored plan that is not as it was written. Says what is wrong with it, and how the person gets a whole one. */
export class DamagedPlan extends Error {
  override readonly name = 'DamagedPlan';

  constructor(what: string, { cause }: { readonly cause?: unknown } = {}) {
    super(
      `The stored plan of this resume is damaged (${what}). Nothing was changed. Tailor the resume again to get a new one.`,
      { cause },
    );
  }
}
