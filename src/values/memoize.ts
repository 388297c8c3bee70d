/** Anything but `undefined`, which means not yet computed. */
export type Computed = object | string | number | boolean | null;

/**
 * Caches results by text, because the same words, terms and sentences come up hundreds of times in one call. Drops
 * entries that were not used while `maxEntries` others were, so that a long-lived process keeps at most twice as many
 * and never drops all at once.
 */
export function memoize<Value extends Computed>(
  maxEntries: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  let recent = new Map<string, Value>();
  let earlier = recent;
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const before = earlier.get(text);
    const value = before === undefined ? compute(text) : before;
    if (recent.size >= maxEntries) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(text, value);
    return value;
  };
}

/** Caches a result for as long as its key object lives. */
export function memoizeByObject<Key extends object, Value extends Computed>(
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

/**
 * Computes a value at first use. A getter would make V8 give each object literal its own shape and slow down all code
 * that reads such objects.
 */
export function lazy<Value extends Computed>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    if (value === undefined) value = compute();
    return value;
  };
}
