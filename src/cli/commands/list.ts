import type { Command } from 'commander';
import type { Application } from '../../contract/application.ts';
import { jobTitle } from '../../contract/job-title.ts';
import { limits } from '../../contract/limits.ts';
import type { Resume, ResumeList } from '../../contract/objects.ts';
import type { ListFilter, ListQuery } from '../../contract/parameters.ts';
import type { ProposedResume } from '../../contract/proposal.ts';
import { withFlagName } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import type { Run } from '../run.ts';
import { applicationsOf, calendarText, csvText, everyApplication } from '../status/applications.ts';
import { filterArguments, filterExamples, filterOptions, nothingListed } from '../status/list-filters.ts';
import { oneLineRows } from '../terminal/one-line-rows.ts';
import { type Output, view } from '../terminal/output.ts';
import { shortDate, table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { isNarrow, wrap } from '../terminal/terminal-text.ts';
import { wholeNumber } from '../whole-number.ts';

interface ListFlags extends ListQuery {
  readonly all?: boolean;
  readonly csv?: boolean;
  readonly ics?: boolean;
}

export function defineList(command: Command, run: Run): void {
  const { page } = limits;
  command
    .option(
      '--limit <number>',
      `how many to list, ${page.min} to ${page.max} (default ${page.default})`,
      wholeNumber('--limit', page),
    )
    .option('--after <id>', 'the next page: resumes older than this one')
    .option('--before <id>', 'the previous page: resumes newer than this one')
    .option('--all', 'every page');
  for (const option of filterOptions()) command.addOption(option);
  const examples = ['list', ...filterExamples(), 'list --all --json', 'list --csv > applications.csv'];
  command
    .option('--csv', 'print all as CSV for a spreadsheet')
    .option('--ics', 'print the dates of your applications as a calendar')
    .addHelpText(
      'before',
      `Examples:\n${examples.map((example) => `  $ resume-tailor ${example}\n`).join('')}`,
    )
    .action((flags: ListFlags) => run((context) => list(context, flags)));
}

async function list(context: Context, flags: ListFlags): Promise<Output> {
  const { all: wantsAll = false, csv = false, ics = false, limit, after, before, ...filter } = flags;
  const query: ListQuery = { limit, after, before, ...filter };
  const asksForOnePage = [limit, after, before].some((given) => given !== undefined);
  const all = wantsAll || ((csv || ics) && !asksForOnePage);
  if ([csv, ics, context.globals.json].filter((one) => one).length > 1) {
    throw new UsageError('use only one of --csv, --ics and --json');
  }
  if (after !== undefined && before !== undefined) {
    throw new UsageError('use either --after or --before, not both');
  }
  if (all && asksForOnePage) {
    throw new UsageError('--all lists every page; remove --limit, --after and --before');
  }
  const client = await context.client();
  const onePage = () => withFlagName('before', '--before', client.resumes.list(query));
  const page = all ? await everyPage(context, filter) : await withFlagName('after', '--after', onePage());
  const hints = hintsFor(page, query, context.io.platform === 'win32');
  if (context.globals.json) return view<ResumeList>({ data: page, human: () => '', hints });
  const applications =
    page.data.length === 0
      ? new Map<string, Application>()
      : await (all ? everyApplication(client, filter) : applicationsOf(client, query));
  if (csv || ics) {
    const listed = page.data.flatMap(({ id }) => applications.get(id) ?? []);
    return {
      raw: csv ? csvText(page.data, applications) : calendarText(listed, context.io.now()),
    };
  }
  // Only a hint; the list is complete without it.
  const waiting = await client.proposals.resumes().then(
    ({ data }) => data,
    () => [],
  );
  const rows = page.data.map((resume) => ({ resume, status: applications.get(resume.id)?.status ?? '' }));
  return view<readonly ListRow[]>({
    data: rows,
    human: listText,
    hints: [...waitingHints(waiting), ...hints],
  });
}

/** Hints to decide on the proposals of an assistant. */
function waitingHints(waiting: readonly ProposedResume[]): readonly string[] {
  const [newest] = waiting;
  if (!newest) return [];
  const count = waiting.reduce((sum, { proposals }) => sum + proposals, 0);
  const what =
    count === 1
      ? 'A proposal from an assistant is waiting'
      : `${count} proposals from an assistant are waiting`;
  return [`${what} for you: resume-tailor answer ${newest.resume_id}`];
}

interface ListRow {
  readonly resume: Resume;
  /** Status of the application; empty without one. */
  readonly status: string;
}

async function everyPage(context: Context, filter: ListFilter): Promise<ResumeList> {
  const client = await context.client();
  const data: ResumeList['data'] = [];
  for await (const page of client.resumes.pages({ ...filter, limit: limits.page.max }))
    data.push(...page.data);
  return { object: 'list', data, has_more: false };
}

function listText(rows: readonly ListRow[], style: TerminalStyle): Promise<string> | string {
  if (style.isTerminal && isNarrow(style)) return rows.map((row) => blockOf(row, style)).join('\n');
  const whole = {
    head: ['ID', 'SCORE', 'LEVEL', 'COMPANY', 'POSITION', 'CREATED', 'STATUS'],
    rows: rows.map(({ resume, status }) => [
      ...[resume.id, String(resume.ats_score), resume.finetune_level],
      ...[resume.company_name, resume.position],
      style.isTerminal ? shortDate(resume.created_at).slice(0, 10) : resume.created_at,
      status,
    ]),
  };
  return table(
    style,
    style.isTerminal ? oneLineRows(style, whole, { cut: [3, 4], optional: [2, 5, 6] }) : whole,
  );
}

/** One resume as a block of lines, for a narrow terminal. */
function blockOf({ resume, status }: ListRow, { ink, columns }: TerminalStyle): string {
  const made = `${resume.ats_score} of 100, ${resume.finetune_level}, ${shortDate(resume.created_at)}`;
  const facts = status === '' ? made : `${made}, ${status}`;
  const title = wrap(jobTitle(resume), columns, '  ');
  return `${ink.bold(resume.id)}\n${title}  ${facts}\n`;
}

function hintsFor({ data, has_more }: ResumeList, query: ListQuery, isWindows: boolean): readonly string[] {
  if (data.length === 0) return [nothingListed(query)];
  if (!has_more) return [];
  const limit = query.limit === undefined ? '' : ` --limit ${query.limit}`;
  const cursor = query.before === undefined ? `--after ${data.at(-1)?.id}` : `--before ${data[0]?.id}`;
  return [`Next page: resume-tailor list${limit}${filterArguments(query, isWindows)} ${cursor}`];
}
