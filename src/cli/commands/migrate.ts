import path from 'node:path';
import type { Command } from 'commander';
import { isDatabaseUrl } from '../../config/server-variables.ts';
import { ValidationError } from '../../values/validation-error.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { Cancelled } from '../terminal/question-types.ts';

interface MigrateFlags {
  readonly from?: string;
  readonly to: string;
}

export function defineMigrate(command: Command, run: Run): void {
  command
    .option('--from <store>', 'an SQLite file, or postgres://…; default: the store of this home')
    .requiredOption('--to <store>', 'an empty store: an SQLite file, or postgres://…')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor migrate --to postgres://tailor@db/resumes\n' +
        '  $ resume-tailor migrate --from postgres://tailor@db/resumes --to store.db\n',
    )
    .addHelpText(
      'after',
      '\nStop the servers first. Every row is read back and compared. After an\ninterruption, run the same command again to continue. PDFs are not moved; they\nare made again when needed.\n',
    )
    .action((flags: MigrateFlags) => run((context) => migrate(context, flags), { takesSignals: true }));
}

interface Migrated {
  readonly object: 'migration';
  readonly rows: number;
  readonly tables: number;
}

async function migrate({ io, config, progress }: Context, flags: MigrateFlags): Promise<Output> {
  const place = (store: string) => (isDatabaseUrl(store) ? store : path.resolve(io.cwd, store));
  const from = flags.from === undefined ? config.home.storeFile : place(flags.from);
  const to = place(flags.to);
  if (from === to) throw new UsageError('--from and --to are the same store');
  const { moveBetween } = await import('../../compose/move-store.ts');
  const cancelled = () => new Cancelled('what was moved is complete; run the command again to continue');
  if (io.interrupted.aborted) throw cancelled();
  const moved = await progress('Moving the store', async ({ say }) => {
    try {
      return await moveBetween({ from, to }, { report: say, signal: io.interrupted });
    } catch (error) {
      if (error instanceof ValidationError) throw error;
      if (io.interrupted.aborted) throw cancelled();
      if (!(error instanceof Error)) throw error;
      const { withSentence } = await import('../failure.ts');
      throw withSentence(error, 'What was moved is complete; run the command again to continue.');
    }
  });
  return view<Migrated>({
    data: { object: 'migration', ...moved },
    human: ({ rows, tables }) => `${rows} rows of ${tables} tables moved, read back and compared\n`,
    hints: ['To use it: resume-tailor serve, with --database or --home. The old store is unchanged.'],
  });
}
