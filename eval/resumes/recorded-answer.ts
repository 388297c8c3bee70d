import { readFile } from 'node:fs/promises';
import type { AskStructure } from '../../src/documents/outline/structured/read-with-structure.ts';
import { readStructure } from '../../src/documents/outline/structured/structure-question.ts';

/** A language model whose answer is in a file; undefined without a file. */
export function recordedAnswer(file: string | undefined): AskStructure | undefined {
  if (file === undefined) return undefined;
  return async () => readStructure(await readFile(file, 'utf8')) ?? { failure: `${file} has no answer` };
}
