import { ApiError } from '../../client/api-error.ts';
import type { BaseResume, Resume } from '../../contract/objects.ts';
import type { Preview, Report } from '../../contract/report.ts';
import { type GenerateOrder, generateOnce, requireQuery, withRequirements } from '../asked-requirements.ts';
import type { Context } from '../context.ts';
import { type PendingKey, pendingKey } from '../pending-key.ts';
import { storeBase } from '../put-base.ts';
import { changesText } from '../report/changes-text.ts';
import { gapsText } from '../report/requirements-text.ts';
import { isUnderstood, scoreLine } from '../report/score-text.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { type Output, view } from '../view.ts';
import { isWebAddress } from '../web/is-web-address.ts';
import { type PostingMemory, postingMemory } from '../web/posting-memory.ts';
import { wrap } from '../wrap.ts';
import type { GenerateFlags } from './generate-flags.ts';
import { type GenerateRequest, readGenerateRequest } from './generate-request.ts';
import { type Generated, generateText } from './generate-text.ts';
import { outputFiles, writeOutputFiles } from './output-files.ts';

/** What is to be tailored to what, as the command line or the questions of init say it. */
export interface TailorOrder {
  /** A file, `-`, or an address of the web. */
  readonly posting: string | undefined;
  readonly flags: GenerateFlags;
}

export function tailor(context: Context, order: TailorOrder): Promise<Output> {
  return order.flags.dryRun ? preview(context, order) : generate(context, order);
}

async function preview(context: Context, { posting, flags }: TailorOrder): Promise<Output> {
  const { body, query, resume } = await readGenerateRequest(context, {
    posting,
    flags,
    includePdf: false,
  });
  const client = await context.client();
  const data = await context.progress('Looking what could be done', () =>
    withRequirements(() =>
      client.resumes.preview(
        { ...body, ...(resume && { resume: resume.source }) },
        { ...query, ...requireQuery(flags.anyway) },
      ),
    ),
  );
  const hints = ['Nothing was stored or charged. To do it, run the same command without --dry-run.'];
  return view<Preview>({ data, human: previewText, hints });
}

async function generate(context: Context, { posting, flags }: TailorOrder): Promise<Output> {
  const files = outputFiles(context, flags);
  const memory = memoryOf(context, posting);
  const known = flags.new ? null : await memory?.recall();
  const read = await readGenerateRequest(context, {
    posting,
    flags,
    includePdf: files.pdf !== null,
    ...(known && { known }),
  });
  const asked = { body: read.body, query: read.query };
  const request = read.resume ? onBase(asked, await storeBase(context, read.resume)) : asked;
  const pending = withMemory(await idempotency(context, request, flags), memory);
  if (known && !pending.resumed)
    context.note('Using the posting as the interrupted run read it; --new reads it again.');
  await memory?.keep(read.posting);
  const resume = await sendGenerate(context, { ...request, anyway: flags.anyway }, pending);
  const client = await context.client();
  const report = await context.progress('Reading the report', () => client.resumes.report(resume.id));
  for (const warning of report.pdf_check?.warnings ?? []) context.note(warning);
  const written = await writeOutputFiles(context, resume, files);
  return view<Generated>({
    data: { resume, report, files: written },
    json: (data) => data.resume,
    human: generateText,
    hints: hintsFor(resume, report, files.pdf !== null),
    // Whoever was not told the outcome asks again, and must get this one.
    afterwards: pending.settle,
  });
}

/** Only pages of the web say something else the next time. */
function memoryOf({ config, io }: Context, posting: string | undefined): PostingMemory | null {
  if (posting === undefined || !isWebAddress(posting)) return null;
  return postingMemory(config.home.pendingFolder, posting, io);
}

function withMemory(pending: PendingKey, memory: PostingMemory | null): PendingKey {
  const settle = async (): Promise<void> => {
    await pending.settle();
    await memory?.forget();
  };
  return { ...pending, settle };
}

/** Names the base, so that another generate at the same time cannot slip its own under this one. */
function onBase({ body, query }: GenerateRequest, { version }: BaseResume): GenerateRequest {
  return { body, query: { ...query, base_version: version } };
}

function hintsFor({ id }: Resume, { gaps }: Report, hasPdf: boolean): string[] {
  const questions = gaps.length > 0 ? ', and every question' : '';
  const explain = `Every change with its reason${questions}: resume-tailor explain ${id}`;
  const answers =
    'For each yes: write into your resume where, and what you did; then resume-tailor base set FILE, and generate again.';
  return [
    ...(gaps.length > 0 ? [answers] : []),
    explain,
    ...(hasPdf ? [] : [`A PDF of it, free: resume-tailor pdf ${id}`]),
  ];
}

async function idempotency(
  context: Context,
  request: GenerateRequest,
  flags: GenerateFlags,
): Promise<PendingKey> {
  const { config, io } = context;
  if (flags.idempotencyKey !== undefined) {
    return { key: flags.idempotencyKey, resumed: false, settle: async () => undefined };
  }
  const same = { server: config.baseUrl.value, ...request };
  const pending = await pendingKey(
    { folder: config.home.pendingFolder, request: same, fresh: flags.new ?? false },
    io,
  );
  if (pending.resumed)
    context.note('Continuing the same command, which was interrupted (--new starts over).');
  return pending;
}

/** While nobody knows whether the work was done, the key stays, so that the same command asks for the same. */
async function sendGenerate(
  context: Context,
  order: Omit<GenerateOrder, 'idempotencyKey'>,
  pending: PendingKey,
): Promise<Resume> {
  const client = await context.client();
  try {
    return await context.progress(
      order.body.include_pdf ? 'Tailoring, and making the PDF' : 'Tailoring',
      () => generateOnce(client, { ...order, idempotencyKey: pending.key }),
    );
  } catch (error) {
    if (isRefusal(error)) await pending.settle();
    return withRequirements(() => Promise.reject(error));
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.name !== 'rate_limit_exceeded';
}

/** What generate would do, and its price. */
async function previewText(preview: Preview, style: TerminalStyle): Promise<string> {
  const { score, cost, credits_remaining, warnings = [] } = preview;
  const isScored = isUnderstood({ warnings });
  const changes = await changesText(preview.changes, style);
  const gaps = await gapsText(preview.gaps, style);
  if (!style.isTerminal) {
    const rows = [
      ...(isScored ? [['score', String(score.before), String(score.after), String(score.ceiling)]] : []),
      ...warnings.map((warning) => ['warning', warning.code, warning.message]),
      ['cost', String(cost)],
      ['credits_remaining', String(credits_remaining)],
    ];
    return (await table(style, { head: [], rows })) + changes + gaps;
  }
  const { bold } = style.ink;
  return [
    isScored ? wrap(`${bold('Score:')} ${scoreLine(score, style)}`, style.columns) : '',
    ...warnings.map(({ message }) => wrap(message, style.columns)),
    `${bold('Price:')} ${cost} of ${credits_remaining} credits\n`,
    `\n${bold(`Changes (${preview.changes.length})`)}\n\n${changes || '  none\n'}`,
    preview.gaps.length > 0 ? `\n${bold('Is there more to tell?')}\n\n${gaps}` : '',
  ].join('');
}
