import type { Client } from '../../client/client.ts';
import { jobTitle } from '../../contract/job-title.ts';
import { lookChoice } from '../../contract/look.ts';
import type { Resume } from '../../contract/objects.ts';
import type { Preview } from '../../contract/report.ts';
import { nothingToChange, sameAtGood } from '../../contract/warning-codes.ts';
import { readIfSupported } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import type { GenerateRequest } from '../files/pending-request.ts';
import { currentBase } from '../resume/base-resume.ts';
import { Cancelled } from '../terminal/question-types.ts';
import { askQuestions, canAsk } from '../terminal/questions.ts';
import { counted } from '../terminal/terminal-text.ts';
import { requireQuery, withRequirements } from './asked-requirements.ts';

/** How many of the newest resumes are compared. */
const newest = 20;

/**
 * The resume that the same command made before, if the person prefers it to paying for another; else null. Never asks
 * in scripts, where the same command makes another resume.
 */
export async function resumeMadeBefore(
  context: Context,
  request: GenerateRequest,
  named: string | undefined,
): Promise<Resume | null> {
  if (!asksBeforeCharge(context)) return null;
  const { io } = context;
  const client = await context.client();
  const version = request.query?.base_version ?? (await currentBase(context, named))?.version;
  const same = await sameResume(client, request, version);
  if (!same) return null;
  const { id, ats_score, created_at } = same;
  const when = agoText(io.now() - Date.parse(created_at));
  const questions = await askQuestions(context);
  const again = await questions.agree(
    `You tailored to this posting ${when}: ${jobTitle(same)}, ${ats_score} of 100. Pay for another one?`,
  );
  if (again) return null;
  context.note(`This is ${id} of ${when}; nothing was charged.`);
  return withPdf(client, same, request);
}

/** False in scripts, also where only the output is one: nothing may wait there. */
export function asksBeforeCharge(context: Context): boolean {
  const { io, globals } = context;
  return canAsk(context) && io.stdout.isTTY === true && !globals.json && !globals.quiet;
}

/**
 * The request as it will be sent: at `good` if the same resume costs less there and the person agrees. Found out by
 * previews, which are free. Scripts are asked nothing.
 * @throws Cancelled if nothing would change and the person does not want to pay for that
 */
export async function requestToPay(
  context: Context,
  request: GenerateRequest,
  anyway: boolean | undefined,
): Promise<GenerateRequest> {
  if (!asksBeforeCharge(context)) return request;
  const { cost, warnings = [] } = await previewOf(context, request, anyway);
  const has = (sought: string) => warnings.some(({ code }) => code === sought);
  if (has(nothingToChange)) {
    const questions = await askQuestions(context);
    const isWanted = await questions.agree(
      `Nothing would change: you would get your base resume as it is, for ${counted(cost, 'credit')}. Make it anyway?`,
    );
    if (!isWanted) throw new Cancelled('nothing was made or charged');
  }
  return has(sameAtGood) ? atCheaperLevel(context, { request, cost, anyway }) : request;
}

interface Priced {
  readonly request: GenerateRequest;
  readonly cost: number;
  readonly anyway: boolean | undefined;
}

async function atCheaperLevel(context: Context, { request, cost, anyway }: Priced): Promise<GenerateRequest> {
  const cheaper: GenerateRequest = { ...request, body: { ...request.body, finetune_level: 'good' } };
  const lower = await previewOf(context, cheaper, anyway);
  const questions = await askQuestions(context);
  const isCheaper = await questions.agree(
    `At the level good, the resume would be the same, for ${lower.cost} instead of ${counted(cost, 'credit')}. Make it at good?`,
  );
  return isCheaper ? cheaper : request;
}

async function previewOf(
  context: Context,
  { body, query }: GenerateRequest,
  anyway: boolean | undefined,
): Promise<Preview> {
  const { job_description, company_name, position, finetune_level } = body;
  const { base, base_version } = query ?? {};
  const { resumes } = await context.client();
  return context.progress('Looking for improvements', () =>
    withRequirements(() =>
      resumes.preview(
        { job_description, company_name, position, finetune_level },
        {
          ...requireQuery(anyway),
          ...(base !== undefined && { base }),
          ...(base_version !== undefined && { base_version }),
        },
      ),
    ),
  );
}

/** The resume with the same posting, company, position, level and base; the look can be changed free of charge. */
async function sameResume(
  { resumes }: Client,
  { body }: GenerateRequest,
  version: string | undefined,
): Promise<Resume | null> {
  const { data } = await resumes.list({ limit: newest });
  const alike = data.filter(
    ({ company_name, position, finetune_level }) =>
      company_name === body.company_name &&
      position === body.position &&
      finetune_level === body.finetune_level,
  );
  for (const resume of alike) {
    const posting = await readIfSupported(null, () => resumes.posting(resume.id));
    if (posting?.job_description !== body.job_description) continue;
    const base = await readIfSupported(null, () => resumes.base(resume.id));
    if (base?.version === version) return resume;
  }
  return null;
}

/** Adds the requested PDF in the requested look. */
async function withPdf(
  { resumes }: Client,
  resume: Resume,
  { body, query = {} }: GenerateRequest,
): Promise<Resume> {
  if (!body.include_pdf) return resume;
  const { pdf_url } = await resumes.pdf(resume.id, { check: query.check, ...lookChoice(query) });
  return { ...resume, pdf_url };
}

const minute = 60_000;

/** `10 minutes ago` */
export function agoText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${counted(hours, 'hour')} ago` : `${counted(Math.floor(hours / 24), 'day')} ago`;
}
