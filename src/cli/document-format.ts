import {
  type ExportFormatName,
  exportFormatNames,
  exportFormats,
  formatOfExtension,
} from '../documents/export/export-formats.ts';
import { extensionOf } from '../documents/files/file-text.ts';
import { UsageError } from './usage-error.ts';

/** The format that a file is to be written in, by its ending. @throws UsageError naming the endings. */
export function formatOfFile(file: string): ExportFormatName {
  const format = formatOfExtension(extensionOf(file));
  if (format) return format;
  throw new UsageError(
    `cannot tell the format of ${file}; end it in ${endings.join(', ')} or .pdf, or add --format`,
  );
}

const endings = exportFormatNames.flatMap((name) => exportFormats[name].means.slice(0, 1));

/** What `--format` takes. */
export const formatNames = [...exportFormatNames, 'pdf'] as const;

export type FormatName = (typeof formatNames)[number];

/** The format by `--format`, else by the ending of the file; undefined when neither says one. */
export function chosenFormat(
  format: FormatName | undefined,
  file: string | undefined,
): FormatName | undefined {
  if (format !== undefined || file === undefined || file === '-') return format;
  return extensionOf(file) === '.pdf' ? 'pdf' : formatOfFile(file);
}
