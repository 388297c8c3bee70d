import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Resume } from '../../contract/objects.ts';
import { type ExportFormatName, exportFormats } from '../../documents/export/export-formats.ts';
import { exportResume } from '../../documents/export/export-resume.ts';
import type { Context } from '../context.ts';
import { pdfFileName } from '../pdf-target.ts';
import { makePrivateFolder, writeFileAtomic } from '../write-file.ts';
import type { BatchJournal } from './batch-journal.ts';

export interface BatchFiles {
  /** As it was typed; undefined: no files. */
  readonly out: string | undefined;
  readonly format: ExportFormatName;
  readonly force: boolean;
}

export async function makeOutFolder({ io }: Context, { out }: BatchFiles): Promise<void> {
  if (out !== undefined) await makePrivateFolder(path.resolve(io.cwd, out));
}

/**
 * Writes the document of a row, and its PDF if it has one, as `ada-example-acme-backend-engineer.pdf`. A file that is there
 * already is of this very resume, maybe improved by hand, and stays; nobody else's is touched.
 * @returns the paths, as typed.
 */
export async function writeBatchFiles(
  context: Context,
  resume: Resume,
  { out, format, force }: BatchFiles,
  journal: Pick<BatchJournal, 'fileName'>,
): Promise<readonly string[]> {
  if (out === undefined) return [];
  const { company_name: company, position, resume_data, id, pdf_url: pdfUrl } = resume;
  const { extension: ending } = exportFormats[format];
  const wanted = pdfFileName({ person: resume_data.basics.name, company, position }).replace(/\.pdf$/, '');
  const isThere = (name: string) => existsSync(path.resolve(context.io.cwd, out, name));
  const isFree = (name: string) => force || !(isThere(`${name}.pdf`) || isThere(name + ending));
  // As earlier versions named them.
  const earlier = `${wanted}-${id}`;
  const stem = isThere(earlier + ending) ? earlier : await journal.fileName(id, wanted, isFree);
  const write = async (extension: string, content: () => Promise<string | Uint8Array>): Promise<string> => {
    const named = path.join(out, stem + extension);
    const file = path.resolve(context.io.cwd, named);
    if (!existsSync(file) || force) {
      await writeFileAtomic(file, await content(), context.io, { replace: true, mode: 0o600 });
    }
    return named;
  };
  const document = await write(ending, () => exportResume(resume_data, format));
  if (pdfUrl === null) return [document];
  return [document, await write('.pdf', () => context.download(pdfUrl))];
}
