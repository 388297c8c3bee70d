import * as z from 'zod';
import { count } from './fields.ts';

/* The findings of `proofread`, which needs no posting. */

export const severities = ['error', 'warning', 'hint'] as const;

export const proofreadingRules = [
  'date_order',
  'date_future',
  'placeholder',
  'missing_email',
  'missing_phone',
  'no_jobs',
  'spelling',
  'first_person',
  'tense',
  'weak_opening',
  'no_verb',
  'one_word',
  'long_line',
  'repeated_opening',
  'length',
  'gap',
  'overlap',
] as const;

const ProofreadingFinding = z.strictObject({
  severity: z
    .enum(severities)
    .describe(
      'error: wrong for every reader (dates, placeholders, contacts); warning and hint: worth a look',
    ),
  rule: z.enum(proofreadingRules).describe('What was looked for'),
  path: z
    .string()
    .describe(
      'Path in JSON Resume terms, such as work[0].highlights[2]; sections.custom.… for other sections',
    ),
  place: z.string().describe('The place in words: Experience, Acme, 2nd bullet'),
  message: z.string().describe('What was found'),
  advice: z.string().describe('What to do'),
  quote: z.string().optional().describe('The words in question'),
  suggestions: z.array(z.string()).max(3).optional().describe('Suggested spellings; only for spelling'),
});

export const Proofreading = z.strictObject({
  object: z.literal('proofreading'),
  ok: z.boolean().describe('There are no errors'),
  as_of: z.string().describe('The day used to compare dates: YYYY-MM-DD'),
  language: z
    .enum(['en', 'de', 'fr', 'es', 'zh'])
    .nullable()
    .describe('Language of the resume; null: none of these'),
  counts: z.strictObject({ error: count, warning: count, hint: count }).describe('Findings by severity'),
  findings: z.array(ProofreadingFinding).describe('Errors first, then in the order of the resume'),
  spelling: z
    .strictObject({
      checked: z.boolean(),
      reason: z.string().nullable().describe('Why it was not checked'),
      unresolved: count.describe('Unknown words without a similar known word, which are not listed'),
      skipped: count.describe('Unknown words that were not compared: too long or too many'),
    })
    .describe('Whether spelling was checked'),
});

export type Severity = (typeof severities)[number];
export type ProofreadingFinding = z.infer<typeof ProofreadingFinding>;
export type Proofreading = z.infer<typeof Proofreading>;
