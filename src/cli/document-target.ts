import { exportFormats } from '../documents/export/export-formats.ts';
import type { Context } from './context.ts';
import type { FormatName } from './document-format.ts';
import { refuseExisting, writeNamed } from './pdf-target.ts';
import { UsageError } from './usage-error.ts';
import { type Output, view } from './view.ts';

/** Where a document goes: a file, or standard output. */
export interface DocumentTarget {
  readonly format: FormatName;
  /** As it was typed; `-` and undefined are standard output. */
  readonly output?: string | undefined;
  readonly force: boolean;
}

/** Asked before any work is done. @throws UsageError for a file that exists, or what standard output cannot take. */
export function checkTarget({ io, globals }: Context, { format, output, force }: DocumentTarget): void {
  if (isFile(output)) {
    refuseExisting({ file: output, force }, io);
    return;
  }
  if (globals.json)
    throw new UsageError('--json prints the API object and --format a document; give one of them');
  if (holdsBytes(format) && io.stdout.isTTY)
    throw new UsageError(
      `a ${format.toUpperCase()} file is not for a terminal; name a file with -o FILE, or use a pipe`,
    );
}

/**
 * The document as it was asked for.
 * @param object what --json prints beside a written file
 */
export async function deliver(
  { io }: Context,
  { output, force }: DocumentTarget,
  content: string | Uint8Array,
  object: unknown,
): Promise<Output> {
  if (isFile(output)) {
    const file = await writeNamed({ file: output, force }, content, io);
    return view({ data: { object, file }, json: (data) => data.object, human: (data) => `${data.file}\n` });
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
