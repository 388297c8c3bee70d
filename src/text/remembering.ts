/**
 * The same words, terms and sentences come by hundreds of times in one call. What was computed for a text
 * is kept; the bound keeps a long-lived process small.
 */
export function remembering<Value extends object | string>(
  most: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined) return value;
    const computed = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, computed);
    return computed;
  };
}
