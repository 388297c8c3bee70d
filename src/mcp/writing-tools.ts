import * as z from 'zod';
import type { Client } from '../client/client.ts';
import { bestBase } from '../contract/base-names.ts';
import { applicationStatuses, finetuneLevels } from '../contract/choices.ts';
import { limits } from '../contract/limits.ts';
import { type LookOptionName, lookChoice, lookOptionNames, lookOptions } from '../contract/look.ts';
import { WordingLine } from '../contract/proposal.ts';
import type { Preview } from '../contract/report.ts';
import { sha256 } from '../sha256.ts';
import { type Tool, tool } from './tool.ts';
import {
  base,
  baseQuery,
  Change,
  changeOf,
  day,
  fullPosting,
  id,
  type Posting,
  Question,
  questionOf,
  reportSummary,
  Scores,
  Summary,
  summaryOf,
  target,
} from './tool-results.ts';

/* Tools that change stored data. The service, not these tools, decides what is true. */

/** The options of a theme as texts, validated by the service. */
const lookInput = Object.fromEntries(
  lookOptionNames.map((name) => {
    const { maxLength, expects } = lookOptions[name];
    return [name, z.string().max(maxLength).optional().describe(expects)];
  }),
) as Record<LookOptionName, z.ZodOptional<z.ZodString>>;

export const writingTools: readonly Tool[] = [
  tool({
    name: 'apply_wording',
    title: 'Apply a wording',
    description:
      'Puts your wording of one line into the resume if it passes the check; otherwise it is refused and nothing changes. revert undoes it. Free.',
    readOnly: false,
    input: z.object({ id, item: WordingLine.shape.item, text: z.string().min(1).max(limits.wording.max) }),
    output: Summary,
    run: async ({ client }, { id: resume, item, text }) =>
      summaryOf(await client.resumes.applyWording(resume, { item, text })),
  }),
  tool({
    name: 'tailor',
    title: 'Tailor the resume',
    description:
      'Tailors a base resume to one posting without inventing anything. Without store it only shows score, changes, questions and price. With store it makes and keeps the resume, which costs credits: ask the person first. A company or position that you do not pass is read in the posting. The same call again within a day gives the same resume and costs nothing.',
    readOnly: false,
    destructive: true,
    input: z.object({
      ...target,
      level: z.enum(finetuneLevels).default('good'),
      base,
      store: z.boolean().default(false),
    }),
    output: z.object({
      stored: z.boolean(),
      resume: Summary.optional(),
      base: z.string().optional(),
      score: Scores,
      changes: z.array(Change),
      questions: z.array(Question),
      cost: z.number().optional(),
      credits_remaining: z.number(),
    }),
    run: async ({ client, chosenBase }, { level, base: name, store, ...input }) => {
      const given = { ...fullPosting(input), finetune_level: level };
      const body = { ...given, ...fullPosting(await withNames(client, input)) };
      const asked = baseQuery({ chosenBase }, name);
      if (!store) return previewSummary(await client.resumes.preview(body, asked));
      const query = await exactBase(client, asked);
      const { base: of, base_version } = query;
      // Of the input as given, and without a base name as in earlier releases, so that no call is charged again after an
      // upgrade that reads postings better.
      const key = sha256(JSON.stringify([given, of === undefined ? base_version : query]));
      const resume = await client.resumes.generate(body, {
        idempotencyKey: `mcp-${key}`,
        require: 'requirements',
        ...(of !== undefined && { base: of }),
        ...(base_version !== undefined && { base_version }),
      });
      const { score, changes, questions } = reportSummary(await client.resumes.report(resume.id));
      return {
        ...{ stored: true, resume: summaryOf(resume), score, changes, questions },
        credits_remaining: resume.credits_remaining,
      };
    },
  }),
  tool({
    name: 'revert',
    title: 'Undo changes',
    description: 'Undoes single changes of a tailored resume by their ids from explain. Free.',
    readOnly: false,
    input: z.object({ id, change_ids: z.array(z.string().max(64)).min(1).max(1000) }),
    output: Summary,
    run: async ({ client }, input) => summaryOf(await client.resumes.revert(input.id, input.change_ids)),
  }),
  tool({
    name: 'make_pdf',
    title: 'Make the PDF',
    description: 'Makes the PDF of a tailored resume and says where it is. Free.',
    readOnly: false,
    input: z.object({
      id,
      theme: z.string().max(64).optional().describe('A theme of resume-tailor themes'),
      ...lookInput,
    }),
    output: z.object({ pdf_url: z.string(), generated_at: z.string() }),
    run: async ({ client }, { id: resume, ...asked }) => {
      const { pdf_url, generated_at } = await client.resumes.pdf(resume, lookChoice(asked));
      return { pdf_url, generated_at };
    },
  }),
  tool({
    name: 'set_status',
    title: 'Record an application',
    description:
      'Records what the person says about their application with a resume. With applied, the PDF of this moment is kept. Free.',
    readOnly: false,
    input: z.object({
      id,
      status: z.enum(applicationStatuses),
      date: day.optional(),
      note: z.string().min(limits.note.min).max(limits.note.max).optional(),
    }),
    output: z.object({ id: z.string(), status: z.string().nullable(), date: z.string().nullable() }),
    run: async ({ client }, { id: resume, date, note, ...step }) => {
      const { id: own, ...application } = await client.applications.put(resume, {
        ...step,
        ...(date !== undefined && { date }),
        ...(note !== undefined && { note }),
      });
      return { id: own, status: application.status, date: application.date };
    },
  }),
];

/** Company and position that the assistant did not pass are read in the posting, as on the command line. */
async function withNames(client: Client, given: Posting): Promise<Posting> {
  if (given.company !== undefined && given.position !== undefined) return given;
  const { company_name, position } = await client.postings.read({ text: given.posting });
  return {
    posting: given.posting,
    company: given.company ?? company_name ?? undefined,
    position: given.position ?? position ?? undefined,
  };
}

/** The exact version of the base resume, so that a repeated call is the same; with `best`, of all base resumes. */
async function exactBase(client: Client, { base: name }: { readonly base?: string }) {
  if (name === bestBase) {
    const { data } = await client.baseResume.list();
    return { base: name, of: data.map((one) => [one.name, one.version]), base_version: undefined };
  }
  const { version } = await client.baseResume.get(name === undefined ? {} : { name });
  return { ...(name !== undefined && { base: name }), base_version: version };
}

function previewSummary({ base: name, score, changes, gaps, cost, credits_remaining }: Preview) {
  return {
    stored: false,
    ...(name !== undefined && { base: name }),
    ...{ score, cost, credits_remaining },
    changes: changes.map(changeOf),
    questions: gaps.map(questionOf),
  };
}
