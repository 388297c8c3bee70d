import { createHash } from 'node:crypto';
import * as z from 'zod';
import { finetuneLevels } from '../contract/finetune-level.ts';
import { limits } from '../contract/limits.ts';
import { type LookOptionName, lookChoice, lookOptionNames, lookOptions } from '../contract/look.ts';
import { WordingLine } from '../contract/wording.ts';
import { fullPosting, id, Summary, summaryOf, target } from './answers.ts';
import { type Tool, tool } from './tool.ts';

/*
 * What changes something that is stored. Nothing here decides what is true: the service does, for everybody alike.
 */

/** The options of a theme, as texts that the service checks. */
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
      'Puts your wording of one line into the resume when it passes the check; else it is refused and nothing changes. It is a change like any other: revert undoes it. Free.',
    readOnly: false,
    input: z.object({ id, item: WordingLine.shape.item, text: z.string().min(1).max(limits.wording.max) }),
    output: Summary,
    run: async (client, { id: resume, item, text }) =>
      summaryOf(await client.resumes.applyWording(resume, { item, text })),
  }),
  tool({
    name: 'tailor',
    title: 'Tailor the resume',
    description:
      'Makes and stores a resume that is tailored to one posting, without inventing anything. Costs credits: ask the person first, and preview says how many. The same call again within a day gives the same resume and costs nothing.',
    readOnly: false,
    destructive: true,
    input: z.object({ ...target, level: z.enum(finetuneLevels).default('good') }),
    output: z.object({ ...Summary.shape, credits_remaining: z.number() }),
    run: async (client, { level, ...input }) => {
      const { version } = await client.baseResume.get();
      const body = { ...fullPosting(input), finetune_level: level };
      const key = createHash('sha256')
        .update(JSON.stringify([body, version]))
        .digest('hex');
      const resume = await client.resumes.generate(body, {
        idempotencyKey: `mcp-${key}`,
        base_version: version,
        require: 'requirements',
      });
      return { ...summaryOf(resume), credits_remaining: resume.credits_remaining };
    },
  }),
  tool({
    name: 'revert',
    title: 'Undo changes',
    description: 'Undoes single changes of a tailored resume by their ids from explain. Free.',
    readOnly: false,
    input: z.object({ id, change_ids: z.array(z.string().max(64)).min(1).max(1000) }),
    output: Summary,
    run: async (client, input) => summaryOf(await client.resumes.revert(input.id, input.change_ids)),
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
    run: async (client, { id: resume, ...asked }) => {
      const { pdf_url, generated_at } = await client.resumes.pdf(resume, lookChoice(asked));
      return { pdf_url, generated_at };
    },
  }),
];
