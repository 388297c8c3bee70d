/** Replaces a stretch of a text. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Stretch {
  readonly from?: number;
  readonly to?: number;
}

/**
 * A text, or the stretch of it, with its splices.
 * @param splices which do not overlap, in any order
 */
export function spliced(
  text: string,
  splices: readonly Splice[],
  { from = 0, to = text.length }: Stretch = {},
): string {
  const parts: string[] = [];
  let at = from;
  for (const splice of splices.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    parts.push(text.slice(at, splice.from), splice.text);
    at = splice.to;
  }
  return parts.join('') + text.slice(at, to);
}
