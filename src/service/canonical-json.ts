/** JSON with the fields of every object in one order: equal values give equal text. Undefined fields are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => (isObject(inner) ? sorted(inner) : inner));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(object: Record<string, unknown>): Record<string, unknown> {
  // Without a prototype, a field named __proto__ is data like any other.
  const result: Record<string, unknown> = Object.create(null);
  for (const name of Object.keys(object).sort()) result[name] = object[name];
  return result;
}
