import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBaseResume } from '../src/documents/read-base-resume.ts';
import { readResumeFile } from '../src/documents/read-resume-file.ts';
import { createRenderer } from '../src/rendering/create-renderer.ts';
import { recoveredFields } from '../test/documents/support/recovered-fields.ts';

/*
 * How much of a resume comes back from our own PDF of it: the three examples and those in bench/import.
 * npm run bench:import -- [--lost] lists what did not.
 */

const root = path.resolve(import.meta.dirname, '..');
const renderer = createRenderer({
  themesFolder: path.join(root, 'themes'),
  fontsFolder: path.join(root, 'fonts'),
});
const folders = [path.join(root, 'examples', 'resumes'), path.join(root, 'bench', 'import', 'resumes')];
const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));

let fields = 0;
let found = 0;
for (const file of files) {
  const name = path.basename(file);
  const written = await readResumeFile({ name, bytes: readFileSync(file) });
  const { document } = readBaseResume(written.source);
  const { pdf } = await renderer.render({ document, theme: 'ats', check: false });
  const started = performance.now();
  const read = await readResumeFile({ name: `${name}.pdf`, bytes: new Uint8Array(pdf) });
  const milliseconds = performance.now() - started;
  const recovered = recoveredFields(document, readBaseResume(read.source).document);
  fields += recovered.fields;
  found += recovered.found;
  const share = ((100 * recovered.found) / recovered.fields).toFixed(1);
  const unplaced = read.notes.filter(({ kind }) => kind === 'unplaced').length;
  console.log(
    `${name.padEnd(28)} ${share.padStart(5)} %  ${recovered.found}/${recovered.fields} fields, ${unplaced} lines not understood, ${milliseconds.toFixed(0)} ms`,
  );
  if (process.argv.includes('--lost')) for (const lost of recovered.lost) console.log(`  ${lost}`);
}
console.log(`${'all'.padEnd(28)} ${((100 * found) / fields).toFixed(1).padStart(5)} %`);
await renderer.close();
