import { basename, join } from 'node:path';

/** A file of a home, or a folder of files that have names of one kind. */
export interface HomePart {
  readonly path: string;
  /** Of a folder: which names belong to it. Absent: a file. */
  readonly fileName?: RegExp;
  /** Of one file; nothing of ours is larger. */
  readonly maxBytes: number;
}

/** `store.db`, `files`: what the part is called in an archive. */
export function partName({ path }: HomePart): string {
  return basename(path);
}

/** The part that a name of an archive belongs to; undefined for every name that is not exactly one of ours. */
export function partOf(name: string, parts: readonly HomePart[]): HomePart | undefined {
  const [first = '', second, ...more] = name.split('/');
  if (more.length > 0) return undefined;
  const part = parts.find((one) => partName(one) === first);
  const fits = second === undefined ? part && !part.fileName : part?.fileName?.test(second);
  return fits ? part : undefined;
}

/** Where work on a part is prepared: beside it, so that a rename puts it in place. */
export function besidePart({ path }: HomePart, ...names: readonly string[]): string {
  return join(path, '..', restoreFolder, ...names, basename(path));
}

export const restoreFolder = 'restore';

/** The parts of a home; one of them is the store. */
export interface HomeParts {
  readonly store: HomePart;
  /** The store among them. */
  readonly all: readonly HomePart[];
}
