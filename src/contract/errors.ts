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
