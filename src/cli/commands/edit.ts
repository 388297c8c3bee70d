import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import type { Resume } from '../../contract/objects.ts';
import { entryKinds } from '../../documents/editable/section-fields.ts';
import { exportFormats, exportResume, formatOfExtension } from '../../documents/export/export-resume.ts';
import { extensionOf } from '../../documents/files/file-text.ts';
import { parseJsonFile } from '../../documents/files/parse-json-file.ts';
import { parseYamlFile } from '../../documents/files/parse-yaml-file.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { mergePatchOf } from '../../values/merge-patch.ts';
import { ownValue } from '../../values/own-value.ts';
import { errorReason, isMissing } from '../../values/system-error.ts';
import { resolveId } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { type InputFile, inputText, readInput } from '../files/read-input.ts';
import { formatOption } from '../resume/export-document.ts';
import { noteDuePdf } from '../resume/pdf-notes.ts';
import type { Run } from '../run.ts';
import { runEditor } from '../terminal/editor.ts';
import { type Output, view } from '../terminal/output.ts';
import { canAsk } from '../terminal/questions.ts';
import { adviceText, shellWord } from '../terminal/terminal-text.ts';

type EditFormat = 'markdown' | 'yaml' | 'json';

interface EditFlags {
  readonly format?: EditFormat;
  readonly file?: string;
}

export function defineEdit(command: Command, run: Run): void {
  command
    .argument('<id>', 'id of a resume, or latest')
    .addOption(formatOption('format in the editor (default: markdown)', ['markdown', 'yaml', 'json']))
    .option('--file <file>', 'read the edited document from a file instead of an editor')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor edit latest\n  $ EDITOR="code --wait" resume-tailor edit latest\n' +
        '  $ resume-tailor get latest -o cv.yaml\n  $ resume-tailor edit latest --file cv.yaml\n',
    )
    .addHelpText('after', `\n${editingHelp()}\nFree. explain lists each edit as yours; revert undoes it.\n`)
    .action((id: string, flags: EditFlags) => run((context) => edit(context, id, flags)));
}

/** The fields of each kind of entry, from the table that reads them. */
function editingHelp(): string {
  const rows = Object.values(entryKinds).map(({ noun, title, fields }) => {
    const labels = [title, ...fields].map(({ label }) => label);
    return `  ${noun.replace(/^an? /, '')}: ${labels.join(', ')}\n`;
  });
  return (
    'Fields in Markdown, the first as the heading of the entry:\n' +
    rows.join('') +
    '\nPicture, columns and page settings are in --format yaml only.\n'
  );
}

async function edit(context: Context, name: string, flags: EditFlags): Promise<Output> {
  if (flags.file === undefined && !canAsk(context)) {
    throw new UsageError('edit needs a terminal. Without one, add --file FILE.');
  }
  const client = await context.client();
  const id = await resolveId(context, name);
  const resume = await client.resumes.get(id);
  if (flags.file !== undefined) return send(context, resume, await readNamed(context, resume, flags));
  return editInTerminal(context, resume, flags);
}

async function readNamed(
  context: Context,
  resume: Resume,
  { file = '', format }: EditFlags,
): Promise<JsonObject> {
  const input = await readInput(file, context.io);
  return readDocument(context, input, formatOf(input.name) ?? format ?? 'yaml', resume);
}

function formatOf(file: string): EditFormat | null {
  const format = formatOfExtension(extensionOf(file));
  return format === 'markdown' || format === 'json' || format === 'yaml' ? format : null;
}

/** Opens a private temporary file in the editor. It is deleted, unless it holds edits that could not be stored. */
async function editInTerminal(
  context: Context,
  resume: Resume,
  { format = 'markdown' }: EditFlags,
): Promise<Output> {
  const before = Buffer.from(await printDocument(resume, format));
  const folder = await makeTemporaryFolder();
  const name = `${resume.id}${exportFormats[format].extension}`;
  const file = path.join(folder, name);
  let isWanted = false;
  try {
    await writeFile(file, before, { mode: 0o600 });
    await runEditor(file, context.io);
    const input = await readInput(file, context.io);
    // Each line with a mistake is named: its folder would hide it.
    const shown = format === 'markdown' ? name : file;
    const edited = await readDocument(context, { ...input, name: shown }, format, resume);
    await checkChanges(context, resume, edited);
    return await send(context, resume, edited);
  } catch (error) {
    const after = await readFile(file).catch((reason: unknown) => (isMissing(reason) ? before : null));
    isWanted = after === null || !after.equals(before);
    if (after !== null && isWanted) noteKept(context, resume, file);
    throw error;
  } finally {
    if (!isWanted) await rm(folder, { recursive: true, force: true });
  }
}

/** @throws UsageError if there is no room or permission for it */
async function makeTemporaryFolder(): Promise<string> {
  const start = path.join(tmpdir(), 'resume-tailor-');
  return mkdtemp(start).catch((error: unknown) => {
    throw new UsageError(`cannot write to ${tmpdir()}: ${errorReason(error)}; set TMPDIR to another folder`, {
      cause: error,
    });
  });
}

/** Printed even with --quiet, because it names the only copy of the edits. */
function noteKept({ io }: Context, { id }: Resume, file: string): void {
  const word = shellWord(file, io.platform === 'win32');
  const next = `Your text is kept, but not stored. To read it again: resume-tailor edit ${id} --file ${word}`;
  io.stderr.write(adviceText(next, io.stderr));
}

async function printDocument({ resume_data }: Resume, format: EditFormat): Promise<string> {
  if (format !== 'markdown') return exportResume(resume_data, format);
  const { printEditable } = await import('../../documents/editable/print-editable.ts');
  return printEditable(resume_data);
}

async function readDocument(
  context: Context,
  input: InputFile,
  format: EditFormat,
  resume: Resume,
): Promise<JsonObject> {
  const { name, text, note } = inputText(input);
  if (note !== null) context.note(`${name}: ${note}`);
  if (format === 'markdown') {
    const { readEditable } = await import('../../documents/editable/read-editable.ts');
    return readEditable(name, text, resume.resume_data);
  }
  const document = format === 'json' ? parseJsonFile(name, text) : await parseYamlFile(name, text);
  if (isJsonObject(document) && 'sections' in document) return document;
  throw new UsageError(
    `${name} is not a resume document (it needs basics and sections); start from: resume-tailor get ID -o FILE.yaml`,
  );
}

/** @throws UsageError if what was edited was also changed elsewhere while the editor was open, which would be lost */
async function checkChanges(context: Context, resume: Resume, edited: JsonObject): Promise<void> {
  const mine = mergePatchOf(resume.resume_data, edited);
  if (mine === null) return;
  const client = await context.client();
  const now = await client.resumes.get(resume.id);
  const others = mergePatchOf(resume.resume_data, now.resume_data);
  if (others === null || !overlap(mine, others)) return;
  throw new UsageError(
    'this resume was also changed elsewhere while your editor was open, and nothing was stored. Open it again and ' +
      'repeat your edits; to store your text as it is would undo the other changes',
  );
}

/** True if both merge patches change the same value; a list is one value. */
function overlap(one: JsonObject, other: JsonObject): boolean {
  return Object.entries(one).some(([key, value]) => {
    if (!Object.hasOwn(other, key)) return false;
    const beside = ownValue(other, key);
    return isJsonObject(value) && isJsonObject(beside) ? overlap(value, beside) : true;
  });
}

async function send(context: Context, resume: Resume, edited: JsonObject): Promise<Output> {
  const patch = mergePatchOf(resume.resume_data, edited);
  const client = await context.client();
  const data = patch === null ? resume : await client.resumes.edit(resume.id, patch);
  // The edits are stored, so a failure here must not read as if they were not.
  if (patch !== null)
    await noteDuePdf(context, data).catch((error: unknown) =>
      context.note(`your edits are stored; its report could not be read: ${errorReason(error)}`),
    );
  const what = patch === null ? 'no changes; the score is' : 'edited; the score is now';
  return view<Resume>({
    data,
    human: ({ ats_score }) => `${what} ${ats_score}\n`,
    hints:
      patch === null
        ? []
        : [
            `See or undo your edits: resume-tailor explain ${resume.id}`,
            `Make the PDF again: resume-tailor pdf ${resume.id}`,
          ],
  });
}
