import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainLines } from './plain-lines.ts';

export interface LabeledText {
  readonly language: string;
  readonly id: string;
  readonly lines: string;
  readonly text: string;
}

/** Reads the texts of one half of texts.tsv from the source files in `folders`. A changed source is an error. */
export function labeledTexts(half: string, folders: readonly string[]): LabeledText[] {
  const table = readFileSync(path.join(import.meta.dirname, 'texts.tsv'), 'utf8');
  const files = new Map(
    folders.flatMap((folder) =>
      readdirSync(folder).map((name) => [name.replace(/\..*/, ''), path.join(folder, name)] as const),
    ),
  );
  return table
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .filter((row) => row[0] === half)
    .map(([, language = '', id = '', lines = '', hash]) => {
      const file = files.get(id);
      if (file === undefined) throw new Error(`${id}: no such file in ${folders.join(', ')}`);
      const text = textAt(file, lines);
      if (hashOf(text) !== hash) throw new Error(`${id} ${lines}: the text is not the one that was labeled`);
      return { language, id, lines, text };
    });
}

export function textAt(file: string, lines: string): string {
  const [from = 1, to = from] = lines.split('-').map(Number);
  return plainLines(file)
    .slice(from - 1, to)
    .join('\n');
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
