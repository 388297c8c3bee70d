import path from 'node:path';

/** The file that a thread or process starts with, and the arguments that this file takes before others. */
export interface EntryFile {
  readonly file: string;
  readonly argv: readonly string[];
}

/**
 * Finds the entry of a thread or process. Neither inherits the loader that runs this process from source, so
 * start-from-source.mjs loads the entry there.
 * @param source below src: `rendering/pool/render-process.ts`
 * @param built below dist: `rendering/render-process.cjs`
 */
export function entryFile(source: string, built: string): EntryFile {
  const folder = import.meta.dirname;
  if (!import.meta.filename.endsWith('.ts')) return { file: path.join(folder, '..', built), argv: [] };
  return { file: path.join(folder, 'start-from-source.mjs'), argv: [source, built] };
}
