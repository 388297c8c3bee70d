/* JSON Schema for Reactive Resume v5, written from its published schema: required keys and their types. */

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const spoken: Schema = { type: 'string', minLength: 1 };
const flag: Schema = { type: 'boolean' };
const texts: Schema = { type: 'array', items: text };
const between = (minimum: number, maximum: number): Schema => ({ type: 'number', minimum, maximum });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
/** An object with exactly these keys. */
const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const link = { url: text, label: text };
const website = object({ ...link, inlineLink: flag });
const item = { id: text, hidden: flag };
const described = { website, description: text };
const level = between(0, 5);
const icon = { icon: text, iconColor: text };
const role = object({ id: text, position: text, period: text, description: text });
const job = object({
  ...{ ...item, company: spoken, position: text, location: text, period: text },
  ...{ ...described, roles: listOf(role) },
});

const project = object({ ...item, name: spoken, period: text, ...described });

const items: Readonly<Record<string, Schema>> = {
  profiles: object({ ...item, ...icon, network: spoken, username: text, website }),
  experience: job,
  education: object({
    ...{ ...item, school: spoken, degree: text, area: text, grade: text, location: text, period: text },
    ...described,
  }),
  projects: project,
  skills: object({ ...item, ...icon, name: spoken, proficiency: text, level, keywords: texts }),
  languages: object({ ...item, language: spoken, fluency: text, level }),
  interests: object({ ...item, ...icon, name: spoken, keywords: texts }),
  awards: object({ ...item, title: spoken, awarder: text, date: text, ...described }),
  certifications: object({ ...item, title: spoken, issuer: text, date: text, ...described }),
  publications: object({ ...item, title: spoken, publisher: text, date: text, ...described }),
  volunteer: object({ ...item, organization: spoken, location: text, period: text, ...described }),
  references: object({ ...item, name: spoken, position: text, phone: text, ...described }),
};

const columns: Schema = { type: 'integer', minimum: 1, maximum: 6 };
const head = { title: text, icon: text, columns, hidden: flag, keepTogether: flag, startOnNewPage: flag };
const sections = Object.entries(items).map(([id, one]) => [id, object({ ...head, items: listOf(one) })]);
const color: Schema = { type: 'string', pattern: '^rgba\\(\\d{1,3}, \\d{1,3}, \\d{1,3}, [\\d.]+\\)$' };
const face = object({
  fontFamily: text,
  fontWeights: listOf({ enum: ['100', '200', '300', '400', '500', '600', '700', '800', '900'] }),
  fontSize: between(6, 24),
  lineHeight: between(0.5, 4),
});

export const v5Schema = object({
  picture: object({
    ...{ hidden: flag, url: text, size: between(32, 512), rotation: between(0, 360) },
    ...{ aspectRatio: between(0.5, 2.5), borderRadius: between(0, 100), borderColor: color },
    ...{ borderWidth: between(0, 100), shadowColor: color, shadowWidth: between(0, 100) },
  }),
  basics: object({
    ...{ name: text, headline: text, email: text, phone: text, location: text, website: object(link) },
    customFields: listOf(object({ id: text, icon: text, text, link: text })),
  }),
  summary: object({ ...head, content: text }),
  sections: object(Object.fromEntries(sections)),
  customSections: listOf(object({ ...head, id: text, type: { const: 'projects' }, items: listOf(project) })),
  metadata: object({
    template: {
      enum: [
        ...['azurill', 'bronzor', 'chikorita', 'ditgar', 'ditto', 'gengar', 'glalie', 'kakuna'],
        ...['lapras', 'leafish', 'meowth', 'onyx', 'pikachu', 'rhyhorn', 'scizor'],
      ],
    },
    layout: object({
      sidebarWidth: between(10, 50),
      pages: listOf(object({ fullWidth: flag, main: texts, sidebar: texts })),
    }),
    page: object({
      ...{ gapX: between(0, 100), gapY: between(0, 100), marginX: between(0, 100), marginY: between(0, 100) },
      ...{ format: { enum: ['a4', 'letter', 'free-form'] }, locale: text, hideLinkUnderline: flag },
      ...{ hideIcons: flag, hideSectionIcons: flag },
    }),
    design: object({
      level: object({ icon: text, type: text }),
      colors: object({ primary: color, text: color, background: color }),
    }),
    typography: object({ body: face, heading: face }),
    notes: text,
    styleRules: listOf(object({})),
  }),
});
