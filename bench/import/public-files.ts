import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { exportResume } from '../../src/documents/export/export-resume.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { createRenderer } from '../../src/rendering/create-renderer.ts';
import { recoveredFields } from '../../test/documents/support/recovered-fields.ts';

/* Measures how many fields of a resume are read back from our files and from those of other programs (README.md). */

const root = path.resolve(import.meta.dirname, '..', '..');

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The resume that it was made from. */
  readonly document: ResumeDocument;
}

/** Prints the share of fields for each file, and with `listsLost` the lost fields. */
export async function measurePublicFiles(listsLost: boolean): Promise<void> {
  const renderer = createRenderer({
    themesFolder: path.join(root, 'themes'),
    fontsFolder: path.join(root, 'fonts'),
  });
  const resumes = await readResumes([
    path.join(root, 'examples', 'resumes'),
    path.join(root, 'bench', 'import', 'resumes'),
  ]);
  const ownWays: Readonly<Record<string, (document: ResumeDocument) => Promise<Uint8Array>>> = {
    pdf: async (document) => (await renderer.render({ document, look: { theme: 'ats' }, check: false })).pdf,
    docx: (document) => exportResume(document, 'docx'),
    md: async (document) => new TextEncoder().encode(await exportResume(document, 'markdown')),
  };
  for (const [extension, write] of Object.entries(ownWays)) {
    const files = [...resumes].map(async ([name, document]): Promise<File> => {
      return { name: `${name}.${extension}`, bytes: new Uint8Array(await write(document)), document };
    });
    await printRecovered(`our own .${extension}`, await Promise.all(files), 0.95, listsLost);
  }
  for (const extension of ['pdf', 'docx']) {
    const files = filesOfOthers(extension, resumes);
    await printRecovered(`.${extension} of other programs`, files, 0.85, listsLost);
  }
  await renderer.close();
}

async function readResumes(folders: readonly string[]): Promise<ReadonlyMap<string, ResumeDocument>> {
  const found = new Map<string, ResumeDocument>();
  for (const folder of folders) {
    for (const name of readdirSync(folder)) {
      const { source } = await readResumeFile({ name, bytes: readFileSync(path.join(folder, name)) });
      found.set(path.parse(name).name, readBaseResume(source).document);
    }
  }
  return found;
}

/** Files of other programs: `nurse.reportlab.pdf` was made from the resume `nurse` by ReportLab. */
function filesOfOthers(extension: string, resumes: ReadonlyMap<string, ResumeDocument>): readonly File[] {
  const folder = path.join(root, 'bench', 'import', 'others');
  const names = readdirSync(folder).filter((name) => name.endsWith(`.${extension}`));
  return names.map((name) => {
    const document = resumes.get(name.split('.')[0] ?? '');
    if (!document) throw new Error(`There is no resume for ${name}`);
    return { name, bytes: readFileSync(path.join(folder, name)), document };
  });
}

async function printRecovered(
  title: string,
  files: readonly File[],
  target: number,
  listsLost: boolean,
): Promise<void> {
  let [fields, found] = [0, 0];
  for (const { name, bytes, document } of files) {
    const started = performance.now();
    const read = await readResumeFile({ name, bytes });
    const milliseconds = performance.now() - started;
    const recovered = recoveredFields(document, readBaseResume(read.source).document);
    fields += recovered.fields;
    found += recovered.found;
    const unplaced = read.notes.filter(({ kind }) => kind === 'unplaced').length;
    const share = percent(recovered.found, recovered.fields);
    const counts = `${recovered.found}/${recovered.fields} fields, ${unplaced} lines not understood`;
    console.log(`${name.padEnd(32)} ${share}  ${counts}, ${milliseconds.toFixed(0)} ms`);
    if (listsLost) for (const lost of recovered.lost) console.log(`  ${lost}`);
  }
  const goal = `${files.length} files; target ${percent(target, 1).trim()}`;
  console.log(`${title.padEnd(32)} ${percent(found, fields)}  ${goal}\n`);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1).padStart(5)} %`;
}
