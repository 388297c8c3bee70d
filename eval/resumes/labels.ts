import * as z from 'zod';

/* What a person wrote down of a resume (GUIDE.md): as values while labeling, as keyed hashes where it is kept. */

const spellings = z.array(z.string());
const date = z
  .string()
  .regex(
    /^(?:\d{4}(?:-(?:\d{2}|spring|summer|fall|winter))?|present|)$/,
    'must be YYYY, YYYY-MM, a season, present or empty',
  );

/** The values of one resume; alternatives are spellings of one value, the first is the document's own. */
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
/** Every spelling of one value; none: nothing may be read there. */
const hashes = z.array(hash);

/** The same, each value as a hash that only who has the file can make again (`hashed-value.ts`). */
export const ResumeLabels = z.strictObject({
  name: hashes,
  headline: hashes,
  location: hashes,
  /** The first and the last four words; empty without a summary. */
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
  /** Whether the resume names more skills than were written down. */
  hasMoreSkills: z.boolean(),
  sections: z.array(z.strictObject({ title: hashes, entries: hashes })),
});
export type ResumeLabels = z.infer<typeof ResumeLabels>;
