import { type ExportFormatName, exportFormatNames } from '../../contract/choices.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';

export interface ExportOptions {
  /** The base resume as it was put: a JSON Resume gets its own words back. */
  readonly source?: Readonly<Record<string, unknown>> | undefined;
}

/** The document as a file of a format: text that ends in a line break, or the bytes of a binary format. */
export async function exportResume<Name extends ExportFormatName>(
  document: ResumeDocument,
  format: Name,
  { source }: ExportOptions = {},
): Promise<Exported<Name>> {
  const write = await exportFormats[format].load();
  return (await write(document, source)) as Exported<Name>;
}

/** What the document says and the format has no place for, a sentence each; none for most. */
export async function exportLosses(
  document: ResumeDocument,
  format: ExportFormatName,
  { source }: ExportOptions = {},
): Promise<readonly string[]> {
  const row = exportFormats[format];
  if (!('loadLosses' in row)) return [];
  const losses = await row.loadLosses();
  return losses(document, source);
}

type Writer = (
  document: ResumeDocument,
  source?: Readonly<Record<string, unknown>>,
) => string | Uint8Array | Promise<Uint8Array>;

/** What the format has no place for, a sentence each. */
type Losses = (document: ResumeDocument, source?: Readonly<Record<string, unknown>>) => readonly string[];

interface ExportFormat {
  /** What a person reads in a list of formats. */
  readonly title: string;
  /** Bytes are not for a terminal. */
  readonly holds: 'text' | 'bytes';
  /** Of a file to be written. */
  readonly extension: string;
  /** Extensions of a file name that mean this format when none is named. */
  readonly means: readonly string[];
  load(): Promise<Writer>;
  /** Of data formats that hold less than the document does. Pages and texts show what is shown, and no more. */
  readonly loadLosses?: () => Promise<Losses>;
}

const indentation = 2;
const json = (value: unknown) => `${JSON.stringify(value, null, indentation)}\n`;

/** Every format that a resume document can be written in; a new one is a row. Loaded when used. */
export const exportFormats = {
  json: {
    title: 'resume document (Reactive Resume v4) as JSON',
    holds: 'text',
    extension: '.json',
    means: ['.json'],
    load: async () => (document) => json(document),
  },
  yaml: {
    title: 'resume document as YAML',
    holds: 'text',
    extension: '.yaml',
    means: ['.yaml', '.yml'],
    load: async () => {
      const { stringify } = await import('yaml');
      return (document) => stringify(document, { lineWidth: 0 });
    },
  },
  jsonresume: {
    title: 'JSON Resume 1.0.0',
    holds: 'text',
    extension: '.json',
    means: [],
    load: async () => {
      const { toJsonResume } = await import('../json-resume/to-json-resume.ts');
      return (document, source) => json(toJsonResume(document, source));
    },
    loadLosses: async () => (await import('./export-losses.ts')).leftOutOfJsonResume,
  },
  'reactive-resume': {
    title: 'Reactive Resume v4, for its import',
    holds: 'text',
    extension: '.json',
    means: [],
    load: async () => (document) => json(document),
  },
  'reactive-resume-v5': {
    title: 'Reactive Resume v5, for its import',
    holds: 'text',
    extension: '.json',
    means: [],
    load: async () => {
      const { toReactiveResumeV5 } = await import('../reactive-resume/to-reactive-resume-v5.ts');
      return (document) => json(toReactiveResumeV5(document));
    },
    loadLosses: async () => (await import('./export-losses.ts')).leftOutOfReactiveResumeV5,
  },
  rendercv: {
    title: 'RenderCV v2, to be rendered by it',
    holds: 'text',
    extension: '.yaml',
    means: [],
    load: async () => {
      const [{ stringify }, { toRendercv }] = await Promise.all([
        import('yaml'),
        import('../rendercv/to-rendercv.ts'),
      ]);
      return (document) => stringify(toRendercv(document), { lineWidth: 0 });
    },
    loadLosses: async () => (await import('./export-losses.ts')).leftOutOfRendercv,
  },
  markdown: {
    title: 'Markdown',
    holds: 'text',
    extension: '.md',
    means: ['.md', '.markdown'],
    load: async () => (await import('./text-exports.ts')).markdown,
  },
  text: {
    title: 'plain text',
    holds: 'text',
    extension: '.txt',
    means: ['.txt', '.text'],
    load: async () => (await import('./text-exports.ts')).plainText,
  },
  html: {
    title: 'one web page, complete in itself, ready to print',
    holds: 'text',
    extension: '.html',
    means: ['.html', '.htm'],
    load: async () => (await import('./html-page.ts')).htmlPage,
  },
  docx: {
    title: 'Word document',
    holds: 'bytes',
    extension: '.docx',
    means: ['.docx'],
    load: async () => (await import('./docx/word-file.ts')).wordFile,
  },
} as const satisfies Record<ExportFormatName, ExportFormat>;

export { type ExportFormatName, exportFormatNames };

/** What a format is written as: text, or bytes. */
type Exported<Name extends ExportFormatName> = Awaited<
  ReturnType<Awaited<ReturnType<(typeof exportFormats)[Name]['load']>>>
>;

/** The format that a file name means by its extension; null when it means none. */
export function formatOfExtension(extension: string): ExportFormatName | null {
  const means = (name: ExportFormatName) =>
    (exportFormats[name].means as readonly string[]).includes(extension.toLowerCase());
  return exportFormatNames.find(means) ?? null;
}
