import * as z from 'zod';
import { requirementClasses } from './choices.ts';
import { count, share } from './fields.ts';

/* How a posting was read, line by line, and why something is a requirement or not. */

export const rulesReasons = ['language', 'short', 'no_asking_line'] as const;
export const traceOutcomes = [
  'asked',
  'duplicate',
  'denied',
  'over_limit',
  'below_threshold',
  'overlapping',
] as const;

const start = count.describe('First offset in job_description, in UTF-16 units');
const end = count.describe('Offset after the last');

export const TraceFactor = z.object({
  name: z.string().describe('What was considered, in words'),
  weight: z
    .number()
    .nullable()
    .describe('How far it speaks for the label (above 0) or against it, as a log-odds; null: a rule'),
});

const decidedBy = z.array(TraceFactor).describe('The strongest factors, the strongest first');

export const TraceClause = z.object({
  text: z.string().describe('The clause as it was read'),
  cue: z
    .string()
    .nullable()
    .describe(
      'What it says about the things it names: must, asked, held, nice, negated or ignored; null: nothing',
    ),
  class: z.enum(requirementClasses).nullable().describe('Class by the rules; null: it asks for nothing'),
});

export const TraceSpan = z.object({
  text: z.string().describe('The phrase'),
  start,
  end,
  known_as: z
    .string()
    .nullable()
    .describe('The term of the lexicon that it was read as, if that has another name; null: the same name'),
  label: z.enum(requirementClasses).describe('Its most probable class, if it is asked for'),
  outcome: z
    .enum(traceOutcomes)
    .describe(
      'asked; or why it is no requirement: duplicate of one, denied by the posting, over_limit, below_threshold, overlapping a more probable phrase',
    ),
  requirement: z.string().nullable().describe('Id of the requirement that it is or belongs to'),
  probability: share.nullable().describe('Probability that it is asked for; null: read by the rules'),
  threshold: share.nullable().describe('Minimum probability to be a requirement; null: none applied'),
  decided_by: decidedBy,
});

export const TraceLine = z.object({
  text: z.string().describe('The line, or a sentence of a long one, as it was read'),
  start,
  end,
  section: z.string().nullable().describe('Section that the rules put it in; null: a heading or title'),
  heading: z.string().describe('The heading above it; empty: none'),
  class: z
    .string()
    .nullable()
    .describe(
      'Its purpose: title, heading, role, asks, prefers, duty, employer, offers, legal, apply or page; null: the models did not read it',
    ),
  sureness: z
    .enum(['low', 'medium', 'high'])
    .nullable()
    .describe('How clearly this class wins over the next best; null with class'),
  decided_by: decidedBy,
  clauses: z.array(TraceClause).describe('The clauses that begin in it, as the rules read them'),
  spans: z.array(TraceSpan).describe('The phrases that were considered'),
});

export const PostingTrace = z.object({
  read_by: z.enum(['models', 'rules']).describe('What decided about requirements'),
  rules_reason: z
    .enum(rulesReasons)
    .nullable()
    .describe(
      'Why the rules decided: a language without models, a short text, or no line that asks; null: the models did',
    ),
  language: z.string().nullable().describe('Language of the posting; null: none of the five'),
  lines: z.array(TraceLine).describe('Every line that was read, in order'),
});

export type PostingTrace = z.infer<typeof PostingTrace>;
export type TraceLine = z.infer<typeof TraceLine>;
export type TraceClause = z.infer<typeof TraceClause>;
export type TraceSpan = z.infer<typeof TraceSpan>;
export type TraceFactor = z.infer<typeof TraceFactor>;
