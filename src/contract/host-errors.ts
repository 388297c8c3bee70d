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
