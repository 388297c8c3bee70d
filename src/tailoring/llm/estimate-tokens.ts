/** The rule of docs/models.md: a token for every four bytes of UTF-8, rounded up. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}
