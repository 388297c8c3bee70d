import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { databaseOfServers, openHomeBackups } from '../connection/open-composition.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { checkOutputFile } from '../files/write-file.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';

interface BackupFlags {
  readonly force?: boolean;
}

export function defineBackup(command: Command, run: Run): void {
  command
    .argument('<file>', 'where to write it; "-" for standard output')
    .option('--force', 'replace a file that exists')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor backup resumes-2026-11.backup\n  $ resume-tailor restore resumes-2026-11.backup\n' +
        '  $ resume-tailor backup - | ssh host "cat > resumes.backup"\n',
    )
    .addHelpText(
      'after',
      '\nContains resumes, reports, PDFs, settings and keys. Keep it as safe as your\npasswords. A running server can keep running.\n',
    )
    .action((file: string, flags: BackupFlags) => run((context) => backup(context, file, flags)));
}

/** @throws UsageError if standard output cannot take a backup */
function checkPipe({ io, globals }: Context): void {
  if (globals.json) throw new UsageError('"-" and --json both write to standard output; use one of them');
  if (io.stdout.isTTY)
    throw new UsageError('a backup cannot be shown in a terminal; name a file, or use a pipe');
}

/** The shared database of this home's servers, for messages; null: everything is in the home. */
async function shownDatabase(context: Context): Promise<string | null> {
  const url = await databaseOfServers(context, undefined);
  if (url === null) return null;
  const { shownUrl } = await import('../../compose/examine-database.ts');
  return shownUrl(url);
}

function notInHere(database: string): string {
  return `resumes, accounts and keys are in the database ${database}; back it up with pg_dump --format=custom --file=resumes.dump "$DATABASE_URL"`;
}

interface WrittenBackup {
  readonly object: 'backup';
  readonly file: string;
  readonly bytes: number;
  readonly files: number;
  readonly created_at: string;
}

async function backup(context: Context, file: string, { force = false }: BackupFlags): Promise<Output> {
  const { io, config, version } = context;
  const backups = await openHomeBackups(context);
  if (file === '-') checkPipe(context);
  else checkOutputFile({ file, force }, io);
  const database = await shownDatabase(context);
  if (!existsSync(config.home.storeFile)) {
    if (database) throw new UsageError(`there is nothing to back up in this home: ${notInHere(database)}`);
    throw new UsageError(
      `there is nothing to back up: ${config.home.storeFile} does not exist; use another home with --home, or store a resume first: resume-tailor base set FILE`,
    );
  }
  const created_at = new Date(io.now()).toISOString();
  const options = { origin: { created_at, written_by: version }, signal: io.interrupted };
  if (file === '-') {
    if (database) context.note(`Not in it: ${notInHere(database)}`);
    return { raw: backups.stream(options) };
  }
  const target = path.resolve(io.cwd, file);
  const { files } = await context.progress('Writing and checking the backup', () =>
    backups.write(target, options),
  );
  const { size: bytes } = await stat(target);
  return view<WrittenBackup>({
    data: { object: 'backup', file, bytes, files: files.length, created_at },
    human: (written) => `${written.file}\n`,
    hints: [
      ...(database ? [`Not in it: ${notInHere(database)}`] : []),
      `${files.length} files, ${bytes} bytes, written and read back. It contains your keys: keep it as safe as your passwords.`,
      `To restore it: resume-tailor restore ${file}`,
    ],
  });
}
