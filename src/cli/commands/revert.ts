import type { Command } from 'commander';
import type { Resume } from '../../contract/objects.ts';
import type { Report } from '../../contract/report.ts';
import { resolveId } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { changesOfSameClaim, placesOf, sameClaimHints } from '../report/changes-text.ts';
import { noteDuePdf } from '../resume/pdf-notes.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { askQuestions, canAsk } from '../terminal/questions.ts';
import { counted } from '../terminal/terminal-text.ts';

interface RevertFlags {
  readonly restore?: boolean;
  readonly withRelated?: boolean;
}

export function defineRevert(command: Command, run: Run): void {
  command
    .argument('<id>', 'id of a resume, or latest')
    .argument('<change...>', 'ids of changes, from explain')
    .option('--with-related', 'also undo changes that make the same claim elsewhere')
    .option('--restore', 'restore changes that you undid')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor revert latest ch3 ch7\n  $ resume-tailor revert latest ch3 --restore\n',
    )
    .addHelpText('after', '\nFree. explain lists the changes with their ids: ch1, ch2 and so on.\n')
    .action((id: string, changes: string[], flags: RevertFlags) =>
      run((context) => {
        const named = [...new Set(changes)];
        if (!flags.restore) return revert(context, id, { changes: named, ...flags });
        if (flags.withRelated) throw new UsageError('use either --with-related or --restore, not both');
        return restore(context, id, named);
      }),
    );
}

interface Undone {
  readonly changes: readonly string[];
  readonly withRelated?: boolean;
}

async function revert(
  context: Context,
  name: string,
  { changes: named, withRelated = false }: Undone,
): Promise<Output> {
  const client = await context.client();
  const id = await resolveId(context, name);
  // Read before the revert: the new report no longer has the undone changes.
  const report = await client.resumes.report(id);
  const left = noteUndone(context, report, named);
  const related = changesOfSameClaim(report, left);
  const isAsked = related.length > 0 && !withRelated && canAsk(context);
  const isWhole = related.length > 0 && (withRelated || (isAsked && (await wantsRelated(context, related))));
  const changes = isWhole ? [...left, ...related.map((change) => change.id)] : left;
  // A command repeated after a lost answer has nothing left to do.
  if (changes.length === 0) return unchanged(await client.resumes.get(id));
  const resume = await client.resumes.revert(id, changes);
  await noteDuePdf(context, resume);
  const undone = `${counted(changes.length, 'change')} undone`;
  return view<Resume>({
    data: resume,
    human: ({ ats_score }) => `${undone}; the score is now ${ats_score}\n`,
    hints: [
      ...(isWhole || isAsked ? [] : sameClaimHints(report, changes)),
      `See the rest: resume-tailor explain ${id}`,
      `Make the PDF again: resume-tailor pdf ${id}`,
    ],
  });
}

function unchanged(resume: Resume): Output {
  return view<Resume>({
    data: resume,
    human: ({ ats_score }) => `nothing changed; the score is ${ats_score}\n`,
    hints: [`See the rest: resume-tailor explain ${resume.id}`],
  });
}

/** Notes which changes are already undone. @returns the others */
function noteUndone(
  context: Context,
  { id, undone = [] }: Report,
  named: readonly string[],
): readonly string[] {
  const again = undone.filter((change) => named.includes(change.id)).map((change) => change.id);
  if (again.length === 0) return named;
  const are = again.length === 1 ? 'is' : 'are';
  const them = again.length === 1 ? 'it' : 'them';
  context.note(
    `${again.join(', ')} ${are} already undone. To restore ${them}: resume-tailor revert ${id} ${again.join(' ')} --restore`,
  );
  return named.filter((change) => !again.includes(change));
}

/** Asked on a terminal; elsewhere a hint names the command. */
async function wantsRelated(
  context: Context,
  related: ReturnType<typeof changesOfSameClaim>,
): Promise<boolean> {
  const questions = await askQuestions(context);
  return questions.agree(`The same claim is also in: ${placesOf(related)}. Undo it there too?`);
}

async function restore(context: Context, name: string, changes: readonly string[]): Promise<Output> {
  const client = await context.client();
  const id = await resolveId(context, name);
  const resume = await client.resumes.restore(id, changes);
  await noteDuePdf(context, resume);
  const restored = `${counted(changes.length, 'change')} restored`;
  return view<Resume>({
    data: resume,
    human: ({ ats_score }) => `${restored}; the score is now ${ats_score}\n`,
    hints: [`See the result: resume-tailor explain ${id}`],
  });
}
