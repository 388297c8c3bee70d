/**
 * Keeps what was computed for a text: the same words, terms and sentences come by hundreds of times in one call.
 * When `maxEntries` are kept all are dropped, so a long-lived process stays small.
 */
export function memoize<Value extends object | string>(
  maxEntries: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined) return value;
    const computed = compute(text);
    if (known.size >= maxEntries) known.clear();
    known.set(text, computed);
    return computed;
  };
}

/** What was computed for an object lives as long as the object does. */
export function memoizeByObject<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const computed = compute(key);
    known.set(key, computed);
    return computed;
  };
}
