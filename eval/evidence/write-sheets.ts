import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { numberedLines } from '../postings/numbered-lines.ts';
import { filesById, readItems, readPairs } from './tables.ts';
import { cutAt, visibleText } from './visible-text.ts';

/*
 * Writes sheets for labeling (GUIDE.md), a file for each posting with its text, its items and the resumes.
 * node --import tsx eval/evidence/write-sheets.ts --texts DIR --resumes DIR --split dev --out DIR
 * The texts belong to other people, so --out must be outside the project.
 */

const { values } = parseArgs({
  options: {
    texts: { type: 'string' },
    resumes: { type: 'string' },
    split: { type: 'string', default: 'dev' },
    out: { type: 'string' },
  },
});
const { texts, resumes, out } = values;
if (!texts || !resumes || !out) throw new Error('Needed: --texts DIR (postings), --resumes DIR, --out DIR.');

/** Longer texts are cut. 95 % of resumes are shorter, so the engine rarely finds text that labelers did not see. */
const maxLength = 16_000;
const items = readItems();
const [postingFiles, resumeFiles] = [filesById(texts), filesById(resumes)];
const pairs = readPairs(values.split);

function fileOf(files: ReadonlyMap<string, string>, id: string): string {
  const file = files.get(id);
  if (file === undefined) throw new Error(`There is no file of ${id} in the folder of texts.`);
  return file;
}

mkdirSync(path.join(out, 'labels'), { recursive: true });
for (const posting of new Set(pairs.map((pair) => pair.posting))) {
  const own = pairs.filter((pair) => pair.posting === posting);
  const lines = await numberedLines(fileOf(postingFiles, posting));
  const sheet = [
    `POSTING ${posting}`,
    cutAt(lines.join('\n'), maxLength),
    'ITEMS',
    (items.get(posting) ?? []).map(({ number, term }) => `${number}. ${term}`).join('\n'),
    `PAIRS: ${own.map(({ id }) => id).join(', ')}\nLabels go to labels/${posting}.tsv.`,
    ...own.map(
      ({ id, resume }) =>
        `==== PAIR ${id} ====\n\n${cutAt(visibleText(fileOf(resumeFiles, resume)), maxLength)}`,
    ),
  ];
  writeFileSync(path.join(out, `${posting}.txt`), `${sheet.join('\n\n')}\n\n==== END ====\n`);
}
