import { basename, join } from 'node:path';

/** A file of a home, or a folder of files with one kind of name. */
export interface HomePart {
  readonly path: string;
  /** For a folder: the names of its files. Absent: a file. */
  readonly fileName?: RegExp;
  /** Maximum size of one file. */
  readonly maxBytes: number;
}

/** The name of the part in an archive: `store.db`, `files`. */
export function partName({ path }: HomePart): string {
  return basename(path);
}

/** The part for a name in an archive; undefined unless it is exactly one of ours. */
export function partOf(name: string, parts: readonly HomePart[]): HomePart | undefined {
  const [first = '', second, ...more] = name.split('/');
  if (more.length > 0) return undefined;
  const part = parts.find((one) => partName(one) === first);
  const fits = second === undefined ? part && !part.fileName : part?.fileName?.test(second);
  return fits ? part : undefined;
}

/** The path for preparing a part: next to it, so that a rename puts it in place. */
export function besidePart({ path }: HomePart, ...names: readonly string[]): string {
  return join(path, '..', restoreFolder, ...names, basename(path));
}

export const restoreFolder = 'restore';

/** The parts of a home, one of them the store. */
export interface HomeParts {
  readonly store: HomePart;
  /** Includes the store. */
  readonly all: readonly HomePart[];
}
