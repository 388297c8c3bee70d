import * as z from 'zod';

/** A statement of the person's own that stands in the base of a resume because they were asked for it. */
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
