/** A name that a list has before and after. */
export interface KeptName {
  /** As it is spelled afterwards. */
  readonly name: string;
  /** Its place before. */
  readonly origin: number;
}

/** For each name of a list its place before, also if it is spelled in another way; null for a new name. Null if one is gone. */
export function matchedNames(
  before: readonly string[],
  after: readonly string[],
): readonly (number | null)[] | null {
  const unused = new Set(before.keys());
  const take = (isSame: (name: string, at: number) => boolean): number | null => {
    const found = [...unused].find((at) => isSame(before[at] ?? '', at));
    if (found === undefined) return null;
    unused.delete(found);
    return found;
  };
  const exact = after.map((name) => take((old) => old === name));
  const alike = exact.map(
    (origin, at) => origin ?? take((old) => lettersOf(old) === lettersOf(after[at] ?? '')),
  );
  const isSameLength = before.length === after.length;
  const inPlace = alike.map((origin, at) => origin ?? (isSameLength ? take((_, old) => old === at) : null));
  const isOneLeft = isSameLength && unused.size === 1;
  const all = inPlace.map((origin) => origin ?? (isOneLeft ? take(() => true) : null));
  return unused.size === 0 ? all : null;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');
}
