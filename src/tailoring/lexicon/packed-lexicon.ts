import { existsSync } from 'node:fs';
import path from 'node:path';
import { lazily } from '../text/lazily.ts';
import { readPacked } from './packed-file.ts';
import type { SkillIndex } from './skill-index.ts';
import type { TaskIndex } from './task-index.ts';
import type { TitleIndex } from './title-index.ts';

/** What `npm run lexicon -- pack` makes of `data/lexicon`: all that the engine knows about work. */
export interface PackedLexicon {
  readonly skills: SkillIndex;
  readonly titles: TitleIndex;
  readonly tasks: TaskIndex;
}

/** The file of the package or checkout that this code belongs to; read when it is first needed. */
const packed = lazily(() => readPacked<PackedLexicon>(packedFile(packageRoot())));

export function packedFile(root: string): string {
  return path.join(root, 'dist', 'lexicon.txt');
}

export function packedSkills(): SkillIndex {
  return packed().skills;
}

export function packedTitles(): TitleIndex {
  return packed().titles;
}

export function packedTasks(): TaskIndex {
  return packed().tasks;
}

/** The nearest folder above with a package.json: two or three up. */
function packageRoot(folder: string = import.meta.dirname): string {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, 'package.json')) || parent === folder ? folder : packageRoot(parent);
}
