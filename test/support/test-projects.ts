/**
 * Files that start processes, or change what a process has one of (its environment, its user, its signals, the methods
 * of its texts): each runs in a process that it has for itself. All others share a thread for each core, and what these
 * have loaded.
 */
export const processFolders = ['crash', 'growth', 'security', 'smoke', 'sockets', 'specification'];
export const processSuffix = '.process.test.ts';

/** What looks at the code, the documents or the package with the tools of others: part of `npm run check`. */
export const checkSuffix = '.check.test.ts';

/** Whether a file, by its place below the project root, shares its thread with others. */
export function isFast(file: string): boolean {
  const [, folder = ''] = file.split('/');
  const isElsewhere = file.endsWith(processSuffix) || file.endsWith(checkSuffix);
  return file.endsWith('.test.ts') && !isElsewhere && !processFolders.includes(folder);
}
