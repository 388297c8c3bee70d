/** All error names with their HTTP status. Source: API specification, "Errors". */
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

/** The Error object of the contract. Source: API specification, "Errors". */
export function errorObject(name: ErrorName, message: string) {
  return { object: 'error', name, message, status: errorStatus[name] } as const;
}

/**
 * Codes that distinguish failures more exactly than the error name, with the next step for API callers. The
 * specification fixes the fields of an Error object, so over HTTP the code is in the header `x-error-code`. The
 * command line has its own next steps (`cli/failure.ts`).
 */
export const nextSteps = {
  missing_key: 'Send yours in the X-API-Key header.',
  wrong_key: 'Check X-API-Key or create a new key.',
  missing_dashboard_token: 'Send it as "Authorization: Bearer dash_…".',
  no_base_resume: 'Store one with `resume-tailor base set FILE` or PUT /base-resume.',
  unknown_base_resume: '`resume-tailor base list` or GET /base-resumes shows yours.',
  unknown_resume: '`resume-tailor list` or GET /resumes shows yours.',
  posting_too_long: 'Send only the text about the job.',
  posting_only_address:
    'Nothing was charged. Open the page and send the text of the posting, copied or from a saved file.',
  no_requirements: 'Send the whole text of the posting, or leave out require=requirements.',
  reused_idempotency_key: 'Use a new Idempotency-Key for a new request.',
  resume_deleted: 'Use a new Idempotency-Key to create it again.',
  nothing_charged: 'Retry with an Idempotency-Key.',
  cannot_store: 'Retry later with the same Idempotency-Key.',
  wrong_setup: 'Retry later with the same Idempotency-Key.',
  unexpected: 'Retry with the same Idempotency-Key (send one if you did not): nothing is charged twice.',
} as const;

export type FailureCode = keyof typeof nextSteps;

export function isFailureCode(code: unknown): code is FailureCode {
  return typeof code === 'string' && Object.hasOwn(nextSteps, code);
}

/** Adds the next step for API callers to a message. */
export function withNextStep(what: string, code: FailureCode | undefined): string {
  return code === undefined ? what : withStep(what, nextSteps[code]);
}

/** Ends the message as a sentence and adds a step. */
export function withStep(what: string, step: string): string {
  return `${/[.!?]$/.test(what) ? what : `${what}.`} ${step}`;
}

/** Removes the next step from a message. */
export function withoutNextStep(message: string, code: FailureCode): string {
  const end = ` ${nextSteps[code]}`;
  return message.endsWith(end) ? message.slice(0, -end.length) : message;
}

/**
 * A problem in server.yaml or the environment that only the host can fix. The message names the setting and the fix.
 */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  /** The key in server.yaml, such as `model.base_url`. */
  readonly setting: string;

  constructor(setting: string, message: string, { cause }: { readonly cause?: unknown } = {}) {
    super(`${setting} in server.yaml: ${message}`, { cause });
    this.setting = setting;
  }
}

/** A file of this package is missing or damaged. Only the host can fix it; the message says how. */
export class DamagedPackage extends Error {
  override readonly name = 'DamagedPackage';

  constructor(file: string, what: string, { cause }: { readonly cause?: unknown } = {}) {
    super(`${file} ${what}. It is part of resume-tailor: reinstall the package`, { cause });
  }
}

/** A damaged stored plan. The message says what is wrong and how to get a new plan. */
export class DamagedPlan extends Error {
  override readonly name = 'DamagedPlan';

  constructor(what: string, { cause }: { readonly cause?: unknown } = {}) {
    super(
      `The stored plan of this resume is damaged (${what}). Nothing was changed. Tailor the resume again to get a new one.`,
      { cause },
    );
  }
}
