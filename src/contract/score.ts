import * as z from 'zod';
import { conditionClasses, degrees, requirementClasses, resumeLanguages } from './choices.ts';
import { count, points, share } from './fields.ts';
import { PostingTrace } from './posting-trace.ts';

/* How well a resume answers a posting, part by part. */

export const Evidence = z.object({
  path: z.string().describe('Path in the base resume in JSON Resume terms, such as work[0].highlights[2]'),
  quote: z.string().describe('A substring of the text at that path'),
});

export const requirementStates = [
  'evidenced',
  'alias_only',
  'listed_only',
  'in_part',
  'aspirational',
  'missing',
] as const;

export const Requirement = z.object({
  id: z.string().describe('Id within this answer'),
  term: z
    .string()
    .describe(
      'What is asked for, as the posting spells it, readable by itself: `Kubernetes`, `AWS or Azure`, `Fluent German`',
    ),
  class: z.enum(requirementClasses).describe('How strongly the posting asks for it'),
  probability: share
    .optional()
    .describe('Probability that the posting asks for it; absent in reports of earlier versions'),
  source: z
    .object({
      section: z.string().describe('Part of the posting'),
      start: count.describe('First offset'),
      end: count.describe('Offset after the last'),
    })
    .describe('Where the posting asks for it: offsets into job_description, in UTF-16 units'),
  state: z.enum(requirementStates).describe('How well the resume meets it'),
  grade: share.describe('Strength of the evidence'),
  literal: z.boolean().describe("The posting's own spelling occurs in the resume"),
  listed: z.boolean().describe('Named in the skills section'),
  reason: z.string().describe('Why this was read as a requirement'),
  evidence: z
    .array(
      Evidence.extend({
        note: z
          .string()
          .optional()
          .describe(
            'What the quote shows, where it does not say it (that it is written in the language), or why it counts only in part',
          ),
      }),
    )
    .describe('Text of the base resume that proves it'),
  closest: Evidence.extend({
    note: z.string().optional().describe('Why the line does not count, although it mentions the requirement'),
  })
    .optional()
    .describe('If nothing shows it, the most similar line, which does not count; absent without any'),
});

export const Component = z.object({
  id: z
    .enum(['must', 'depth', 'nice', 'title', 'field', 'years', 'degree', 'literal', 'listed', 'top', 'parse'])
    .describe('What is measured'),
  dial: z
    .enum(['fit', 'presentation'])
    .optional()
    .describe('The dial it belongs to: fit or presentation; absent in reports of earlier versions'),
  points: z.number().describe('Maximum points'),
  value: share.describe('Share of the points that is earned'),
  earned: count
    .optional()
    .describe('Points earned; they add up to the points of the dial; absent in reports of earlier versions'),
  applicable: z.boolean().describe('false if the posting does not ask for it; its points go to the others'),
  reason: z
    .string()
    .optional()
    .describe(
      'Why the value is lower or higher than what the resume shows by itself; absent if it is neither',
    ),
});

export const Dial = z.object({
  points: points.describe('Points reached'),
  of: points.describe('Maximum points'),
});

export const Dials = z
  .object({
    fit: Dial.describe('What the base resume proves; tailoring cannot change it'),
    presentation: Dial.describe('How well the document shows it'),
  })
  .describe('ats_score is their sum minus the deductions');

export const deductionCodes = ['missing_licence'] as const;

export const Deduction = z.object({
  code: z.enum(deductionCodes).describe('Why points are deducted'),
  terms: z.array(z.string()).describe('The requirements that cause it'),
  points: points.describe('Points deducted from the sum of the dials'),
});

export const Knockout = z.object({
  type: z.string().describe('Kind of condition'),
  term: z.string().describe('The condition'),
  met: z.boolean().describe('Whether the resume meets it'),
});
export const Warning = z.object({
  code: z.string().describe('Machine-readable code'),
  message: z.string().describe('Notes on what was read'),
});

export const bands = ['unrelated', 'weak', 'partial', 'strong', 'excellent'] as const;

/** What the posting asks for that is no single skill, and what the resume shows of it. */
export const AskedBackground = z
  .object({
    years: z
      .object({
        asked: count.describe('Whole years that the posting asks for'),
        shown: count.describe('Whole years in jobs that are related to the position'),
        quote: z.string().describe('The words of the posting'),
      })
      .optional()
      .describe('Years of experience; absent if none are asked for'),
    degree: z
      .object({
        asked: z.enum(degrees).describe('The lowest degree that the posting accepts'),
        shown: z.enum(degrees).nullable().describe('The highest degree that the resume shows'),
        shown_by: z
          .string()
          .optional()
          .describe(
            'The words of the resume for it, with its subject, which is not compared; absent without one',
          ),
        mandatory: z
          .boolean()
          .describe('false if it is only preferred, or if experience is accepted instead'),
        quote: z.string().describe('The words of the posting'),
      })
      .optional()
      .describe('The degree; absent if none is asked for'),
    conditions: z
      .array(
        z.object({
          class: z
            .enum(conditionClasses)
            .describe(
              'What it is about: the body, travel, working hours, an own vehicle or a check of the person',
            ),
          quote: z.string().describe('The words of the posting'),
        }),
      )
      .optional()
      .describe(
        'Conditions of the job that a resume does not show and the score does not count; absent if there are none',
      ),
  })
  .describe('Years of experience and the degree: asked for and shown; conditions: only asked for');

export const Score = z.object({
  object: z.literal('score'),
  version: z.string().describe('Version of the formula and its tables'),
  language: z
    .enum(resumeLanguages)
    .optional()
    .describe('The language of the resume, for headings; `en` when in doubt; absent in earlier versions'),
  base: z
    .string()
    .optional()
    .describe('Name of the stored base resume that was scored; absent if the request has a resume'),
  ats_score: points.describe('How well the document answers the posting'),
  band: z
    .enum(bands)
    .nullable()
    .describe(
      'The score in a word; "unrelated" only without a job related to the position; null where no requirements were found in the posting',
    ),
  fit: points.describe('What the base resume proves, in percent; tailoring cannot change it'),
  presentation: points.describe('How well the document shows it, in percent'),
  dials: Dials.optional(),
  deductions: z.array(Deduction).optional().describe('Deductions from the sum of the dials'),
  ceiling: points.describe('The highest score reachable without inventing anything'),
  components: z.array(Component).describe('The parts of the score'),
  requirements: z.array(Requirement).describe('What the posting asks for, in the order of the posting'),
  years: count.nullable().describe('Years of experience that the posting asks for'),
  degree: z.enum(degrees).nullable().describe('Degree that the posting asks for'),
  background: AskedBackground.optional(),
  knockouts: z.array(Knockout).describe('Knock-outs'),
  warnings: z.array(Warning).describe('Warnings about this score'),
  trace: PostingTrace.optional().describe('How the posting was read; only with trace=true'),
});

export type Evidence = z.infer<typeof Evidence>;
export type Requirement = z.infer<typeof Requirement>;
export type RequirementClass = Requirement['class'];
export type RequirementState = Requirement['state'];
export type Component = z.infer<typeof Component>;
export type Dial = z.infer<typeof Dial>;
export type Dials = z.infer<typeof Dials>;
export type Deduction = z.infer<typeof Deduction>;
export type AskedBackground = z.infer<typeof AskedBackground>;
export type Knockout = z.infer<typeof Knockout>;
export type Warning = z.infer<typeof Warning>;
export type Score = z.infer<typeof Score>;
export type Band = NonNullable<Score['band']>;
