import type { Command } from 'commander';
import type { Answer } from '../../contract/endpoints.ts';
import { jobTitle } from '../../contract/job-title.ts';
import type { Resume } from '../../contract/objects.ts';
import { ofResume, resolveId } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import type { Run } from '../run.ts';
import { type Output, print, view } from '../terminal/output.ts';
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
  // Find an unknown id before anything is deleted.
  const resumes: Resume[] = [];
  for (const id of new Set(ids)) {
    const refuse = (error: unknown) => Promise.reject(ofResume(id, error, 'Nothing was deleted. '));
    resumes.push(await client.resumes.get(id).catch(refuse));
  }
  await confirmed(context, { yes: flags.yes ?? false, question: () => question(resumes) });
  for (const { id } of resumes) {
    const data = await client.resumes.delete(id);
    // Printed one by one, so that a later failure does not hide earlier deletions.
    await print(
      view<Deleted>({ data, lines: true, human: (gone) => `deleted ${gone.id}\n` }),
      context.io,
      context.globals,
    );
  }
  return null;
}

function question(resumes: readonly Resume[]): string {
  const [resume, ...others] = resumes;
  if (!resume || others.length > 0) return `Delete ${resumes.length} resumes and their PDFs permanently?`;
  return `Delete the resume for ${jobTitle(resume)} (${resume.id}) and its PDF permanently?`;
}
