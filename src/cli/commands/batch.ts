import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Command } from 'commander';
import { bestBase } from '../../contract/base-name.ts';
import type { QueryInput } from '../../contract/endpoints.ts';
import { makeOutFolder } from '../batch/batch-files.ts';
import { addBatchFlags, type BatchFlags } from '../batch/batch-flags.ts';
import { doneResumes, openJournal, peekJournal } from '../batch/batch-journal.ts';
import type { BatchRow } from '../batch/batch-row.ts';
import { readBatch } from '../batch/read-batch.ts';
import { runBatch } from '../batch/run-batch.ts';
import type { RowWork } from '../batch/run-row.ts';
import { chosenBase, storedName } from '../chosen-base.ts';
import type { Context } from '../context.ts';
import { chosenLook } from '../look-flags.ts';
import { readNamedResume } from '../named-resume.ts';
import { currentBase, storeBase } from '../put-base.ts';
import type { Run } from '../run.ts';
import { UsageError } from '../usage-error.ts';
import type { Output } from '../view.ts';

export function defineBatch(command: Command, run: Run): void {
  addBatchFlags(command).action((source: string, flags: BatchFlags) =>
    run((context) => batch(context, source, flags)),
  );
}

async function batch(context: Context, source: string, flags: BatchFlags): Promise<Output> {
  const rows: readonly BatchRow[] = await readBatch(source, context.io);
  const { name, version, resumeDigest, bases, preview } = await chooseBase(context, flags);
  const query: QueryInput<'generateResume'> = {
    ...chosenLook(context.config, flags),
    ...(!flags.check && { check: false }),
    ...(name !== undefined && { base: name }),
    ...(version !== undefined && { base_version: version }),
  };
  const client = await context.client();
  const journal = await journalOf(context, source, flags);
  const work: Omit<RowWork, 'onWait'> = {
    context,
    client,
    journal,
    done: await doneResumes(client, journal.resumeIds),
    defaults: { level: flags.level ?? context.config.level.value, includePdf: flags.pdf ?? false },
    query,
    resumeDigest,
    bases,
    anyway: flags.anyway,
    files: { out: flags.out, format: flags.format, force: flags.force ?? false },
    preview,
  };
  if (!preview) await makeOutFolder(context, work.files);
  return runBatch(rows, flags.concurrency, work);
}

interface ChosenBase extends Pick<RowWork, 'preview' | 'resumeDigest' | 'bases'> {
  /** Undefined: the one without a name. */
  readonly name: string | undefined;
  /** Undefined: a resume that is not stored, or whichever scores highest for the posting of a row. */
  readonly version: string | undefined;
}

async function chooseBase(
  context: Context,
  { resume: file, base: flag, dryRun }: BatchFlags,
): Promise<ChosenBase> {
  const name = file === undefined ? chosenBase(context, flag) : storedName(context, flag);
  const own = file === undefined ? null : await readNamedResume(context, file);
  const resumeDigest = own?.digest;
  if (own && !dryRun) {
    return { name, version: (await storeBase(context, own, name)).version, resumeDigest, preview: null };
  }
  const base = await currentBase(context, name);
  // The very resume that an earlier run has stored: what that run did is done.
  const isStored = own === null || isDeepStrictEqual(own.source, base?.source);
  if (base && isStored) {
    const preview = dryRun ? { resume: null } : null;
    if (name !== bestBase) return { name, version: base.version, resumeDigest, preview };
    const { data } = await (await context.client()).baseResume.list();
    return {
      ...{ name, version: undefined, resumeDigest, preview },
      bases: data.map((one) => [one.name, one.version] as const),
    };
  }
  if (own) return { name: undefined, version: undefined, resumeDigest, preview: { resume: own.source } };
  const named = name === undefined || name === bestBase ? '' : ` named ${name}`;
  throw new UsageError(
    `there is no base resume${named} yet; add --resume FILE, or store it: resume-tailor base set FILE`,
  );
}

function journalOf({ config, io }: Context, source: string, flags: BatchFlags): Promise<RowWork['journal']> {
  const input = source === '-' ? source : path.resolve(io.cwd, source);
  const options = {
    folder: config.home.batchesFolder,
    batch: { server: config.baseUrl.value, input },
    fresh: flags.new ?? false,
  };
  return flags.dryRun ? peekJournal(options) : openJournal(options, io);
}
