/** A token for every four bytes of UTF-8, rounded up: providers' own tables are too large to load for a bound. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}
