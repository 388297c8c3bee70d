/** Whether an address begins with a scheme that opens a page, a letter or a call, and can do nothing else. */
export function hasSafeScheme(href: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(href);
}
