/** A file that is dropped on a terminal comes in quotes, or with its spaces escaped. */
export function droppedFile(typed: string): string {
  const [, single, double] = /^'(.*)'$|^"(.*)"$/.exec(typed) ?? [];
  return single ?? double ?? typed.replace(/\\ /g, ' ');
}
