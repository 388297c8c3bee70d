import type { Resume } from '../../contract/objects.ts';
import type { Context } from '../context.ts';
import { exportDocument, formatOfFile } from '../export-document.ts';
import { pdfFileName, refuseExisting, writeNamed, writeUnderFreeName } from '../pdf-target.ts';
import { UsageError } from '../usage-error.ts';
import type { GenerateFlags } from './generate-request.ts';

/** The files that a generate leaves. */
export interface OutputFiles {
  /** A name, true for a name of our own, null for none. */
  readonly pdf: string | true | null;
  readonly document: string | null;
  readonly force: boolean;
}

/** Judged before any work is done or paid. @throws UsageError for a file that exists or an unknown ending. */
export function outputFiles({ io }: Context, flags: GenerateFlags): OutputFiles {
  const { output = null, force = false } = flags;
  const isPdf = output !== null && /\.pdf$/i.test(output);
  if (isPdf && flags.pdf !== undefined) throw new UsageError('--pdf and -o both name a PDF; use one of them');
  if (output !== null && !isPdf) formatOfFile(output);
  const files = { pdf: isPdf ? output : (flags.pdf ?? null), document: isPdf ? null : output, force };
  for (const file of [files.pdf, files.document]) {
    if (typeof file === 'string') refuseExisting({ file, force }, io);
  }
  return files;
}

/** @returns the names of the files that were written. */
export async function writeOutputFiles(
  context: Context,
  resume: Resume,
  { pdf, document, force }: OutputFiles,
): Promise<readonly string[]> {
  const written: string[] = [];
  if (pdf !== null && resume.pdf_url !== null) {
    const bytes = await context.download(resume.pdf_url);
    written.push(
      pdf === true
        ? await writeFree(context, resume, bytes)
        : await writeNamed({ file: pdf, force }, bytes, context.io),
    );
  }
  if (document !== null) {
    const text = await exportDocument(context, resume.resume_data, formatOfFile(document));
    written.push(await writeNamed({ file: document, force }, text, context.io));
  }
  return written;
}

function writeFree({ io }: Context, resume: Resume, bytes: Uint8Array): Promise<string> {
  const { company_name: company, position, resume_data } = resume;
  return writeUnderFreeName(pdfFileName({ person: resume_data.basics.name, company, position }), bytes, io);
}
