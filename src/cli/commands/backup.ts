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
    .argument('<file>', 'where to write it')
    .option('--force', 'replace a file that exists')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor backup resumes-2026-11.backup\n  $ resume-tailor restore resumes-2026-11.backup\n',
    )
    .addHelpText(
      'after',
      '\nContains resumes, reports, PDFs, settings and keys. Keep it as safe as your\npasswords. A running server can keep running.\n',
    )
    .action((file: string, flags: BackupFlags) => run((context) => backup(context, file, flags)));
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
  checkOutputFile({ file, force }, io);
  const database = await shownDatabase(context);
  if (!existsSync(config.home.storeFile)) {
    if (database) throw new UsageError(`there is nothing to back up in this home: ${notInHere(database)}`);
    throw new UsageError(
      `there is nothing to back up: ${config.home.storeFile} does not exist; use another home with --home, or store a resume first: resume-tailor base set FILE`,
    );
  }
  const target = path.resolve(io.cwd, file);
  const created_at = new Date(io.now()).toISOString();
  const { files } = await context.progress('Writing and checking the backup', () =>
    backups.write(target, { origin: { created_at, written_by: version }, signal: io.interrupted }),
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
