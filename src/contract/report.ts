import * as z from 'zod';
import { requirementClasses, resumeLanguages } from './choices.ts';
import { count, points } from './fields.ts';
import { resumeIdPattern } from './identifiers.ts';
import { limits } from './limits.ts';
import { AskedBackground, Component, Deduction, Evidence, Knockout, Requirement, Warning } from './score.ts';

/* The effects of tailoring with reasons: objects of `explain`, `revert` and the preview. */

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
  engine: z.enum(changeEngines).describe('Who wrote it; the verifier does not check what the person wrote'),
  path: z.string().describe('JSON Pointer into resume_data'),
  source: z.string().describe('Path of the changed text in the base resume, in JSON Resume terms'),
  before: z.string().nullable().describe('The whole text at path before this change; null if it adds text'),
  after: z.string().nullable().describe('The whole text at path after this change; null if it hides text'),
  reason: z.string().describe('Why it was made'),
  requirements: z.array(z.string()).describe('Ids of the requirements it serves'),
  evidence: z.array(Evidence).describe('Text of the base resume that it is based on'),
  verified: z.array(z.string()).describe('Rules of the verifier that it passed'),
  same_claim: z
    .array(z.string())
    .optional()
    .describe('Ids of other changes that make the same claim: undoing this one leaves it there'),
});

export const Withheld = z.object({
  rule: z.string().describe('Why it would have read badly'),
  count: count.describe('How many rewordings were dropped for this reason'),
  message: z.string().describe('The reason as a clause, in the language of the resume'),
});

export const Gap = z.object({
  requirement: z.string().describe('Id of the requirement'),
  term: z
    .string()
    .describe(
      'What is asked for, as the posting spells it, readable by itself: `Kubernetes`, `AWS or Azure`, `Fluent German`',
    ),
  class: z.enum(requirementClasses).describe('How strongly the posting asks for it'),
  question: z.string().describe('What to ask the person; never written into the resume'),
  near: z.array(Evidence).describe('Similar text that does not prove it'),
});

const openGaps = z
  .array(Gap)
  .describe(
    'Requirements that the base resume does not meet, with a question each; without those that the person answered or dismissed before',
  );

export const Question = z.object({
  requirement_id: z.string().describe('Id of the requirement, the same for every resume for this posting'),
  text: z.string().describe('What to ask the person, in the language of the resume'),
  nearest: Evidence.nullable().describe('The most similar text of the base resume, which does not prove it'),
  nearest_by: z
    .literal('llm')
    .optional()
    .describe('A language model named the nearest text; absent if the rules did'),
  proposal: z.string().describe('A sentence to fill in: the person replaces each part in square brackets'),
  path: z
    .string()
    .nullable()
    .optional()
    .describe(
      'Where the answer goes without a path; null if a path is required. Absent in reports of earlier versions',
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
  of: points.describe('Maximum points'),
});

const ScoreTriple = z
  .object({
    before: points.describe('Score of the base resume'),
    after: points.describe('Score of the tailored document'),
    ceiling: points.describe('The highest score reachable without inventing anything'),
    fit: DialMove.optional().describe('What the base resume proves; tailoring cannot change it'),
    presentation: DialMove.optional().describe('How well the document shows it'),
    deductions: z
      .array(
        Deduction.omit({ points: true }).extend({
          before: points.describe('Points deducted before'),
          after: points.describe('Points deducted after'),
        }),
      )
      .optional()
      .describe('Deductions from the sum of fit and presentation'),
  })
  .describe(
    'What tailoring did to the score: before and after are fit plus presentation minus the deductions; reports of earlier versions lack these parts',
  );

export const PdfCheck = z.object({
  ok: z.boolean().describe('Whether every text of the document was read back'),
  pages: count.describe('Pages of the PDF'),
  missing: z.array(z.string()).describe('Texts that could not be read back'),
  warnings: z.array(z.string()).describe('Problems of the PDF, such as missing characters or too many pages'),
});

export const ModelUse = z.object({
  provider: z.string().describe('Provider of the model, from server.yaml'),
  name: z.string().describe('Name of the model, from server.yaml'),
  rounds: z.int().min(0).max(2).describe('2 if refused wordings were requested again; 0 without any answer'),
  calls: count.describe('Answers of the provider for this resume'),
  cached: count.describe('Answers reused from an earlier attempt, at no cost'),
  accepted: count.describe('Wordings of the model that are in the document'),
  repaired: count.describe('How many of the accepted ones were refused at first'),
  rejected: z
    .array(
      z.object({
        source: z
          .string()
          .describe(
            'Path of the text in the base resume; empty if the model named a line that does not exist',
          ),
        rules: z.array(z.string()).describe('Rules that refused the wording'),
        kept: z.enum(['rules', 'base']).describe('Whose wording is used instead'),
      }),
    )
    .describe('Wordings of the model that are not in the document'),
  tokens: z
    .object({
      input: count.describe('Tokens of the prompts, as the provider counts them'),
      output: count.describe('Tokens of the answers'),
    })
    .describe('Tokens of the calls'),
  cost: z.number().min(0).nullable().describe('Cost by the price in server.yaml; null without one'),
});

export const Report = z.object({
  object: z.literal('resume.report'),
  id: resumeId.describe('Resume id'),
  language: z
    .enum(resumeLanguages)
    .describe('The language of the resume, for headings and dates; `en` when in doubt'),
  engine: z
    .enum(['rules', 'llm', 'mixed'])
    .describe('Who worded the sentences: rules, a language model, or both; everything else is done by rules'),
  model: ModelUse.optional().describe('What a language model did; absent if none was used'),
  score_version: z.string().describe('Version of the formula and its tables'),
  as_of: z.iso.date().describe('The day used for "to present"'),
  score: ScoreTriple,
  components: z.array(Component).describe('The parts of the score'),
  requirements: z.array(Requirement).describe('What the posting asks for, in the order of the posting'),
  background: AskedBackground.optional(),
  knockouts: z.array(Knockout).optional().describe('Knock-outs; absent in reports of earlier versions'),
  changes: z.array(Change).describe('In the order of application'),
  undone: z.array(Change).optional().describe('Undone changes that can be restored; absent without any'),
  gaps: openGaps,
  questions: z
    .array(Question)
    .max(limits.questions)
    .optional()
    .describe('What to ask the person, musts first; without what they answered or dismissed before'),
  hidden: z.array(Hidden).describe('What the tailored document leaves out'),
  warnings: z.array(Warning).describe('Warnings about this report'),
  withheld: z
    .array(Withheld)
    .optional()
    .describe('True rewordings that were dropped because they would have read badly; absent without any'),
  pdf_check: PdfCheck.optional().describe('Absent until a PDF is made and read back'),
  theme: z.string().optional().describe('Theme of its PDFs until another is asked for'),
});

export const Preview = z.object({
  object: z.literal('resume.preview'),
  base: z.string().optional().describe('Name of the stored base resume; absent if the request has a resume'),
  score: ScoreTriple,
  changes: z.array(Change).describe('What would be changed'),
  gaps: openGaps,
  warnings: z.array(Warning).optional().describe('Warnings about this preview'),
  cost: count.describe('Credits that generate would cost'),
  credits_remaining: count.describe('Credits left now'),
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
