import * as z from 'zod';
import { requirementClasses } from './choices.ts';
import { resumeIdPattern } from './identifiers.ts';
import { limits } from './limits.ts';
import { count, points } from './numbers.ts';
import { Component, Deduction, Evidence, Knockout, Requirement, Warning } from './score.ts';

/* What tailoring did and why: the objects behind `explain`, `revert` and the preview. */

const resumeId = z.string().regex(new RegExp(resumeIdPattern));

export const changeOperations = [
  'rewrite',
  'alias',
  'surface_skill',
  'reorder',
  'hide',
  'restore',
  'merge',
  'headline',
  'summary',
  'section_order',
  'edit',
  'answer',
] as const;

export const changeEngines = ['rules', 'llm', 'user'] as const;

export const Change = z.object({
  id: z.string().describe('Id of the change, as revert takes it'),
  op: z.enum(changeOperations).describe('Kind of change'),
  engine: z.enum(changeEngines).describe('Who wrote it; the verifier does not judge the person'),
  path: z.string().describe('JSON Pointer into resume_data'),
  source: z.string().describe('Path of the changed text in the base resume, in JSON Resume terms'),
  before: z.string().nullable().describe('The whole text at path before this change; null when it adds'),
  after: z.string().nullable().describe('The whole text at path after this change; null when it hides'),
  reason: z.string().describe('Why it was made'),
  requirements: z.array(z.string()).describe('Ids of the requirements it serves'),
  evidence: z.array(Evidence).describe('Text of the base resume that it rests on'),
  verified: z.array(z.string()).describe('Rules of the verifier that it passed'),
  same_claim: z
    .array(z.string())
    .optional()
    .describe('Ids of other changes that rest on the same claim: undoing this one leaves it there'),
});

export const Withheld = z.object({
  rule: z.string().describe('What would have read badly'),
  count: count.describe('How many rewordings were dropped for it'),
  message: z.string().describe('The same in words that follow "because"'),
});

export const Gap = z.object({
  requirement: z.string().describe('Id of the requirement'),
  term: z.string().describe('What is asked for'),
  class: z.enum(requirementClasses).describe('How much the posting insists on it'),
  question: z.string().describe('What to ask the person; never written into the resume'),
  near: z.array(Evidence).describe('Text that comes near, without proving it'),
});

export const Question = z.object({
  requirement_id: z.string().describe('Id of the requirement, the same for every resume for this posting'),
  text: z.string().describe('What to ask the person, in the language of the resume'),
  nearest: Evidence.nullable().describe('Text of the base resume that comes nearest, without proving it'),
  nearest_by: z
    .literal('llm')
    .optional()
    .describe('A language model named the nearest text; absent where the rules did'),
  proposal: z
    .string()
    .describe('A sentence to fill in: each part in square brackets is for the person to say'),
  path: z
    .string()
    .nullable()
    .optional()
    .describe(
      'Where the answer goes when it names no path; null when it must name one. Absent in reports of earlier versions',
    ),
});

export const Hidden = z.object({
  change: z.string().describe('Id of the change that hid it'),
  source: z.string().describe('Its path in the base resume, in JSON Resume terms'),
  text: z.string().describe('What is hidden'),
  reason: z.string().describe('Why it is hidden'),
});

const DialMove = z.object({
  before: points.describe('Points of the base resume'),
  after: points.describe('Points of the tailored document'),
  of: points.describe('Most points that it can show'),
});

const ScoreTriple = z
  .object({
    before: points.describe('Score of the base resume'),
    after: points.describe('Score of the tailored document'),
    ceiling: points.describe('The highest score reachable without inventing anything'),
    fit: DialMove.optional().describe('What the base proves; tailoring cannot change it'),
    presentation: DialMove.optional().describe('How well the document shows it'),
    deductions: z
      .array(
        Deduction.omit({ points: true }).extend({
          before: points.describe('Points taken off before'),
          after: points.describe('Points taken off after'),
        }),
      )
      .optional()
      .describe('What is taken off the sum of fit and presentation'),
  })
  .describe(
    'What tailoring did to the score: before and after are fit and presentation less the deductions; reports of earlier versions lack these parts',
  );

export const PdfCheck = z.object({
  ok: z.boolean().describe('Whether every text of the document was read back'),
  pages: count.describe('Pages of the PDF'),
  missing: z.array(z.string()).describe('Texts that could not be read back'),
  warnings: z
    .array(z.string())
    .describe('What a reader of the PDF may stumble over: characters that no font can draw, many pages'),
});

export const ModelUse = z.object({
  provider: z.string().describe('How the model is spoken to, as server.yaml says'),
  name: z.string().describe('Name of the model, as server.yaml says'),
  rounds: z
    .int()
    .min(0)
    .max(2)
    .describe('2 when refused wordings were asked for once more; 0 without any answer'),
  calls: count.describe('Answers that the provider gave for this resume'),
  cached: count.describe('Answers that were at hand from an earlier attempt, and cost nothing'),
  accepted: count.describe('Wordings of the model that stand in the document'),
  repaired: count.describe('How many of the accepted ones were refused at first'),
  rejected: z
    .array(
      z.object({
        source: z
          .string()
          .describe(
            'Path of the text in the base resume; empty when the model named a line that there is not',
          ),
        rules: z.array(z.string()).describe('Rules that refused the wording'),
        kept: z.enum(['rules', 'base']).describe('Whose wording stands there instead'),
      }),
    )
    .describe('Wordings of the model that do not stand in the document'),
  tokens: z
    .object({
      input: count.describe('Tokens of the prompts, as the provider counts them'),
      output: count.describe('Tokens of the answers'),
    })
    .describe('What the calls took'),
  cost: z.number().min(0).nullable().describe('By the price in server.yaml; null without one'),
});

export const Report = z.object({
  object: z.literal('resume.report'),
  id: resumeId.describe('Resume id'),
  engine: z
    .enum(['rules', 'llm', 'mixed'])
    .describe('Who worded the sentences: rules, a language model, or both; all else is always by rules'),
  model: ModelUse.optional().describe('What a language model did; absent when none was to be asked'),
  score_version: z.string().describe('Version of the formula and its tables'),
  as_of: z.iso.date().describe('The day that "to present" was reckoned from'),
  score: ScoreTriple,
  components: z.array(Component).describe('The parts of the score'),
  requirements: z.array(Requirement).describe('What the posting asks for, in its order'),
  knockouts: z
    .array(Knockout)
    .optional()
    .describe('Conditions that decide alone; absent in reports of earlier versions'),
  changes: z.array(Change).describe('In the order of application'),
  undone: z
    .array(Change)
    .optional()
    .describe('Changes that were undone and can stand again; absent without any'),
  gaps: z.array(Gap).describe('Requirements that the base resume does not meet'),
  questions: z
    .array(Question)
    .max(limits.questions)
    .optional()
    .describe(
      'What to ask the person, musts first; neither what they answered before nor what they dismissed',
    ),
  hidden: z.array(Hidden).describe('What the tailored document leaves out'),
  warnings: z.array(Warning).describe('What a reader of the report should know'),
  withheld: z
    .array(Withheld)
    .optional()
    .describe('Rewordings that were true and dropped because they would have read badly; absent without any'),
  pdf_check: PdfCheck.optional().describe('Absent until a PDF was made and read back'),
});

export const Preview = z.object({
  object: z.literal('resume.preview'),
  base: z
    .string()
    .optional()
    .describe('Name of the stored base resume; absent where a resume was sent along'),
  score: ScoreTriple,
  changes: z.array(Change).describe('What would be changed'),
  gaps: z.array(Gap).describe('Requirements that the base resume does not meet'),
  warnings: z.array(Warning).optional().describe('What a reader of the preview should know'),
  cost: count.describe('Credits that generate would take'),
  credits_remaining: count.describe('Credits that are left now'),
});

export type Change = z.infer<typeof Change>;
export type ChangeOperation = Change['op'];
export type Gap = z.infer<typeof Gap>;
export type Question = z.infer<typeof Question>;
export type Hidden = z.infer<typeof Hidden>;
export type ModelUse = z.infer<typeof ModelUse>;
export type Withheld = z.infer<typeof Withheld>;
export type PdfCheck = z.infer<typeof PdfCheck>;
export type Report = z.infer<typeof Report>;
export type Preview = z.infer<typeof Preview>;
