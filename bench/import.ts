import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResumeDocument } from '../src/contract/resume-document.ts';
import { exportResume } from '../src/documents/export/export-resume.ts';
import { readBaseResume } from '../src/documents/read-base-resume.ts';
import { readResumeFile } from '../src/documents/read-resume-file.ts';
import { buildResumeView } from '../src/documents/view/resume-view.ts';
import { createRenderer } from '../src/rendering/create-renderer.ts';
import { recoveredFields } from '../test/documents/support/recovered-fields.ts';
import { wordDocument } from '../test/documents/support/word-document.ts';
import { typedInWord } from './import/typed-in-word.ts';

/*
 * How much of a resume comes back from our own file of it, per format (Word: from
 * one typed as people do, with tabs and bold titles): the three examples and those in
 * bench/import. npm run bench:import -- [--lost] lists what did not.
 */

const root = path.resolve(import.meta.dirname, '..');
const renderer = createRenderer({
  themesFolder: path.join(root, 'themes'),
  fontsFolder: path.join(root, 'fonts'),
});
const folders = [path.join(root, 'examples', 'resumes'), path.join(root, 'bench', 'import', 'resumes')];
const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));

const ways: Readonly<Record<string, (document: ResumeDocument) => Promise<Uint8Array>>> = {
  pdf: async (document) =>
    new Uint8Array((await renderer.render({ document, theme: 'ats', check: false })).pdf),
  docx: async (document) => wordDocument(typedInWord(buildResumeView(document))),
  md: async (document) => new TextEncoder().encode(await exportResume(document, 'markdown')),
};

for (const [extension, write] of Object.entries(ways)) {
  let fields = 0;
  let found = 0;
  for (const file of files) {
    const name = path.basename(file);
    const original = await readResumeFile({ name, bytes: readFileSync(file) });
    const { document } = readBaseResume(original.source);
    const bytes = await write(document);
    const started = performance.now();
    const read = await readResumeFile({ name: `me.${extension}`, bytes });
    const milliseconds = performance.now() - started;
    const recovered = recoveredFields(document, readBaseResume(read.source).document);
    fields += recovered.fields;
    found += recovered.found;
    const unplaced = read.notes.filter(({ kind }) => kind === 'unplaced').length;
    const share = percent(recovered.found, recovered.fields);
    const counts = `${recovered.found}/${recovered.fields} fields, ${unplaced} lines not understood`;
    console.log(
      `${extension.padEnd(5)} ${name.padEnd(26)} ${share}  ${counts}, ${milliseconds.toFixed(0)} ms`,
    );
    if (process.argv.includes('--lost')) for (const lost of recovered.lost) console.log(`  ${lost}`);
  }
  console.log(`${extension.padEnd(5)} ${'all'.padEnd(26)} ${percent(found, fields)}\n`);
}
await renderer.close();

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1).padStart(5)} %`;
}
