import * as z from 'zod';
import { count, points } from './numbers.ts';
import { resumeIdPattern } from './resume-id.ts';
import { Component, Evidence, Requirement, requirementClasses, Warning } from './score.ts';

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
] as const;

export const Change = z.object({
  id: z.string(),
  op: z.enum(changeOperations),
  path: z.string().describe('JSON Pointer into resume_data'),
  source: z.string().describe('Path of the changed text in the base resume, in JSON Resume terms'),
  before: z.string().nullable().describe('The whole text at path before this change; null when it adds'),
  after: z.string().nullable().describe('The whole text at path after this change; null when it hides'),
  reason: z.string(),
  requirements: z.array(z.string()).describe('Ids of the requirements it serves'),
  evidence: z.array(Evidence),
  verified: z.array(z.string()).describe('Rules of the verifier that it passed'),
});

export const Gap = z.object({
  requirement: z.string(),
  term: z.string(),
  class: z.enum(requirementClasses),
  question: z.string().describe('What to ask the person; never written into the resume'),
  near: z.array(Evidence).describe('Text that comes near, without proving it'),
});

export const Hidden = z.object({
  change: z.string(),
  source: z.string(),
  text: z.string(),
  reason: z.string(),
});

const ScoreTriple = z.object({ before: points, after: points, ceiling: points });

export const PdfCheck = z.object({
  ok: z.boolean(),
  pages: count,
  missing: z.array(z.string()),
});

export const Report = z.object({
  object: z.literal('resume.report'),
  id: resumeId,
  engine: z.enum(['rules', 'llm', 'mixed']),
  score_version: z.string(),
  as_of: z.iso.date().describe('The day that "to present" was reckoned from'),
  score: ScoreTriple,
  components: z.array(Component),
  requirements: z.array(Requirement),
  changes: z.array(Change),
  gaps: z.array(Gap),
  hidden: z.array(Hidden),
  warnings: z.array(Warning),
  pdf_check: PdfCheck.optional(),
});

export const Preview = z.object({
  object: z.literal('resume.preview'),
  score: ScoreTriple,
  changes: z.array(Change),
  gaps: z.array(Gap),
  cost: count,
  credits_remaining: count,
});

export type Change = z.infer<typeof Change>;
export type ChangeOperation = Change['op'];
export type Gap = z.infer<typeof Gap>;
export type Hidden = z.infer<typeof Hidden>;
export type PdfCheck = z.infer<typeof PdfCheck>;
export type Report = z.infer<typeof Report>;
export type Preview = z.infer<typeof Preview>;
