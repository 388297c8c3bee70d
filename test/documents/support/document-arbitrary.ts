import fc from 'fast-check';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { type Block, printRichText, type Run } from '../../../src/contract/resume/rich-text.ts';
import { readReactiveResumeV4 } from '../../../src/documents/reactive-resume/read-reactive-resume-v4.ts';
import { cleanLine } from '../../../src/documents/text/clean-text.ts';

/*
 * Resume documents of every shape: any words, lists, hidden parts and custom sections. The list of losses reports what
 * a format cannot keep.
 */

const awkward = [
  'R&D <lead>',
  '"quoted" \'text\'',
  'C++',
  'naïve café',
  '软件工程师',
  '50 % of 1,000',
  '#1 in town_hall',
  '[x](y)',
];
const line = fc
  .oneof(
    fc.string({ maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(...awkward),
  )
  // JSON Resume's readers replace other spaces with the common one.
  .map((text) => cleanLine(text).replace(/\s+/g, ' ').trim());
const withWords = line.filter((text) => /[\p{L}\p{N}]/u.test(text));
const keyword = fc.constantFrom(
  'Go',
  'C++',
  'Node.js',
  'R&D',
  'SQL',
  'soft skills',
  '数据库',
  'a, b',
  'say "go"',
);
const keywords = fc.array(keyword, { maxLength: 3 });
const someKeywords = fc.array(keyword, { minLength: 1, maxLength: 3 });
const date = fc.constantFrom(
  '',
  '2019',
  '2019-05',
  '2020-01-31',
  '2019-03 - Present',
  '2018 - 2020-06',
  '2018-01-02 - 2019-03-04',
);
const href = fc.constantFrom(
  '',
  'https://example.com/me',
  'http://a.example/x?y=1&z=2#top',
  'mailto:me@example.com',
);
const url = fc.record({ label: line, href });
const level = fc.integer({ min: 0, max: 5 });
/** Never only a number, because JSON Resume's readers read that as the level. */
const levelName = fc.constantFrom('', 'Native', 'B2', 'very good');
const visible = fc.boolean();

const linked = fc.constantFrom('https://a.example/', 'https://a.example/a)b', 'https://a.example/x_(y)');
const run: fc.Arbitrary<Run> = fc.record(
  { text: withWords, strong: fc.constant(true), em: fc.constant(true), href: linked },
  { requiredKeys: ['text'] },
);
/** Formatted runs, with plain words between them or directly next to each other. */
const runs = fc.oneof(
  fc
    .array(run, { maxLength: 2 })
    .map((marked): readonly Run[] => [
      { text: 'Led ' },
      ...marked.flatMap((one) => [one, { text: ' and ' }]),
    ]),
  fc.array(run, { minLength: 1, maxLength: 3 }),
);
const block: fc.Arbitrary<Block> = fc.oneof(
  runs.map((one): Block => ({ type: 'paragraph', runs: one })),
  fc
    .tuple(fc.boolean(), fc.array(runs, { minLength: 1, maxLength: 3 }))
    .map(([ordered, items]): Block => ({ type: 'list', ordered, items })),
);
const summary = fc.array(block, { maxLength: 3 }).map(printRichText);

const dated = { date, summary, url, visible };
const items = {
  awards: fc.record({ title: withWords, awarder: line, ...dated }),
  certifications: fc.record({ name: withWords, issuer: line, ...dated }),
  education: fc.record({ institution: withWords, studyType: line, area: line, score: line, ...dated }),
  experience: fc.record({ company: withWords, position: line, location: line, ...dated }),
  volunteer: fc.record({ organization: withWords, position: line, location: line, ...dated }),
  interests: fc.record({ name: withWords, keywords, visible }),
  languages: fc.record({ name: withWords, description: levelName, level, visible }),
  profiles: fc.record({
    network: withWords,
    username: withWords,
    icon: fc.constantFrom('', 'github', 'linkedin', 'stackoverflow', 'orcid'),
    url,
    visible,
  }),
  projects: fc.record({ name: withWords, description: line, keywords, ...dated }),
  publications: fc.record({ name: withWords, publisher: line, ...dated }),
  references: fc.record({ name: withWords, description: line, summary, url, visible }),
  skills: fc.record({ name: line, description: levelName, level, keywords: someKeywords, visible }),
};

const head = { name: withWords, columns: fc.integer({ min: 1, max: 5 }), visible };
const section = (item: fc.Arbitrary<unknown>, name = withWords) =>
  fc.record({ ...head, name, items: fc.array(item, { maxLength: 3 }) });
const customId = fc.integer({ min: 0, max: 9 }).map((digit) => `custom0000000000000000${digit}x`);
const customItem = fc.record({
  name: line,
  description: line,
  location: line,
  keywords,
  ...dated,
});

const color = fc.constantFrom('#000000', '#ffffff', '#dc2626', '#0a0b0c');
const metadata = fc.record({
  template: fc.constantFrom('azurill', 'onyx', 'rhyhorn'),
  layout: fc.constantFrom(
    [[['summary', 'experience'], ['skills']]],
    [
      [['experience'], []],
      [['projects'], ['skills']],
    ],
  ),
  page: fc.record({ margin: fc.integer({ min: 0, max: 100 }), format: fc.constantFrom('a4', 'letter') }),
  theme: fc.record({ background: color, text: color, primary: color }),
  typography: fc.record({
    font: fc.record({
      family: fc.constantFrom('Lato', 'IBM Plex Serif'),
      size: fc.integer({ min: 8, max: 32 }),
    }),
    lineHeight: fc.constantFrom(1, 1.5, 2.25),
    hideIcons: fc.boolean(),
    underlineLinks: fc.boolean(),
  }),
  notes: line,
});

const basics = fc.record({
  name: withWords,
  headline: line,
  email: fc.constantFrom('', 'me@example.com'),
  phone: line,
  location: line,
  url,
  customFields: fc.array(
    fc.record({
      icon: fc.constantFrom('', 'star'),
      name: fc.constantFrom('', 'Nationality', 'Driving licence'),
      value: fc.constantFrom('Spanish', 'B', 'https://a.example/'),
    }),
    { maxLength: 2 },
  ),
  picture: fc.record({
    url: fc.constantFrom('', 'https://a.example/me.png'),
    size: fc.integer({ min: 32, max: 512 }),
    aspectRatio: fc.constantFrom(0.5, 1, 2.5),
    borderRadius: fc.integer({ min: 0, max: 100 }),
    effects: fc.record({ hidden: fc.boolean(), border: fc.boolean() }),
  }),
});

/** Any resume document, in the form that reading gives it. */
export const resumeDocument: fc.Arbitrary<ResumeDocument> = fc
  .record({
    basics,
    sections: fc.record({
      summary: fc.record({ ...head, content: summary }),
      ...Object.fromEntries(Object.entries(items).map(([id, item]) => [id, section(item)])),
      custom: fc.dictionary(customId, section(customItem, line), { maxKeys: 2 }),
    }),
    metadata,
  })
  .map((source) => readReactiveResumeV4(JSON.parse(JSON.stringify(source))));
