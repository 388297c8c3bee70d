import path from 'node:path';

/** What native code in a process that renders is to read in its environment. */
export function renderEnvironment(fontsFolder: string) {
  return {
    FONTCONFIG_FILE: path.join(fontsFolder, 'no-system-fonts.conf'),
    // For glibc: with a heap for each thread, what one of them gave back is of no use to the others.
    MALLOC_ARENA_MAX: '1',
  } as const;
}
