import type { Command } from 'commander';
import type { Answer } from '../../contract/endpoints.ts';
import { resolveId } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { confirmed } from '../terminal/questions.ts';

interface DeleteFlags {
  readonly yes?: boolean;
}

export function defineDelete(command: Command, run: Run): void {
  command
    .argument('<id...>', 'ids of resumes, or latest')
    .option('-y, --yes', 'do not ask')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor delete latest\n  $ resume-tailor delete res_01… --yes\n',
    )
    .action((ids: string[], flags: DeleteFlags) => run((context) => remove(context, ids, flags)));
}

type Deleted = Answer<'deleteResume'>;

async function remove(context: Context, named: readonly string[], flags: DeleteFlags): Promise<Output> {
  const client = await context.client();
  const ids: string[] = [];
  for (const name of named) ids.push(await resolveId(context, name));
  await confirmed(context, { yes: flags.yes ?? false, question: () => question(context, ids) });
  const deleted: Deleted[] = [];
  for (const id of ids) deleted.push(await client.resumes.delete(id));
  return view<Deleted[]>({
    data: deleted,
    lines: true,
    human: (objects) => objects.map(({ id }) => `deleted ${id}\n`).join(''),
  });
}

async function question(context: Context, ids: readonly string[]): Promise<string> {
  const [id = ''] = ids;
  if (ids.length > 1) return `Delete ${ids.length} resumes and their PDFs permanently?`;
  const client = await context.client();
  const { company_name, position } = await client.resumes.get(id);
  return `Delete the resume for ${position} at ${company_name} (${id}) and its PDF permanently?`;
}
