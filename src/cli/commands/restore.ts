import { createReadStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { fileReason, storageProblemOf } from '../../contract/storage-problem.ts';
import { errorReason, isSystemError } from '../../values/system-error.ts';
import { openHomeBackups } from '../connection/open-composition.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { standardInputIsTerminal } from '../files/read-input.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { shellWord } from '../terminal/terminal-text.ts';

interface RestoreFlags {
  readonly force?: boolean;
}

export function defineRestore(command: Command, run: Run): void {
  command
    .argument('<file>', 'a file written by backup; "-" for standard input')
    .option('--force', 'replace existing data; it is lost')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor restore resumes-2026-11.backup\n  $ resume-tailor restore resumes-2026-11.backup --home ./look\n',
    )
    .action((file: string, flags: RestoreFlags) => run((context) => restore(context, file, flags)));
}

interface Restored {
  readonly object: 'restore';
  readonly home: string;
  readonly files: number;
  /** When the backup was written. */
  readonly created_at: string;
}

async function restore(context: Context, file: string, { force = false }: RestoreFlags): Promise<Output> {
  const { io, config } = context;
  const backups = await openHomeBackups(context);
  const source = path.resolve(io.cwd, file);
  const open = file === '-' ? openInput(io) : openFile(file, source);
  const { files, created_at } = await context.progress('Checking and restoring', async () => {
    try {
      return await backups.restore(open, { replace: force });
    } catch (error) {
      throw failureOf(error, file === '-' ? 'standard input' : file, source);
    }
  });
  return view<Restored>({
    data: { object: 'restore', home: config.home.dataFolder, files: files.length, created_at },
    human: (restored) => `${restored.home}\n`,
    hints: [
      `Restored ${files.length} files as of ${created_at}. To see them: resume-tailor list${homeFlag(context)}`,
    ],
  });
}

/** @throws UsageError if there is no file */
function openFile(file: string, source: string): () => Readable {
  if (!existsSync(source)) throw new UsageError(`${file} does not exist`);
  if (statSync(source).isDirectory()) throw new UsageError(`${file} is a folder, not a backup`);
  return () => createReadStream(source);
}

/** @throws UsageError if standard input is a terminal */
function openInput({ stdin }: Context['io']): () => Readable {
  if (stdin.isTTY) throw standardInputIsTerminal();
  return () => Readable.from(stdin, { objectMode: false });
}

/** Repeats --home, so that the next command looks into the home that was restored. */
function homeFlag({ globals }: Context): string {
  return globals.home === undefined ? '' : ` --home ${shellWord(globals.home)}`;
}

/** @param source the absolute path of the file */
function failureOf(error: unknown, file: string, source: string): Error {
  const reason = reasonOf(error, source);
  if (error instanceof Error && error.name === 'UnfinishedRestore') {
    return new Error(
      `a restore stopped half-way${reason} Nothing is lost. Fix this; the next command on this home finishes the restore.`,
      { cause: error },
    );
  }
  const message = `${file} was not restored and nothing was changed${reason.replace(/\.$/, '')}`;
  return isOfSystem(error, source)
    ? new Error(message, { cause: error })
    : new UsageError(message, { cause: error });
}

/** Begins with its mark: a refusal of the file system has sentences of its own, which name the place in the home. */
function reasonOf(error: unknown, source: string): string {
  if (isAbout(source, error)) return `: ${fileReason(error)}.`;
  const problem = storageProblemOf(error);
  return problem ? `. ${problem.message}` : `: ${errorReason(error)}.`;
}

/** True for a system error, such as a full disk, that is not about the named file. */
function isOfSystem(error: unknown, source: string): boolean {
  return (isSystemError(error) || storageProblemOf(error) !== null) && !isAbout(source, error);
}

function isAbout(file: string, error: unknown): boolean {
  return error instanceof Error && 'path' in error && error.path === file;
}
