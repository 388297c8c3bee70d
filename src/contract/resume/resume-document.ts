import * as z from 'zod';

/*
 * The resume document (`resume_data`): a complete Reactive Resume v4 document that can be imported there. Source: the
 * published v4 schema. HTML fields have only p, ul, ol, li, strong, em and a[href] (rich-text.ts).
 */

/** The id format of Reactive Resume v4. */
export const itemIdPattern = '^[a-z][0-9a-z]{23}$';

const itemId = z
  .string()
  .regex(new RegExp(itemIdPattern), 'must be 24 lower-case letters and digits, a letter first');
const html = z.string().describe('HTML: p, ul, ol, li, strong, em, a[href]');

function orEmpty<Text extends z.ZodType>(text: Text) {
  return z.union([z.literal(''), text], 'must be a string, empty for none');
}

export const Link = z.strictObject({
  label: z.string(),
  href: orEmpty(z.url('must be a full address such as https://example.org, or empty')),
});

const CustomField = z.strictObject({ id: itemId, icon: z.string(), name: z.string(), value: z.string() });

export const Basics = z.strictObject({
  name: z.string(),
  headline: z.string(),
  email: orEmpty(z.email('must be an e-mail address, or empty')),
  phone: z.string(),
  location: z.string(),
  url: Link,
  customFields: z.array(CustomField),
  picture: z.strictObject({
    url: z.string(),
    size: z.number(),
    aspectRatio: z.number(),
    borderRadius: z.number(),
    effects: z.strictObject({ hidden: z.boolean(), border: z.boolean(), grayscale: z.boolean() }),
  }),
});

const item = { id: itemId, visible: z.boolean() };
const level = z.number().int().min(0).max(5);
const keywords = z.array(z.string());
const title = z.string().min(1);

const Award = z.strictObject({
  ...item,
  title,
  awarder: z.string(),
  date: z.string(),
  summary: html,
  url: Link,
});
const Certification = z.strictObject({
  ...item,
  name: title,
  issuer: z.string(),
  date: z.string(),
  summary: html,
  url: Link,
});
const Education = z.strictObject({
  ...item,
  institution: title,
  studyType: z.string(),
  area: z.string(),
  score: z.string(),
  date: z.string(),
  summary: html,
  url: Link,
});
const Experience = z.strictObject({
  ...item,
  company: title,
  position: z.string(),
  location: z.string(),
  date: z.string(),
  summary: html,
  url: Link,
});
const Volunteer = z.strictObject({
  ...item,
  organization: title,
  position: z.string(),
  location: z.string(),
  date: z.string(),
  summary: html,
  url: Link,
});
const Interest = z.strictObject({ ...item, name: title, keywords });
const Language = z.strictObject({ ...item, name: title, description: z.string(), level });
const Profile = z.strictObject({ ...item, network: title, username: title, icon: z.string(), url: Link });
const Project = z.strictObject({
  ...item,
  name: title,
  description: z.string(),
  date: z.string(),
  summary: html,
  keywords,
  url: Link,
});
const Publication = z.strictObject({
  ...item,
  name: title,
  publisher: z.string(),
  date: z.string(),
  summary: html,
  url: Link,
});
const Reference = z.strictObject({ ...item, name: title, description: z.string(), summary: html, url: Link });
const Skill = z.strictObject({ ...item, name: z.string(), description: z.string(), level, keywords });
const CustomItem = z.strictObject({
  ...item,
  name: z.string(),
  description: z.string(),
  date: z.string(),
  location: z.string(),
  summary: html,
  keywords,
  url: Link,
});

const sectionBase = {
  name: z.string(),
  columns: z.number().int().min(1).max(5),
  separateLinks: z.boolean(),
  visible: z.boolean(),
};

function section<Id extends string, Item extends z.ZodType>(id: Id, of: Item) {
  return z.strictObject({ ...sectionBase, id: z.literal(id), items: z.array(of) });
}

export const Sections = z.strictObject({
  summary: z.strictObject({ ...sectionBase, id: z.literal('summary'), content: html }),
  awards: section('awards', Award),
  certifications: section('certifications', Certification),
  education: section('education', Education),
  experience: section('experience', Experience),
  volunteer: section('volunteer', Volunteer),
  interests: section('interests', Interest),
  languages: section('languages', Language),
  profiles: section('profiles', Profile),
  projects: section('projects', Project),
  publications: section('publications', Publication),
  references: section('references', Reference),
  skills: section('skills', Skill),
  custom: z.record(z.string(), z.strictObject({ ...sectionBase, id: itemId, items: z.array(CustomItem) })),
});

export const Metadata = z.strictObject({
  template: z.string(),
  layout: z.array(z.array(z.array(z.string()))).describe('page, column, section keys'),
  css: z.strictObject({ value: z.string(), visible: z.boolean() }),
  page: z.strictObject({
    margin: z.number(),
    format: z.enum(['a4', 'letter']),
    options: z.strictObject({ breakLine: z.boolean(), pageNumbers: z.boolean() }),
  }),
  theme: z.strictObject({ background: z.string(), text: z.string(), primary: z.string() }),
  typography: z.strictObject({
    font: z.strictObject({
      family: z.string(),
      subset: z.string(),
      variants: z.array(z.string()),
      size: z.number(),
    }),
    lineHeight: z.number(),
    hideIcons: z.boolean(),
    underlineLinks: z.boolean(),
  }),
  notes: z.string(),
});

export const ResumeDocument = z
  .strictObject({
    basics: Basics.describe('Who the person is'),
    sections: Sections.describe('Summary, experience, skills, education and the other sections'),
    metadata: Metadata.describe('Template, layout, page, colors and typography'),
  })
  .meta({ description: 'A complete Reactive Resume v4 document.' });

export type ResumeDocument = z.infer<typeof ResumeDocument>;
export type Sections = ResumeDocument['sections'];
export type SkillItem = Sections['skills']['items'][number];
