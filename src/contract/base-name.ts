/** What a base resume is called where no name is given. */
export const defaultBase = 'default';

/** Instead of a name: the base resume that scores highest for the posting. */
export const bestBase = 'best';

export const baseNamePattern = '^[a-z0-9-]{1,40}$';
export const baseNameLength = 40;

const pattern = new RegExp(baseNamePattern);

/** Whether a base resume may be stored under this name. */
export function isBaseName(name: string): boolean {
  return pattern.test(name) && name !== bestBase;
}
