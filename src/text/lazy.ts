/**
 * Computed when it is first asked for. A getter would do too, but V8 gives each object that is written with one a
 * shape of its own, and everything that reads such objects becomes slow.
 */
export function lazy<Value extends object | string | boolean | null>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    if (value === undefined) value = compute();
    return value;
  };
}
