type Check = (value: unknown) => boolean;

/** The fields that a stored value must have, with what each must be. */
export type Shape = Readonly<Record<string, Check>>;

/** What we wrote ourselves is believed only as far as it still has the shape in which it was written. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(shape).every(([name, check]) => check(fields.get(name)));
}

export const isText: Check = (value) => typeof value === 'string';
export const isTextOrNull: Check = (value) => value === null || isText(value);
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

export function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

export const isTexts: Check = isListOf(isText);
