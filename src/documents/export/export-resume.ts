import { type ExportFormatName, exportFormatNames } from '../../contract/choices.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';

export interface ExportOptions {
  /** The base resume as it was stored; a JSON Resume keeps its own words. */
  readonly source?: Readonly<Record<string, unknown>> | undefined;
}

/** The document in a format: text that ends in a line break, or the bytes of a binary format. */
export function exportResume(
  document: ResumeDocument,
  format: FormatThatHolds<'text'>,
  options?: ExportOptions,
): Promise<string>;
export function exportResume(
  document: ResumeDocument,
  format: FormatThatHolds<'bytes'>,
  options?: ExportOptions,
): Promise<Uint8Array>;
export function exportResume(
  document: ResumeDocument,
  format: ExportFormatName,
  options?: ExportOptions,
): Promise<string | Uint8Array>;
export async function exportResume(
  document: ResumeDocument,
  format: ExportFormatName,
  { source }: ExportOptions = {},
): Promise<string | Uint8Array> {
  const write = await exportFormats[format].load();
  return write(document, source);
}

/** Describes what the format cannot keep of the document, one sentence each; mostly empty. */
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

type Writer<Content> = (
  document: ResumeDocument,
  source?: Readonly<Record<string, unknown>>,
) => Content | Promise<Content>;

/** Describes what the format cannot keep, one sentence each. */
type Losses = (document: ResumeDocument, source?: Readonly<Record<string, unknown>>) => readonly string[];

interface FormatFacts {
  /** Shown in a list of formats. */
  readonly title: string;
  /** For a new file. */
  readonly extension: string;
  /** File extensions that select this format if none is named. */
  readonly means: readonly string[];
  /** Only for data formats that hold less than the document. Pages and texts show all that is visible. */
  readonly loadLosses?: () => Promise<Losses>;
}

/** Bytes are not printed to a terminal. */
type ExportFormat = FormatFacts &
  (
    | { readonly holds: 'text'; readonly load: () => Promise<Writer<string>> }
    | { readonly holds: 'bytes'; readonly load: () => Promise<Writer<Uint8Array>> }
  );

const indentation = 2;
const json = (value: unknown) => `${JSON.stringify(value, null, indentation)}\n`;

/** All export formats, loaded when used. */
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
      const { withSubjectsOnce } = await import('../json-resume/subject-once.ts');
      return (document, source) => json(withSubjectsOnce(toJsonResume(document, source)));
    },
    loadLosses: async () => (await import('./export-losses.ts')).jsonResumeLosses,
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
    loadLosses: async () => (await import('./export-losses.ts')).reactiveResumeV5Losses,
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
    loadLosses: async () => (await import('./export-losses.ts')).rendercvLosses,
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

type FormatThatHolds<Content extends ExportFormat['holds']> = {
  [Name in ExportFormatName]: (typeof exportFormats)[Name]['holds'] extends Content ? Name : never;
}[ExportFormatName];

/**
 * The end of a file's name. A format that no extension selects adds its name, so that its file does not replace that of
 * another one: `-rendercv.yaml`.
 */
export function fileEnding(name: ExportFormatName): string {
  const { extension } = exportFormats[name];
  return formatOfExtension(extension) === name ? extension : `-${name}${extension}`;
}

/** The format for a file extension; null if there is none. */
export function formatOfExtension(extension: string): ExportFormatName | null {
  const means = (name: ExportFormatName) =>
    (exportFormats[name].means as readonly string[]).includes(extension.toLowerCase());
  return exportFormatNames.find(means) ?? null;
}
