const surrogatePair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** Length as JSON Schema counts it: an emoji outside the basic plane is one. */
export function codePoints(text: string): number {
  return text.length - (text.match(surrogatePair)?.length ?? 0);
}
