import * as z from 'zod';
import { issuePath } from '../../values/validation-error.ts';
import { ModelUse, Withheld } from '../report.ts';
import { Edit, UserEdit } from './edit.ts';

/** A person's own statement, added to the base of a resume as the answer to a question. */
export const KeptAnswer = z
  .object({
    /** Continues ch1, ch2 …, like every change of the resume. */
    id: z.string(),
    /** The requirement's id in the posting of this resume. */
    requirement: z.string(),
    /** The requirement, independent of spelling. */
    key: z.string(),
    /** The list of the base it was added to, in JSON Resume terms. */
    path: z.string(),
    text: z.string(),
  })
  .readonly();

export type KeptAnswer = z.infer<typeof KeptAnswer>;

const edits = z.array(Edit);
const answers = z.array(KeptAnswer).readonly();

/**
 * A quote that a language model considers evidence for a requirement without any by the rules: used for questions,
 * never counted.
 */
export const ShownQuote = z.object({
  requirement: z.string().describe('Id of the requirement'),
  path: z.string().describe('Path in the base resume, in JSON Resume terms'),
  quote: z.string().describe('A substring of the text at that path'),
});

/** The plan of a tailored resume as stored. */
const StoredPlan = z.discriminatedUnion('version', [
  // Without edits by the person.
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

/** The plan, or the problem in words that follow "The stored plan is damaged:". */
export function parseStoredPlan(value: unknown): StoredPlan | string {
  const { success, error } = StoredPlan.safeParse(value);
  // The stored value, not the parsed one, whose key order differs: unchanged plans keep their text.
  if (success) return value as StoredPlan;
  const place = issuePath(error.issues[0]?.path ?? []);
  return place === '' || place === 'version'
    ? 'it is not a plan of version 1 or 2'
    : `${place} is not as it was written`;
}

export type ShownQuote = z.infer<typeof ShownQuote>;
