import * as z from 'zod';
import { finetuneLevels } from '../contract/finetune-level.ts';
import { limits } from '../contract/limits.ts';
import { Wording, WordingLine } from '../contract/wording.ts';
import {
  Asked,
  Change,
  changeOf,
  fullPosting,
  id,
  markdownOf,
  postingOf,
  questionOf,
  reportSummary,
  Summary,
  scoreSummary,
  summaryOf,
  target,
} from './answers.ts';
import { type Tool, tool } from './tool.ts';

/* What changes nothing and costs nothing. */

export const readingTools: readonly Tool[] = [
  tool({
    name: 'score',
    title: 'Score the resume',
    description:
      "Scores the person's stored resume against one posting: score of 100, the best that is possible without inventing anything, and each requirement with the line that proves it. Free.",
    readOnly: true,
    input: z.object(target),
    output: z.object({
      score: z.number(),
      band: z.string().nullable(),
      best_possible: z.number(),
      requirements: z.array(Asked),
      warnings: z.array(z.string()),
    }),
    run: async (client, input) => scoreSummary(await client.resumes.score(postingOf(input))),
  }),
  tool({
    name: 'rank_postings',
    title: 'Rank postings',
    description:
      'Puts up to 50 postings in the order in which the stored resume answers them, with what is missing. Free.',
    readOnly: true,
    input: z.object({
      postings: z
        .array(z.object({ id: z.string().max(limits.name.max).optional(), ...target }))
        .min(1)
        .max(limits.rank.postings),
    }),
    output: z.object({
      ranked: z.array(
        z.object({
          index: z.number().describe('Place in the input, from 0'),
          id: z.string().nullable(),
          score: z.number(),
          best_possible: z.number(),
          missing: z.array(z.string()),
          same_as: z.number().nullable().describe('Index of a posting with nearly the same text'),
          reasons: z.array(z.string()),
        }),
      ),
    }),
    run: async (client, { postings }) => {
      const { data } = await client.postings.rank({
        postings: postings.map(({ id: own, ...one }) => ({
          ...postingOf(one),
          ...(own !== undefined && { id: own }),
        })),
      });
      const ranked = data.map(({ index, id: own, ats_score, ceiling, missing, same_as, reasons }) => ({
        ...{ index, id: own, score: ats_score, best_possible: ceiling, missing, same_as, reasons },
      }));
      return { ranked };
    },
  }),
  tool({
    name: 'find_gaps',
    title: 'Find gaps',
    description:
      'What postings keep insisting on and the stored resume does not show, with the points that showing it would add. Without postings: those of the tailored resumes. Ask the person; never add it yourself. Free.',
    readOnly: true,
    input: z.object({
      postings: z.array(z.object(target)).min(1).max(limits.rank.postings).optional(),
    }),
    output: z.object({
      postings: z.number(),
      gaps: z.array(z.object({ term: z.string(), points: z.number(), postings: z.number() })),
    }),
    run: async (client, { postings }) => {
      const found = await client.postings.gaps(postings ? { postings: postings.map(postingOf) } : {});
      const gaps = found.data.map(({ term, points, postings: asking }) => ({
        ...{ term, points, postings: asking.length },
      }));
      return { postings: found.postings, gaps };
    },
  }),
  tool({
    name: 'get_base_resume',
    title: 'Read the base resume',
    description:
      "The person's own resume as Markdown. It is the only source of facts: nothing may be written that it does not say. Only the person changes it: resume-tailor base set FILE.",
    readOnly: true,
    input: z.object({}),
    output: z.object({ markdown: z.string(), version: z.string() }),
    run: async (client) => {
      const { resume_data, version } = await client.baseResume.get();
      return { markdown: await markdownOf(resume_data), version };
    },
  }),
  tool({
    name: 'list_resumes',
    title: 'List tailored resumes',
    description: 'The tailored resumes, newest first.',
    readOnly: true,
    input: z.object({
      limit: z.int().min(limits.page.min).max(limits.page.max).default(limits.page.default),
      after: id.optional(),
    }),
    output: z.object({ resumes: z.array(Summary), has_more: z.boolean() }),
    run: async (client, { limit, after }) => {
      const { data, has_more } = await client.resumes.list({ limit, after });
      return { resumes: data.map(summaryOf), has_more };
    },
  }),
  tool({
    name: 'get_resume',
    title: 'Read a tailored resume',
    description: 'A tailored resume as Markdown.',
    readOnly: true,
    input: z.object({ id }),
    output: z.object({ ...Summary.shape, markdown: z.string() }),
    run: async (client, input) => {
      const resume = await client.resumes.get(input.id);
      return { ...summaryOf(resume), markdown: await markdownOf(resume.resume_data) };
    },
  }),
  tool({
    name: 'explain',
    title: 'Explain a tailored resume',
    description:
      'Why a tailored resume is as it is: the score before and after, every change with its reason, what is missing, and what to ask the person. Never answer those questions yourself.',
    readOnly: true,
    input: z.object({ id }),
    output: z.object({
      score: z.object({ before: z.number(), after: z.number(), ceiling: z.number() }),
      requirements: z.array(Asked),
      changes: z.array(Change),
      questions: z.array(z.object({ term: z.string(), question: z.string() })),
    }),
    run: async (client, input) => reportSummary(await client.resumes.report(input.id)),
  }),
  tool({
    name: 'list_lines',
    title: 'List lines to word anew',
    description:
      'The lines of a tailored resume that you may word better, each with how it stands now and what the person wrote: a new wording must say that and nothing more.',
    readOnly: true,
    input: z.object({ id }),
    output: z.object({ lines: z.array(WordingLine) }),
    run: async (client, input) => ({ lines: (await client.resumes.wordings(input.id)).data }),
  }),
  tool({
    name: 'check_wording',
    title: 'Check a wording',
    description:
      'Judges your wording of one line without changing anything. A refused one comes back with each rule, the words that have no evidence, and the wording that stands there now.',
    readOnly: true,
    input: z.object({ id, item: WordingLine.shape.item, text: z.string().min(1).max(limits.wording.max) }),
    output: Wording.omit({ object: true }),
    run: async (client, { id: resume, item, text }) => {
      const { object: _, ...judged } = await client.resumes.checkWording(resume, { item, text });
      return judged;
    },
  }),
  tool({
    name: 'preview',
    title: 'Preview tailoring',
    description: 'What tailor would do and what it would cost. Nothing is stored or charged.',
    readOnly: true,
    input: z.object({ ...target, level: z.enum(finetuneLevels).default('good') }),
    output: z.object({
      score: z.object({ before: z.number(), after: z.number(), ceiling: z.number() }),
      changes: z.array(Change),
      questions: z.array(z.object({ term: z.string(), question: z.string() })),
      cost: z.number(),
      credits_remaining: z.number(),
    }),
    run: async (client, { level, ...input }) => {
      const preview = await client.resumes.preview({ ...fullPosting(input), finetune_level: level });
      const { score, changes, gaps, cost, credits_remaining } = preview;
      return {
        score,
        changes: changes.map(changeOf),
        questions: gaps.map(questionOf),
        cost,
        credits_remaining,
      };
    },
  }),
];
