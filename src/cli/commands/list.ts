import type { Command } from 'commander';
import type { QueryInput } from '../../contract/endpoints.ts';
import { limits } from '../../contract/limits.ts';
import type { Resume, ResumeList } from '../../contract/objects.ts';
import type { Context } from '../context.ts';
import type { Run } from '../run.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { shortDate } from '../time-text.ts';
import { UsageError } from '../usage-error.ts';
import { type Output, view } from '../view.ts';
import { wrap } from '../wrap.ts';

interface ListFlags {
  readonly limit?: number;
  readonly after?: string;
  readonly before?: string;
  readonly all?: boolean;
  readonly search?: string;
}

export function defineList(command: Command, run: Run): void {
  const { min, max, default: usual } = limits.page;
  command
    .option('--limit <number>', `how many, ${min} to ${max} (default ${usual})`, pageSize)
    .option('--after <id>', 'older than this resume')
    .option('--before <id>', 'the page just newer than this resume')
    .option('--all', 'every page')
    .option('--search <text>', 'only those with this in company or position')
    .addHelpText('before', 'Examples:\n  $ resume-tailor list\n  $ resume-tailor list --all --json\n')
    .action((flags: ListFlags) => run((context) => list(context, flags)));
}

async function list(context: Context, { all = false, search, ...place }: ListFlags): Promise<Output> {
  const query = { ...place, ...(search !== undefined && { q: search }) };
  if (query.after !== undefined && query.before !== undefined) {
    throw new UsageError('use either --after or --before, not both');
  }
  if (all && Object.keys(place).length > 0) {
    throw new UsageError('--all lists every page; remove --limit, --after and --before');
  }
  const client = await context.client();
  const page = all ? await everyPage(context, search) : await client.resumes.list(query);
  return view<ResumeList>({ data: page, human: listText, hints: hintsFor(page, query) });
}

async function everyPage(context: Context, search: string | undefined): Promise<ResumeList> {
  const client = await context.client();
  const data: ResumeList['data'] = [];
  for await (const page of client.resumes.pages({ limit: limits.page.max, q: search }))
    data.push(...page.data);
  return { object: 'list', data, has_more: false };
}

function listText({ data }: ResumeList, style: TerminalStyle): Promise<string> | string {
  if (style.isTerminal && style.columns < narrowestTable) {
    return data.map((resume) => blockOf(resume, style)).join('\n');
  }
  return table(style, {
    head: ['ID', 'SCORE', 'LEVEL', 'COMPANY', 'POSITION', 'CREATED'],
    rows: data.map((resume) => [
      resume.id,
      String(resume.ats_score),
      resume.finetune_level,
      resume.company_name,
      resume.position,
      style.isTerminal ? shortDate(resume.created_at).slice(0, 10) : resume.created_at,
    ]),
    flexible: 4,
  });
}

/** An id alone takes 30 columns, company and position often 20 each. */
const narrowestTable = 100;

/** One resume on lines of its own, for a narrow terminal. */
function blockOf(resume: Resume, { ink, columns }: TerminalStyle): string {
  const facts = `${resume.ats_score} of 100, ${resume.finetune_level}, ${shortDate(resume.created_at)}`;
  const title = wrap(`${resume.position} at ${resume.company_name}`, columns, '  ');
  return `${ink.bold(resume.id)}\n${title}  ${facts}\n`;
}

function hintsFor({ data, has_more }: ResumeList, query: QueryInput<'listResumes'>): string[] {
  if (data.length === 0) {
    if (query.q !== undefined) return ['No resume has that in its company or position.'];
    const asked = query.after !== undefined || query.before !== undefined;
    return [
      asked ? 'Nothing beyond that point.' : 'Nothing yet. Make the first: resume-tailor generate POSTING',
    ];
  }
  if (!has_more) return [];
  const limit = query.limit === undefined ? '' : ` --limit ${query.limit}`;
  const search = query.q === undefined ? '' : ` --search ${JSON.stringify(query.q)}`;
  const cursor = query.before === undefined ? `--after ${data.at(-1)?.id}` : `--before ${data[0]?.id}`;
  return [`Next page: resume-tailor list${limit}${search} ${cursor}`];
}

function pageSize(text: string): number {
  const { min, max } = limits.page;
  if (/^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new UsageError(`--limit takes a whole number from ${min} to ${max}, not "${text}"`);
}
