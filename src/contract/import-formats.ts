import { ownValue } from '../values/own-value.ts';

interface ImportFormat {
  /** The name in help and API; with extensions if the name does not imply them. */
  readonly title: string;
  /** File extensions, the usual one first. */
  readonly extensions: readonly string[];
}

const reactiveResume = {
  title: 'Reactive Resume v3 to v5 (.json, .yaml)',
  extensions: ['.json', '.yaml', '.yml'],
} as const;

/** The import formats. The key is stored with a resume as its source format. */
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

/** The formats that are data of a resume, not a text to read it from. */
export type ResumeFormat = Extract<ImportFormatName, 'json-resume' | `reactive-resume-v${number}`>;

const rows: readonly ImportFormat[] = Object.values(importFormats);

/** In table order, without duplicates. */
export const importFormatTitles: readonly string[] = [...new Set(rows.map(({ title }) => title))];
export const importExtensions: readonly string[] = [...new Set(rows.flatMap(({ extensions }) => extensions))];

/** The display name of a format; the key itself if a newer release stored it. */
export function importFormatTitle(name: string): string {
  return ownValue<ImportFormat>(importFormats, name)?.title ?? name;
}

/** True if files of a format can have this extension (with dot, lower case). */
export function hasExtensionOf(format: ImportFormatName, extension: string): boolean {
  const row: ImportFormat = importFormats[format];
  return row.extensions.includes(extension);
}
