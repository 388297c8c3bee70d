/** The languages and scripts that messages are written in. */
export const writings = [
  { language: 'en' },
  { language: 'de' },
  { language: 'fr' },
  { language: 'es' },
  { language: 'zh' },
  { language: 'zh', isTraditional: true },
] as const;

/** Every text of a catalog with its place in it; functions are called with numbers that need a plural. */
export function everyText(catalog: object, path = ''): (readonly [place: string, text: string])[] {
  return Object.entries(catalog).flatMap(([key, value]: [string, unknown]) => {
    const place = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[place, value] as const];
    if (typeof value === 'function') return [[place, String(value(7, 8, 9))] as const];
    return typeof value === 'object' && value !== null ? everyText(value, place) : [];
  });
}
