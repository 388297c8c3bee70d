const shownLength = 13;

/** A secret told by its beginning, as lists of keys tell it. */
export function maskedSecret(secret: string): string {
  return `${secret.slice(0, Math.min(shownLength, secret.length / 2))}…`;
}
