import { statSync } from 'node:fs';
import path from 'node:path';
import type { Change } from '../../contract/report.ts';
import { extensionOf } from '../../documents/files/file-text.ts';
import type { OwnFileCopy } from '../../documents/own-file/write-own-file.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { readInput } from '../files/read-input.ts';
import { checkOutputFile, writeNamed } from '../files/write-file.ts';
import { changeTitle } from '../report/changes-text.ts';
import { type Output, view } from '../terminal/output.ts';
import { counted, shortened } from '../terminal/terminal-text.ts';

/** Of the formats that can be edited in place. */
const extensions: ReadonlySet<string> = new Set(['.docx', '.md', '.markdown', '.txt', '.text']);

interface OwnFileTarget {
  /** The person's file, as typed. */
  readonly into: string;
  readonly output: string | undefined;
  readonly force: boolean;
}

/** Checks before any work is done. @throws UsageError */
export function checkOwnFile({ io }: Context, { into, output, force }: OwnFileTarget): void {
  if (into === '-') throw new UsageError('--into takes the name of a file');
  if (output === undefined) throw new UsageError(`--into writes a copy of ${into}; add -o FILE to name it`);
  if (output === '-') throw new UsageError(`--into writes a copy of ${into}; -o needs the name of a file`);
  // A file of another format is refused when it is read, which says what to do instead.
  if (extensions.has(extensionOf(into)) && extensionOf(output) !== extensionOf(into))
    throw new UsageError(`the copy of ${into} has the same format; end ${output} in ${extensionOf(into)}`);
  if (isSameFile(path.resolve(io.cwd, output), path.resolve(io.cwd, into)))
    throw new UsageError(`--into writes a copy and keeps ${into}; name another file with -o`);
  checkOutputFile({ file: output, force }, io);
}

/** True for two names of one file, also through a link or in other letters on a disk that ignores case. */
function isSameFile(one: string, other: string): boolean {
  if (one === other) return true;
  const [own, given] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return own !== undefined && given !== undefined && own.ino === given.ino && own.dev === given.dev;
}

/** Writes the changes of a tailored resume into a copy of the file that its base was read from. */
export async function writeIntoOwnFile(
  context: Context,
  id: string,
  { into, output = '', force }: OwnFileTarget,
): Promise<Output> {
  const file = await readInput(into, context.io);
  const client = await context.client();
  const [resume, base, report] = await Promise.all([
    client.resumes.get(id),
    client.resumes.base(id),
    client.resumes.report(id),
  ]);
  const { changes } = report;
  if (changes.length === 0) throw new UsageError(`resume ${id} has no changes to write into ${into}`);
  const { writeOwnFile } = await import('../../documents/own-file/write-own-file.ts');
  const copy = await context.progress(`Writing into a copy of ${into}`, () =>
    writeOwnFile(file, { base: base.resume_data, tailored: resume.resume_data, changes }),
  );
  if (copy.bytes !== null) await writeNamed({ file: output, force }, copy.bytes, context.io);
  const files = copy.bytes === null ? [] : [output];
  return view({
    data: {
      ...{ id, format: copy.format, written: copy.written, left: copy.left, files },
      ...(copy.doubt !== undefined && { doubt: copy.doubt }),
    },
    human: ({ files: names }) => names.map((name) => `${name}\n`).join(''),
    hints: hintsFor(copy, changes, output),
    exitCode: copy.bytes === null ? 1 : 0,
  });
}

function hintsFor(
  { written, left, bytes, doubt }: OwnFileCopy,
  changes: readonly Change[],
  output: string,
): string[] {
  const places = new Map(changes.map((change) => [change.id, changeTitle(change)]));
  const whole =
    bytes === null
      ? `None of ${counted(changes.length, 'change')} could be written, so ${output} was not written.`
      : `Wrote ${written.length} of ${counted(changes.length, 'change')} to ${output}.`;
  // Nothing is lost by these, so they take one line.
  const ofForm = left.filter(({ reason }) => reason === 'same_words');
  const others = left.filter(({ reason }) => reason !== 'same_words');
  return [
    whole,
    ...others.map(({ id, message, text }) => `${id}  ${places.get(id) ?? ''}${quoted(text)}: ${message}`),
    ...ofForm.slice(0, 1).map(({ message }) => `${ofForm.map(({ id }) => id).join(', ')}  ${message}`),
    ...(doubt === undefined ? [] : [doubt]),
  ];
}

const quoteLength = 40;

/** The first words of a text, so that the person knows which change is meant. */
function quoted(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words === '' ? '' : `, "${shortened(words, quoteLength)}"`;
}
