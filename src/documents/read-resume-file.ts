import { hasExtensionOf, type ImportFormatName, importExtensions } from '../contract/import-formats.ts';
import { limits } from '../contract/limits.ts';
import type { ReadBase, ReadOptions } from '../service/ports.ts';
import { isNestedTooDeeply, type JsonObject } from '../values/json-object.ts';
import { fileError, ValidationError } from '../values/validation-error.ts';
import { asJsonResume, unwrapped } from './as-json-resume.ts';
import { type DecodedText, decodeText, documentNamed, encodingNote, notText } from './files/decode-text.ts';
import { extensionOf, fileText, maxFileBytes, sourceKindOf } from './files/file-text.ts';
import { objectsIn } from './files/json-parts.ts';
import { parseJsonFile } from './files/parse-json-file.ts';
import { parseYamlFile } from './files/parse-yaml-file.ts';
import { readNamedFile } from './files/unreadable-file.ts';
import { withOrder } from './json-resume/section-order.ts';
import { inTheFile, readingNotes } from './notes/reading-notes.ts';
import type { OutlineWithNotes } from './outline/read-outline.ts';
import type { SourceLine } from './outline/source-line.ts';
import type { AskStructure } from './outline/structured/read-with-structure.ts';
import { readBaseResume } from './read-base-resume.ts';
import type { EntryPlaces, ReadingNote } from './reading-note.ts';
import { isRendercv } from './rendercv/rendercv-texts.ts';
import type { ReadingJob } from './thread/read-in-thread.ts';

/** How a file is read. */
export interface FileOptions extends ReadOptions {
  /** Says what belongs together in a file without fields, as a language model does. */
  readonly structure?: AskStructure | undefined;
  /** The person's name, which no question tells, if it is not in the file. */
  readonly personName?: string | undefined;
  /** Refuse the file if there is no structure that fits; else the rules read it. */
  readonly structureOnly?: boolean | undefined;
}

export type { ReadOptions };

/** Far more than any resume has; limits the reading time. */
const maxLineLength = 10_000;
const maxLines = 2000;
/** Including blank lines, and before wrapped lines are joined. */
const maxWrittenLines = 20_000;

/** In letters: twice the limit of a request, which most of it would exceed. */
const maxLetters = 2 * limits.bodyBytes;

export interface ResumeFile {
  /** Includes its extension; `-` for standard input, whose format is recognized by its content. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ReadResume {
  /** The body of PUT /base-resume. */
  readonly source: JsonObject;
  readonly format: ImportFormatName;
  readonly notes: readonly ReadingNote[];
}

/**
 * Reads a resume from a file: JSON, YAML (including RenderCV), Markdown, plain text, HTML or Europass XML of at most 1
 * MiB; PDF, DOCX, ODT, RTF or LinkedIn's export of at most 5 MB.
 * @throws ValidationError with the file, and the line and column or the path of each problem
 */
export async function readResumeFile(file: ResumeFile, options: FileOptions = {}): Promise<ReadResume> {
  const { name, bytes } = file;
  const kind = sourceKindOf(bytes);
  if (kind !== 'text') return asResume(name, await readBinary(file, kind), options);
  const decoded = decodedText(file);
  const lines = await linesOfText(name, decoded.text);
  const read = await (lines === null
    ? readDataText(name, decoded.text, options)
    : asResume(name, lines, options));
  const note = encodingNote(decoded);
  if (note === null) return read;
  return { ...read, notes: [...read.notes, { kind: 'read', path: 'encoding', message: note }] };
}

async function asResume(
  name: string,
  written: WrittenLines | ReadResume,
  options: FileOptions,
): Promise<ReadResume> {
  return 'lines' in written
    ? readLines(name, written.format, written.lines, options)
    : withNotes(name, written, options);
}

/** Reads a text file without lines. */
async function readDataText(name: string, text: string, options: ReadOptions): Promise<ReadResume> {
  if (extensionOf(name) === '.xml' || text.startsWith('<?xml')) return readXml(name, text, options);
  if (extensionOf(name) === '.csv') return readTable(name, text, options);
  return readData(name, await parse(name, text), options);
}

export interface WrittenLines {
  readonly lines: readonly SourceLine[];
  readonly format: ImportFormatName;
}

/**
 * The lines of a file with lines, or the resume of an archive with fields; null for a text file of data.
 * @throws ValidationError with the file
 */
export async function readWrittenLines(file: ResumeFile): Promise<WrittenLines | ReadResume | null> {
  const kind = sourceKindOf(file.bytes);
  return kind === 'text' ? linesOfText(file.name, decodedText(file).text) : readBinary(file, kind);
}

async function readBinary(
  { name, bytes }: ResumeFile,
  kind: ReadingJob['kind'],
): Promise<WrittenLines | ReadResume> {
  const { readInThread } = await import('./thread/read-in-thread.ts');
  const called = documentNamed(name);
  return readInThread(name, { kind, bytes, ...(called !== undefined && { called }) });
}

/** The lines of HTML, Markdown or plain text; null for another text file. */
async function linesOfText(name: string, text: string): Promise<WrittenLines | null> {
  if (isHtml(name, text)) {
    const { htmlSourceLines } = await import('./html/html-source-lines.ts');
    checkTags(name, text);
    return { format: 'html', lines: await htmlSourceLines(text, { isPage: true }) };
  }
  if (isMarkdown(name, text)) {
    const { markdownSourceLines } = await import('./markdown/markdown-source-lines.ts');
    checkLines(name, text);
    return { format: 'markdown', lines: await markdownSourceLines(text) };
  }
  // Standard input has no extension, so its content decides.
  const isUnnamed = extensionOf(name) === '' && !isData(text) && !text.startsWith('<?xml');
  if (isUnnamed || hasExtensionOf('text', extensionOf(name))) {
    const { plainSourceLines } = await import('./plain-text/plain-source-lines.ts');
    checkLines(name, text);
    return { format: 'text', lines: plainSourceLines(text) };
  }
  return null;
}

/** Web pages of resumes have a few thousand. */
const maxTags = 80_000;

function checkTags(name: string, html: string): void {
  const tags = html.split('<').length - 1;
  if (tags > maxTags) throw fileError(name, `has ${tags} tags; at most ${maxTags} are read`);
}

/** Checks lengths before reading, because only reading takes time. */
function checkLines(name: string, text: string): void {
  const lines = writtenLines(name, text);
  const long = lines.findIndex((line) => line.length > maxLineLength);
  if (long >= 0) throw tooLong(name, `line ${long + 1}`, lines[long]?.length ?? 0);
}

function tooLong(name: string, place: string, length: number): ValidationError {
  const message = `${place} has ${length} characters; at most ${maxLineLength} are read`;
  return new ValidationError([{ path: name, message }]);
}

function writtenLines(name: string, text: string): readonly string[] {
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > maxWrittenLines)
    throw fileError(name, `has ${lines.length} lines; at most ${maxWrittenLines} are read`);
  return lines;
}

/** Longer YAML exceeds the limit of a request, and the parser needs seconds per megabyte. */
const maxYamlLength = 2 * limits.bodyBytes;

/** Checks the number of lines too, because they alone slow down the parser. */
function readYaml(name: string, text: string): Promise<unknown> {
  if (text.length > maxYamlLength) {
    const [has, most] = [Math.ceil(text.length / 1024), maxYamlLength / 1024];
    throw fileError(name, `has ${has} KiB of YAML; the limit is ${most} KiB`);
  }
  writtenLines(name, text);
  return parseYamlFile(name, text);
}

async function readXml(name: string, text: string, options: ReadOptions): Promise<ReadResume> {
  const { readEuropass } = await import('./europass/read-europass.ts');
  const { source, notes } = await readNamedFile(name, () => readEuropass(text));
  return withNotes(name, { source, format: 'europass', notes }, options);
}

async function readTable(name: string, text: string, options: ReadOptions): Promise<ReadResume> {
  const { readLinkedinTable } = await import('./linkedin/read-linkedin.ts');
  writtenLines(name, text);
  const read = await readNamedFile(name, () => readLinkedinTable(name, text));
  if (read === null)
    throw fileError(name, "is not a table of LinkedIn's data export; use the whole export (.zip)");
  return withNotes(name, { ...read, format: 'linkedin' }, options);
}

function withNotes(name: string, read: ReadInFile, options: ReadOptions): ReadResume {
  const { source, format, notes, places = new Map() } = read;
  // One note about a place is enough, and a note about a list includes its entries.
  const asked = new Set(notes.filter(({ kind }) => kind === 'odd').map(({ path }) => path));
  const found = readingNotes(source, readNamed(name, source, options)).filter(
    ({ kind, path }) => kind !== 'odd' || !(asked.has(path) || asked.has(listOf(path))),
  );
  return { source, format, notes: [...inTheFile(found, source, places), ...notes] };
}

function listOf(path: string): string {
  return path.replace(/\[\d+\]$/, '');
}

interface ReadInFile extends ReadResume {
  readonly places?: EntryPlaces;
}

const frontMatter = /^---\r?\n[\s\S]{0,2000}?\n---\r?\n\s*#{1,2} \S/;

/** True for Markdown, also in a text file. */
function isMarkdown(name: string, text: string): boolean {
  const extension = extensionOf(name);
  if (hasExtensionOf('markdown', extension)) return true;
  if (extension === '') return !isData(text) && (/^#{1,2} \S/.test(text) || frontMatter.test(text));
  return hasExtensionOf('text', extension) && /^#{1,3} \S/m.test(text);
}

function isHtml(name: string, text: string): boolean {
  return hasExtensionOf('html', extensionOf(name)) || /^\s*<(?:!doctype html|html)\b/i.test(text);
}

async function readLines(
  name: string,
  format: ImportFormatName,
  lines: readonly SourceLine[],
  options: FileOptions,
): Promise<ReadResume> {
  const long = lines.find(({ text }) => text.length > maxLineLength);
  if (long) throw tooLong(name, long.place, long.text.length);
  if (lines.length > maxLines)
    throw fileError(name, `has ${lines.length} lines; at most ${maxLines} are read`);
  const letters = lines.reduce((sum, { text, aside }) => sum + text.length + aside.length, 0);
  if (letters > maxLetters) {
    const [has, most] = [Math.ceil(letters / 1024), maxLetters / 1024];
    throw fileError(name, `has ${has} KiB of text; at most ${most} KiB are read`);
  }
  const { doubtNotes } = await import('./outline/doubts/doubtful-places.ts');
  const { noResume } = await import('./outline/doubts/no-resume.ts');
  const { source: read, notes, order } = await outlineOf(name, lines, options);
  const source = withOrder(read, order);
  const whole = new Set(notes.filter(({ kind }) => kind === 'odd').map(({ path }) => path));
  const toCheck = doubtNotes(source, notes).filter(({ path }) => !whole.has(listOf(path)));
  const others = notes.filter(
    ({ kind, path }) => kind !== 'odd' || !toCheck.some((note) => note.path === path),
  );
  const other = noResume(source, lines);
  const noted = withNotes(name, { source, format, notes: [...toCheck, ...others] }, options);
  return other.length === 0 ? noted : { ...noted, notes: [...other, ...noted.notes] };
}

async function outlineOf(
  name: string,
  lines: readonly SourceLine[],
  { structure, structureOnly = false, personName }: FileOptions,
): Promise<OutlineWithNotes> {
  if (structure === undefined) return (await import('./outline/read-outline.ts')).readOutline(lines);
  const { readWithStructure } = await import('./outline/structured/read-with-structure.ts');
  const { failure, ...read } = await readWithStructure(lines, structure, personName);
  if (failure === undefined) return read;
  if (structureOnly) throw fileError(name, `cannot be read by this answer: ${failure}`);
  const message = `The language model was of no use (${failure}), so the rules read the file`;
  return { ...read, notes: [{ kind: 'odd', path: '', message }, ...read.notes] };
}

async function readData(name: string, parsed: unknown, options: ReadOptions): Promise<ReadResume> {
  if (isRendercv(parsed)) {
    const { readRendercv } = await import('./rendercv/read-rendercv.ts');
    return withNotes(name, { ...readRendercv(plainJson(name, parsed)), format: 'rendercv' }, options);
  }
  const resume = unwrapped(parsed);
  if (resume === null) throw fileError(name, 'is not a resume: expected an object with basics, work …');
  const written = plainJson(name, resume);
  const source = asJsonResume(written);
  const base = readNamed(name, source, options);
  // Lists were renamed, but entries are the objects of the file.
  const places = new Map(objectsIn(written));
  return { source, format: base.format, notes: inTheFile(readingNotes(source, base), source, places) };
}

function decodedText({ name, bytes }: ResumeFile): DecodedText {
  const text = decodeText(bytes);
  const document = documentNamed(name);
  // Documents are recognized by their bytes, so a text file with such an extension is a damaged document.
  if (document !== undefined || text === null) throw fileError(name, notText(name));
  return { ...text, text: fileText(name, text.text) };
}

const keysOfData =
  /^["']?(?:basics|cv|resume|data|sections|work|education|skills|\$schema|design|settings|locale)["']?\s?:/m;

/** True for JSON or YAML: the first line opens an object, and one of the keys is one of a resume. */
function isData(text: string): boolean {
  if (/^\s*[{[]/.test(text)) return true;
  const first = text
    .split(/\r\n?|\n/)
    .find((line) => line.trim() !== '' && !/^\s*(?:#|---\s*$|%)/.test(line));
  return first !== undefined && /^["']?[\w$-]+["']?\s?:/.test(first) && keysOfData.test(text);
}

function parse(name: string, text: string): unknown {
  switch (extensionOf(name)) {
    case '.json':
      return parseJsonFile(name, text);
    case '.yaml':
    case '.yml':
      return readYaml(name, text);
    case '':
      return /^\s*[{[]/.test(text) ? parseJsonFile(name, text) : readYaml(name, text);
    default:
      throw fileError(
        name,
        `has an unsupported format; use ${importExtensions.slice(0, -1).join(', ')} or ${importExtensions.at(-1)}`,
      );
  }
}

/** Converts to plain JSON, because YAML may have cycles, shared parts and numbers that JSON does not allow. */
function plainJson(name: string, parsed: JsonObject): JsonObject {
  if (isNestedTooDeeply(parsed)) throw fileError(name, 'is nested too deeply to be a resume');
  const json = JSON.stringify(parsed);
  if (json.length > maxFileBytes)
    throw fileError(name, 'is too large to be a resume after its aliases are expanded');
  return JSON.parse(json);
}

/** @throws ValidationError with the file, also if it exceeds the limit of a request, which is checked first */
function readNamed(name: string, source: JsonObject, options: ReadOptions): ReadBase {
  const bytes = Buffer.byteLength(JSON.stringify(source));
  if (bytes > limits.bodyBytes) {
    const [has, most] = [Math.ceil(bytes / 1024), limits.bodyBytes / 1024];
    throw fileError(name, `has ${has} KiB; the limit is ${most} KiB`);
  }
  try {
    return readBaseResume(source, options);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const issues = error.issues.map(({ path, message }) => ({
      path: path ? `${name}: ${path}` : name,
      message,
    }));
    throw new ValidationError(issues);
  }
}
