/* JSON Schema for RenderCV 2, written from its published schema and its checks. */

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const texts: Schema = { type: 'array', items: text };
const address: Schema = { type: 'string', format: 'uri', pattern: '^https?://', maxLength: 2083 };
/** A day, a month or a year. */
const point: Schema = { type: 'string', pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$' };
const end: Schema = { anyOf: [point, { const: 'present' }] };

/** Entries may have further keys; these distinguish RenderCV's types. */
const distinctive = [
  ...['label', 'details', 'name', 'company', 'position', 'institution', 'area', 'degree', 'title', 'authors'],
  ...['doi', 'url', 'journal', 'bullet', 'number', 'reversed_number'],
];

function entry(
  required: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema {
  const own = { ...required, ...optional };
  const others = distinctive.filter((key) => !Object.hasOwn(own, key)).map((key) => [key, false] as const);
  return {
    type: 'object',
    properties: { ...own, ...Object.fromEntries(others) },
    required: Object.keys(required),
  };
}

const dated = {
  ...{ date: text, start_date: point, end_date: end, location: text, summary: text },
  highlights: texts,
};

const entries: readonly Schema[] = [
  text,
  entry({ label: text, details: text }),
  entry({ name: text }, dated),
  entry({ company: text, position: text }, dated),
  entry({ institution: text, area: text }, { degree: text, ...dated }),
  entry(
    { title: text, authors: texts },
    { summary: text, doi: { type: 'string', pattern: '^10\\.' }, url: address, journal: text, date: text },
  ),
  entry({ bullet: text }),
];

function object(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return { type: 'object', properties, required, additionalProperties: false };
}

const networks = [
  ...[
    'LinkedIn',
    'GitHub',
    'GitLab',
    'IMDB',
    'Instagram',
    'ORCID',
    'Mastodon',
    'StackOverflow',
    'ResearchGate',
  ],
  ...['YouTube', 'Google Scholar', 'Telegram', 'WhatsApp', 'Leetcode', 'X', 'Bluesky', 'Reddit'],
];

export const rendercvSchema: Schema = object(
  {
    cv: object({
      ...{ name: text, headline: text, location: text, photo: address, website: address },
      email: { type: 'string', format: 'email' },
      phone: { type: 'string', pattern: '^\\+[\\d\\s().-]+$' },
      social_networks: {
        type: 'array',
        items: object({ network: { enum: networks }, username: text }, ['network', 'username']),
      },
      custom_connections: {
        type: 'array',
        items: object(
          { placeholder: text, url: { anyOf: [address, { type: 'null' }] }, fontawesome_icon: text },
          ['placeholder', 'url', 'fontawesome_icon'],
        ),
      },
      sections: {
        type: 'object',
        additionalProperties: { anyOf: entries.map((items) => ({ type: 'array', items, minItems: 1 })) },
      },
    }),
    locale: object({ language: { enum: ['german', 'french', 'spanish', 'mandarin_chinese'] } }),
  },
  ['cv'],
);
