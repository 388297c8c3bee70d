/** No resume needs more; beyond it other programs fail to print the JSON. */
const deepest = 32;

/** Also true for an object that contains itself, as YAML can say. */
export function isNestedTooDeeply(value: unknown): boolean {
  let level = new Set<unknown>([value]);
  for (let depth = 0; depth < deepest && level.size > 0; depth += 1) {
    level = new Set([...level].flatMap(children));
  }
  return [...level].some((node) => typeof node === 'object' && node !== null);
}

function children(parent: unknown): readonly unknown[] {
  return typeof parent === 'object' && parent !== null ? Object.values(parent) : [];
}
