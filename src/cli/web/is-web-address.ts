/** Whether the word on the command line is an address of the web and not a file. */
export function isWebAddress(word: string): boolean {
  return /^https?:\/\//i.test(word);
}
