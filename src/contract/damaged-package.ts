/** A file that this package came with is gone or changed. Only the host can mend that; the message says how. */
export class DamagedPackage extends Error {
  override readonly name = 'DamagedPackage';

  constructor(file: string, what: string, { cause }: { readonly cause?: unknown } = {}) {
    super(`${file} ${what}. It came with resume-tailor: install the package again`, { cause });
  }
}
