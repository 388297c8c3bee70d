import { Option } from 'commander';
import { type ExportFormatName, exportFormatNames } from '../../contract/choices.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import {
  type ExportOptions,
  exportFormats,
  exportLosses,
  exportResume,
  formatOfExtension,
} from '../../documents/export/export-resume.ts';
import { extensionOf } from '../../documents/files/file-text.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { checkOutputFile, writeNamed } from '../files/write-file.ts';
import { oneOf } from '../one-of.ts';
import { type Output, view, withWrittenFiles } from '../terminal/output.ts';

/** Exports a document to a format; lists what the format cannot hold on standard error. */
export async function exportDocument(
  context: Context,
  document: ResumeDocument,
  format: ExportFormatName,
  options: ExportOptions = {},
): Promise<string | Uint8Array> {
  const content = await exportResume(document, format, options);
  for (const loss of await exportLosses(document, format, options)) context.note(loss);
  return content;
}

/** The target of a document: a file or standard output. */
interface DocumentTarget {
  readonly format: FormatName;
  /** The path as typed; `-` and undefined are standard output. */
  readonly output?: string | undefined;
  readonly force: boolean;
  /** The command words that request the document itself. */
  readonly words: string;
}

/** Checks before any work is done. @throws UsageError if a file exists or standard output cannot take it */
export function checkTarget(
  { io, globals }: Context,
  { format, output, force, words }: DocumentTarget,
): void {
  if (isFile(output)) {
    checkOutputFile({ file: output, force }, io);
    return;
  }
  if (globals.json)
    throw new UsageError(
      `${words} and --json both write to standard output; use one of them, or write a file`,
    );
  if (holdsBytes(format) && io.stdout.isTTY)
    throw new UsageError(
      `a ${format.toUpperCase()} file cannot be shown in a terminal; add -o FILE, or use a pipe`,
    );
}

/**
 * Writes the document to its target.
 * @param object the --json output beside a written file
 */
export async function deliver(
  { io }: Context,
  { output, force }: Pick<DocumentTarget, 'output' | 'force'>,
  content: string | Uint8Array,
  object: object,
): Promise<Output> {
  if (isFile(output)) {
    const file = await writeNamed({ file: output, force }, content, io);
    return view({
      data: { object, file },
      json: (data) => withWrittenFiles(data.object, [data.file]),
      human: (data) => `${data.file}\n`,
    });
  }
  if (typeof content !== 'string') return { raw: content };
  return view<string>({ data: content, human: (text) => text });
}

function isFile(output: string | undefined): output is string {
  return output !== undefined && output !== '-';
}

function holdsBytes(format: FormatName): boolean {
  return format === 'pdf' || exportFormats[format].holds === 'bytes';
}

/** The format for the ending of a file. @throws UsageError that lists the endings */
export function formatOfFile(file: string): ExportFormatName {
  const format = formatOfExtension(extensionOf(file));
  if (format) return format;
  throw new UsageError(
    `cannot tell the format of ${file}; end it in ${endings.join(', ')} or .pdf, or add --format`,
  );
}

const endings = exportFormatNames.flatMap((name) => exportFormats[name].means.slice(0, 1));

/** The values of `--format`. */
export const formatNames = [...exportFormatNames, 'pdf'] as const;

export type FormatName = (typeof formatNames)[number];

/** The option `--format`; it also accepts file endings: `md` for `markdown`, `.txt` for `text`. */
export function formatOption(description: string, names: readonly FormatName[] = formatNames): Option {
  return oneOf(new Option('--format <format>', description), names, (word) => {
    const ending = word.replace(/^\.?/, '.').toLowerCase();
    return ending === '.pdf' ? 'pdf' : (formatOfExtension(ending) ?? undefined);
  });
}

/** The format of `--format`, else of the file ending; undefined if neither is given. */
export function chosenFormat(
  format: FormatName | undefined,
  file: string | undefined,
): FormatName | undefined {
  if (format !== undefined || file === undefined || file === '-') return format;
  return extensionOf(file) === '.pdf' ? 'pdf' : formatOfFile(file);
}
