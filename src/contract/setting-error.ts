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
