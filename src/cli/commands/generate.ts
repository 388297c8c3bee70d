import type { Command } from 'commander';
import { bestBase, defaultBase } from '../../contract/base-names.ts';
import { idempotencyKeyProblem } from '../../contract/limits.ts';
import type { BaseResume, Resume } from '../../contract/objects.ts';
import type { Preview, Report } from '../../contract/report.ts';
import { accountOf } from '../account.ts';
import { isRefusalOf } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import {
  type GenerateRequest,
  isRefusal,
  type PendingRequest,
  pendingRequest,
  withEarlierKey,
} from '../files/pending-request.ts';
import {
  type GenerateOrder,
  generateOnce,
  requireQuery,
  withRequirements,
} from '../generate/asked-requirements.ts';
import {
  addGenerateFlags,
  type GenerateFlags,
  generateRequest,
  outputFiles,
  type PostingMemory,
  postingMemory,
  writeOutputFiles,
} from '../generate/generate-request.ts';
import { type Generated, generateText } from '../generate/generate-text.ts';
import { previewText } from '../generate/preview-text.ts';
import { requestToPay, resumeMadeBefore } from '../generate/same-resume.ts';
import { chosenLook } from '../look-flags.ts';
import {
  type GivenPosting,
  isWebAddress,
  openPosting,
  type PostingInput,
} from '../postings/read-job-posting.ts';
import { chosenBase, noteChosen, resolveResume, storeBase, storedName } from '../resume/base-resume.ts';
import type { ResumeInput } from '../resume/read-resume.ts';
import type { Run } from '../run.ts';
import { type Output, view, withWrittenFiles } from '../terminal/output.ts';

export function defineGenerate(command: Command, run: Run): void {
  addGenerateFlags(command).action((posting: string | undefined, flags: GenerateFlags) =>
    run((context) => tailor(context, withPostingAfterPdf(posting, flags)), { fontDir: flags.fontDir }),
  );
}

/** `--pdf posting.txt`: a value that does not end in .pdf is the posting. */
function withPostingAfterPdf(posting: string | undefined, flags: GenerateFlags): TailorOrder {
  if (typeof flags.pdf !== 'string' || /\.pdf$/i.test(flags.pdf)) return { posting, flags };
  if (posting !== undefined)
    throw new UsageError(`--pdf takes a file name that ends in .pdf, not "${flags.pdf}"`);
  return { posting: flags.pdf, flags: { ...flags, pdf: true } };
}

/** A posting and how to tailor to it, from the command line or from init. */
interface TailorOrder {
  /** A file, `-` or a web address. */
  readonly posting: string | undefined;
  readonly flags: GenerateFlags;
  /** A posting that is already read, with company and position settled. */
  readonly read?: GivenPosting;
}

export function tailor(context: Context, order: TailorOrder): Promise<Output> {
  return order.flags.dryRun ? preview(context, order) : generate(context, order);
}

async function preview(context: Context, order: TailorOrder): Promise<Output> {
  const { flags } = order;
  refuseUnused(flags);
  const base = flags.resume === undefined ? chosenBase(context, flags.base) : undefined;
  const resume = await resolveResume(context, flags.resume, { base, anyway: flags.anyway });
  const posting = await (await inputOf(context, order)).read();
  const sources = { posting, flags, includePdf: false, isSettled: order.read !== undefined };
  const { body, query } = await generateRequest(context, sources);
  const client = await context.client();
  const data = await context.progress('Looking for improvements', () =>
    withRequirements(() =>
      client.resumes.preview(
        { ...body, ...(resume && { resume: resume.source }) },
        { ...query, ...requireQuery(flags.anyway), ...(base !== undefined && !resume && { base }) },
      ),
    ),
  );
  noteChosen(context, base, data.base);
  const hints = ['Nothing was stored or charged. To tailor, run the same command without --dry-run.'];
  return view<Preview>({ data, human: previewText, hints });
}

/** Refuses flags without effect in a dry run. @throws UsageError */
function refuseUnused({ pdf, output, idempotencyKey }: GenerateFlags): void {
  const given = Object.entries({ '--pdf': pdf, '-o': output, '--idempotency-key': idempotencyKey });
  const unused = given.filter(([, value]) => value !== undefined).map(([flag]) => flag);
  if (unused.length === 0) return;
  throw new UsageError(`--dry-run makes and charges nothing; remove ${unused.join(' and ')}`);
}

async function generate(context: Context, order: TailorOrder): Promise<Output> {
  const { flags } = order;
  const files = outputFiles(context, flags);
  const named =
    flags.resume === undefined ? chosenBase(context, flags.base) : storedName(context, flags.base);
  const resume = await resolveResume(context, flags.resume, { base: named, anyway: flags.anyway });
  const input = await inputOf(context, order);
  const opened = await openPending(context, {
    ...{ flags, input, resume, named },
    includePdf: files.pdf !== null,
  });
  if (opened.sent) context.note(continuing);
  const store = async () => resume && (await storeBase(context, resume, storedName(context, flags.base)));
  const read = async (): Promise<Prepared> => {
    const memory = postingMemoryFor(context, order.posting);
    const posting = (flags.new ? null : await memory?.read()) ?? (await input.read());
    const sources = { posting, flags, includePdf: files.pdf !== null, isSettled: order.read !== undefined };
    const asked = await generateRequest(context, sources);
    // A posting that is refused must leave the base resume unchanged.
    if (resume && !flags.anyway) await checkRequirements(context, asked, resume);
    const ordered = pinBase(asked, await store(), named);
    const isSettled = flags.new || flags.idempotencyKey !== undefined;
    const pending = isSettled ? opened : await withEarlierVersionKey(context, opened, ordered);
    if (pending.resumed) context.note(continuing);
    const request =
      isSettled || pending.resumed ? ordered : await requestToPay(context, ordered, flags.anyway);
    await pending.keep(request);
    return { request, pending: withMemory(pending, memory) };
  };
  if (opened.sent) await store();
  const { request, pending } = opened.sent ? { request: opened.sent, pending: opened } : await read();
  const isRepeated = pending.resumed || flags.new || flags.idempotencyKey !== undefined || named === bestBase;
  const before = isRepeated
    ? null
    : await settleOnFailure(pending, () => resumeMadeBefore(context, request, named));
  const made = before ?? (await sendGenerate(context, { ...request, anyway: flags.anyway }, pending));
  const client = await context.client();
  if (named === bestBase) noteChosen(context, named, (await client.resumes.base(made.id)).name);
  const report = await context.progress('Reading the report', () => client.resumes.report(made.id));
  for (const warning of report.pdf_check?.warnings ?? []) context.note(warning);
  const written = await writeOutputFiles(context, made, files).catch(withStoredResumeNote(made));
  return view<Generated>({
    data: { resume: made, report, files: written },
    json: (data) => withWrittenFiles(data.resume, data.files),
    human: generateText,
    hints: hintsFor(made, report, files.pdf !== null),
    // If the output is lost, the same command must return this resume again.
    afterwards: pending.settle,
  });
}

/** Removes the pending request if the work fails before anything was sent. */
async function settleOnFailure<T>(pending: PendingRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await pending.settle();
    throw error;
  }
}

/** Adds to a failure after generation that the resume is stored and how to get its files. */
function withStoredResumeNote({ id }: Resume): (error: unknown) => Promise<never> {
  return async (error) => {
    const kept = `The resume is stored as ${id}, so nothing is charged again: resume-tailor pdf ${id}, resume-tailor get ${id} -o FILE, or the same command.`;
    // Loaded late: no command loads it unless it fails.
    const { withSentence } = await import('../failure.ts');
    throw error instanceof Error ? withSentence(error, kept) : error;
  };
}

interface Prepared {
  readonly request: GenerateRequest;
  readonly pending: PendingRequest;
}

const continuing = 'Continuing the interrupted run of this command (--new starts over).';

async function inputOf(context: Context, { posting, flags, read }: TailorOrder): Promise<PostingInput> {
  if (read) return { given: read.given, read: async () => read };
  return openPosting(context, { file: posting, text: flags.jobText, allowPrivate: flags.allowPrivate });
}

interface TailorCommand {
  readonly flags: GenerateFlags;
  readonly input: PostingInput;
  readonly resume: ResumeInput | null;
  /** Name of the base resume; undefined: the one without a name. */
  readonly named: string | undefined;
  readonly includePdf: boolean;
}

/** @throws UsageError for an invalid idempotency key */
function openPending(
  context: Context,
  { flags, input, resume, named, includePdf }: TailorCommand,
): Promise<PendingRequest> {
  const { config, io } = context;
  const given = {
    server: config.baseUrl.value,
    account: accountOf(config),
    posting: input.given,
    company: flags.company,
    position: flags.position,
    level: flags.level ?? config.level.value,
    pdf: includePdf,
    ...chosenLook(config, flags),
    theme: flags.theme ?? config.theme.value,
    check: flags.check,
    resume: resume?.digest,
    base: named,
    key: flags.idempotencyKey,
  };
  const { new: fresh = false, idempotencyKey: key } = flags;
  const problem = key === undefined ? null : idempotencyKeyProblem(key.trim());
  if (problem !== null) throw new UsageError(`--idempotency-key ${problem}`);
  return pendingRequest({ folder: config.home.pendingFolder, given, fresh, key }, io);
}

/** @throws UsageError if the posting has no requirements */
async function checkRequirements(
  context: Context,
  { body: { job_description, company_name, position } }: GenerateRequest,
  { source }: ResumeInput,
): Promise<void> {
  const { resumes } = await context.client();
  const body = { job_description, company_name, position, resume: source };
  try {
    await withRequirements(() => resumes.score(body, requireQuery()));
  } catch (error) {
    // An invalid resume is reported when it is stored, with the name of its file.
    if (!isRefusalOf('resume', error)) throw error;
  }
}

/** Continues a request that an earlier version left pending. */
function withEarlierVersionKey(
  { config, io }: Context,
  pending: PendingRequest,
  request: GenerateRequest,
): Promise<PendingRequest> {
  const hashed = { server: config.baseUrl.value, ...request };
  return withEarlierKey(pending, hashed, { folder: config.home.pendingFolder, io });
}

/** The text that earlier versions stored for a web page, whose content changes between visits. */
function postingMemoryFor({ config, io }: Context, posting: string | undefined): PostingMemory | null {
  if (posting === undefined || !isWebAddress(posting)) return null;
  return postingMemory(config.home.pendingFolder, posting, io);
}

function withMemory(pending: PendingRequest, memory: PostingMemory | null): PendingRequest {
  const settle = async (): Promise<void> => {
    await pending.settle();
    await memory?.forget();
  };
  return { ...pending, settle };
}

/** Names the base version just stored, so that a base stored by a parallel generate is not used. */
function pinBase(
  { body, query }: GenerateRequest,
  stored: BaseResume | null,
  named: string | undefined,
): GenerateRequest {
  const base = stored ? stored.name : named;
  return {
    body,
    query: {
      ...query,
      ...(base !== undefined && base !== defaultBase && { base }),
      ...(stored && { base_version: stored.version }),
    },
  };
}

function hintsFor({ id }: Resume, { gaps, questions }: Report, hasPdf: boolean): string[] {
  const every = gaps.length > 0 ? ', and every question' : '';
  const explain = `Every change with its reason${every}: resume-tailor explain ${id}`;
  return [
    ...((questions ?? gaps).length > 0 ? [`To answer them, free: resume-tailor answer ${id}`] : []),
    explain,
    ...(hasPdf ? [] : [`Make a PDF, free: resume-tailor pdf ${id}`]),
  ];
}

/** Keeps the key while the outcome is unknown, so that the same command repeats the same request. */
async function sendGenerate(
  context: Context,
  order: Omit<GenerateOrder, 'idempotencyKey'>,
  pending: Pick<PendingRequest, 'key' | 'settle'>,
): Promise<Resume> {
  const client = await context.client();
  try {
    return await context.progress(order.body.include_pdf ? 'Tailoring and making the PDF' : 'Tailoring', () =>
      generateOnce(client, { ...order, idempotencyKey: pending.key }),
    );
  } catch (error) {
    if (isRefusal(error)) await pending.settle();
    return withRequirements(() => Promise.reject(error));
  }
}
