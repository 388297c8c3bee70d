/* What stands for a company and a position that nobody named: the API requires both. */

export const unknownCompany = 'Unknown company';
export const openPosition = 'Open position';

/** The company, '' when it is not known. */
export function knownCompany(name: string): string {
  return name === unknownCompany ? '' : name;
}

/** The position, '' when it is not known. */
export function knownPosition(title: string): string {
  return title === openPosition ? '' : title;
}
