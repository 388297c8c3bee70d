import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

export interface SourceText {
  /** Relative to the project root, with forward slashes: `src/api/create-api.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript file below a folder of the project, as it is written. */
export function sourceTexts(folder: string): readonly SourceText[] {
  return readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(projectRoot, file), 'utf8') }));
}
