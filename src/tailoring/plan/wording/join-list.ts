/** `A`, `A and B`, `A, B and C`; `A, and B and C`, where an item has an `and` of its own. */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const comma = items.some((item) => item.includes(' and ')) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} and ${last}`;
}
