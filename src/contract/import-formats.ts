import { ownValue } from './own-value.ts';

interface ImportFormat {
  /** As help and the API name it; with endings where the name leaves them open. */
  readonly title: string;
  /** Endings of its files, the usual one first. */
  readonly extensions: readonly string[];
}

const reactiveResume = {
  title: 'Reactive Resume v3 to v5 (.json, .yaml)',
  extensions: ['.json', '.yaml', '.yml'],
} as const;

/** What a resume is read from: one row for each format. What a stored resume was read from is its key. */
const importFormats = {
  pdf: { title: 'PDF', extensions: ['.pdf'] },
  docx: { title: 'DOCX', extensions: ['.docx'] },
  odt: { title: 'ODT', extensions: ['.odt'] },
  rtf: { title: 'RTF', extensions: ['.rtf'] },
  markdown: { title: 'Markdown', extensions: ['.md', '.markdown'] },
  text: { title: 'plain text', extensions: ['.txt'] },
  html: { title: 'HTML', extensions: ['.html', '.htm', '.xhtml'] },
  'json-resume': { title: 'JSON Resume', extensions: ['.json', '.yaml', '.yml'] },
  'reactive-resume-v3': reactiveResume,
  'reactive-resume-v4': reactiveResume,
  'reactive-resume-v5': reactiveResume,
  rendercv: { title: 'RenderCV (.yaml)', extensions: ['.yaml', '.yml'] },
  europass: { title: 'Europass (XML or PDF)', extensions: ['.xml', '.pdf'] },
  linkedin: { title: 'LinkedIn data export (.zip, .csv)', extensions: ['.zip', '.csv'] },
} as const satisfies Readonly<Record<string, ImportFormat>>;

export type ImportFormatName = keyof typeof importFormats;

const rows: readonly ImportFormat[] = Object.values(importFormats);

/** In the order of the table, each once. */
export const importFormatTitles: readonly string[] = [...new Set(rows.map(({ title }) => title))];
export const importExtensions: readonly string[] = [...new Set(rows.flatMap(({ extensions }) => extensions))];

/** As help names the format with this key; the key itself of one that a newer release stored. */
export function importFormatTitle(name: string): string {
  return ownValue<ImportFormat>(importFormats, name)?.title ?? name;
}

/** Whether files of a format have this ending, with its dot and in lower case. */
export function hasExtensionOf(format: ImportFormatName, extension: string): boolean {
  const row: ImportFormat = importFormats[format];
  return row.extensions.includes(extension);
}
