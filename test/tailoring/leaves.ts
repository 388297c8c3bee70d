/** What is at a JSON Pointer; undefined where it does not resolve. */
export function leafAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}

/** Every string of a document by its JSON Pointer. */
export function stringLeaves(value: unknown, pointer = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[pointer, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [...stringLeaves(child, `${pointer}/${key}`)]),
  );
}
