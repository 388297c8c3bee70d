/** The name of the base resume without a name. */
export const defaultBase = 'default';

/** Selects the base resume that scores highest for the posting. */
export const bestBase = 'best';

export const baseNamePattern = '^[a-z0-9-]{1,40}$';
export const baseNameLength = 40;
export const baseNameForm = `a name of a-z, 0-9 and -, with at most ${baseNameLength} characters`;

const pattern = new RegExp(baseNamePattern);

/** True if a base resume can be stored under this name. */
export function isBaseName(name: string): boolean {
  return pattern.test(name) && name !== bestBase;
}
