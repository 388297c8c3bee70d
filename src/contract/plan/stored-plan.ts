import * as z from 'zod';
import { ModelUse, Withheld } from '../report.ts';
import { issuePath } from '../validation-error.ts';
import { Edit, UserEdit } from './edit.ts';

/** A statement of the person's own that is in the base of a resume because they were asked for it. */
export const KeptAnswer = z
  .object({
    /** Continues ch1, ch2 …, as every change of the resume. */
    id: z.string(),
    /** Id of the requirement in the posting of this resume. */
    requirement: z.string(),
    /** What was asked for, the same for every spelling. */
    key: z.string(),
    /** The list of the base that it was added to, in JSON Resume terms. */
    path: z.string(),
    text: z.string(),
  })
  .readonly();

export type KeptAnswer = z.infer<typeof KeptAnswer>;

const edits = z.array(Edit);
const answers = z.array(KeptAnswer).readonly();

/** Words of the base that a language model takes for evidence of what the rules find nowhere: asked about, never counted. */
export const ShownQuote = z.object({
  requirement: z.string().describe('Id of the requirement'),
  path: z.string().describe('Path in the base resume, in JSON Resume terms'),
  quote: z.string().describe('A substring of the text at that path'),
});

/** The plan of a tailored resume as it is kept. */
const StoredPlan = z.discriminatedUnion('version', [
  // Had no edits of the person's.
  z.object({ version: z.literal(1), edits }),
  z.object({
    version: z.literal(2),
    edits,
    user_edits: z.array(UserEdit),
    next_change: z.int().min(0),
    model: ModelUse.optional(),
    withheld: z.array(Withheld).readonly().optional(),
    answers: answers.optional(),
    quotes: z.array(ShownQuote).readonly().optional(),
    undone: z.object({ edits, user_edits: z.array(UserEdit), answers: answers.optional() }).optional(),
  }),
]);

type StoredPlan = z.infer<typeof StoredPlan>;

/** The plan, or what is wrong with it in words that follow "The stored plan is damaged:". */
export function parseStoredPlan(value: unknown): StoredPlan | string {
  const { success, error } = StoredPlan.safeParse(value);
  // As it was written, not in the order of the schema: an edit that changes nothing leaves the text as it is.
  if (success) return value as StoredPlan;
  const place = issuePath(error.issues[0]?.path ?? []);
  return place === '' || place === 'version'
    ? 'it is not a plan of version 1 or 2'
    : `${place} is not as it was written`;
}

export type ShownQuote = z.infer<typeof ShownQuote>;
