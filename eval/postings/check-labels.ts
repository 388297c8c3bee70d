import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { labelProblems } from './label-problems.ts';
import { parseLabels } from './labels.ts';
import { numberedLines } from './numbered-lines.ts';

/** Checks all label files of a folder against the texts of another folder. */
async function main(labelFolder: string, textFolder: string): Promise<void> {
  const texts = new Map(
    readdirSync(textFolder).map((name) => [path.parse(name).name, path.join(textFolder, name)]),
  );
  let wrong = 0;
  const files = readdirSync(labelFolder).filter((name) => name.endsWith('.tsv'));
  for (const name of files) {
    const file = texts.get(path.parse(name).name);
    try {
      if (file === undefined || !existsSync(file)) throw new Error('there is no text of this name');
      const labels = parseLabels(readFileSync(path.join(labelFolder, name), 'utf8'));
      const problems = labelProblems(labels, await numberedLines(file));
      wrong += problems.length;
      for (const problem of problems) console.log(`${name}: ${problem}`);
    } catch (error) {
      wrong += 1;
      console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`${files.length} label files, ${wrong} problems`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

await main(process.argv[2] ?? '', process.argv[3] ?? '');
