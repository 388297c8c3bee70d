import * as z from 'zod';

/* Labels of a resume (GUIDE.md): plain values while labeling, keyed hashes when stored. */

const spellings = z.array(z.string());
const date = z
  .string()
  .regex(
    /^(?:\d{4}(?:-(?:\d{2}|spring|summer|fall|winter))?|present|)$/,
    'must be YYYY, YYYY-MM, a season, present or empty',
  );

/** Plain labels of one resume. A list of spellings has alternatives of one value, the document's own first. */
export const PlainLabels = z.object({
  id: z.string(),
  name: spellings,
  headline: spellings,
  email: z.array(z.string()),
  phone: z.array(z.string()),
  location: spellings,
  links: z.array(spellings),
  summary: z.string(),
  jobs: z.array(
    z.object({
      employer: spellings,
      title: spellings,
      start: date,
      end: date,
      place: spellings,
      bullets: z.number().int().min(0),
    }),
  ),
  schools: z.array(
    z.object({ school: spellings, degree: spellings, field: spellings, start: date, end: date }),
  ),
  skills: z.array(z.string()),
  sections: z.array(z.object({ title: z.string(), entries: z.number().int().min(0) })),
});
export type PlainLabels = z.infer<typeof PlainLabels>;

const hash = z.string().regex(/^[0-9a-f]{16}$/);
/** All spellings of one value; empty if the resume has no value. */
const hashes = z.array(hash);

/** The labels with each value as a hash that can only be reproduced with the file (`hashed-value.ts`). */
export const ResumeLabels = z.strictObject({
  name: hashes,
  headline: hashes,
  location: hashes,
  /** The first four and the last four words; empty without a summary. */
  summary: hashes,
  emails: z.array(hashes),
  phones: z.array(hashes),
  links: z.array(hashes),
  jobs: z.array(
    z.strictObject({
      employer: hashes,
      title: hashes,
      start: hashes,
      end: hashes,
      place: hashes,
      bullets: hashes,
    }),
  ),
  schools: z.array(
    z.strictObject({ school: hashes, degree: hashes, field: hashes, start: hashes, end: hashes }),
  ),
  skills: z.array(hashes),
  /** True if the resume has more skills than were labeled. */
  hasMoreSkills: z.boolean(),
  sections: z.array(z.strictObject({ title: hashes, entries: hashes })),
});
export type ResumeLabels = z.infer<typeof ResumeLabels>;
