/** Whatever can be told from `undefined`, which says that nothing was computed yet. */
type Computed = object | string | number | boolean | null;

/**
 * Keeps what was computed for a text: the same words, terms and sentences come by hundreds of times in one call.
 * What was not asked for while `maxEntries` others were is dropped: a long-lived process stays small (at most twice as
 * many are kept), and what is in use is never dropped with the rest.
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

/** What was computed for an object lives as long as the object does. */
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
 * Computed when it is first asked for. A getter would do too, but V8 gives each object that is written with one a
 * shape of its own, and everything that reads such objects becomes slow.
 */
export function lazy<Value extends Computed>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    if (value === undefined) value = compute();
    return value;
  };
}
