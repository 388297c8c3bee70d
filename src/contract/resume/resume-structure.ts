import * as z from 'zod';

/*
 * What belongs together in the lines of a resume, as a language model says it. Lines are named by their numbers (`8`,
 * `8-9`, `8,10-12`; '' for none). Texts are copies of what these lines say; '' for none.
 */

const lines = z.string();
const copied = z.string();

const Job = z.object({
  head: lines,
  title: copied,
  employer: copied,
  place: copied,
  dates: copied,
  text: lines,
});
const School = z.object({
  head: lines,
  school: copied,
  degree: copied,
  subject: copied,
  place: copied,
  dates: copied,
  text: lines,
});
const SkillGroup = z.object({ lines, label: copied, names: z.array(copied) });

/** Sections whose entries have no fields of their own. */
const otherKinds = [
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
  'other',
] as const;
const OtherEntry = z.object({ kind: z.enum(otherKinds), head: lines, text: lines });

const ResumeStructure = z.object({
  headings: lines,
  headline: copied,
  summary: lines,
  jobs: z.array(Job),
  volunteering: z.array(Job),
  schools: z.array(School),
  skills: z.array(SkillGroup),
  others: z.array(OtherEntry),
});

/** Untrusted: documents/ takes only texts that it finds in the named lines. */
export type ResumeStructure = z.infer<typeof ResumeStructure>;
export type StructuredJob = z.infer<typeof Job>;
export type StructuredSchool = z.infer<typeof School>;

/** The shape to ask a model for, which every provider's strict mode accepts. */
export function structureSchema(): Readonly<Record<string, unknown>> {
  const { $schema: _, ...schema } = z.toJSONSchema(ResumeStructure);
  return schema;
}

/** The usable parts of a model's answer; null if nothing is usable. */
export function structureIn(answer: Readonly<Record<string, unknown>>): ResumeStructure | null {
  const structure = {
    headings: plainText(answer['headings']),
    headline: plainText(answer['headline']),
    summary: plainText(answer['summary']),
    jobs: itemsOf(Job, answer['jobs']),
    volunteering: itemsOf(Job, answer['volunteering']),
    schools: itemsOf(School, answer['schools']),
    skills: withFewNames(itemsOf(SkillGroup, answer['skills'])),
    others: itemsOf(OtherEntry, answer['others']),
  };
  const { jobs, schools, skills, others } = structure;
  return jobs.length + schools.length + skills.length + others.length > 0 ? structure : null;
}

/** More than any resume has. */
const maxItems = 300;

/** Items of another shape are left out; missing texts are empty. */
function itemsOf<Item>(schema: z.ZodType<Item> & { readonly shape: object }, list: unknown): Item[] {
  const items: readonly unknown[] = Array.isArray(list) ? list.slice(0, maxItems) : [];
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const fields = new Map(Object.entries(item));
    const whole = Object.keys(schema.shape).map((key) => [
      key,
      key === 'names' ? fields.get(key) : plainText(fields.get(key)),
    ]);
    const read = schema.safeParse(Object.fromEntries(whole));
    return read.success ? [read.data] : [];
  });
}

/** More skills than any resume has. */
const maxNames = 1500;

function withFewNames(groups: readonly z.infer<typeof SkillGroup>[]): z.infer<typeof SkillGroup>[] {
  let left = maxNames;
  return groups.map((group) => {
    const names = group.names.slice(0, left);
    left -= names.length;
    return { ...group, names };
  });
}

/** Models write line numbers as numbers, too. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.filter(isPlain).join(',');
  return isPlain(value) ? String(value) : '';
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
