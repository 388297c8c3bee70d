import fc from 'fast-check';
import { plainLine } from '../../../src/documents/markup/read-markup.ts';
import { anyCharacter } from '../../support/any-character.ts';

/** Texts that have broken readers, printers or themes somewhere. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '**bold** and *not closed',
  '[link](javascript:alert(1))',
  '[site](https://example.com/a_b)',
  '#read("/etc/passwd") $x$ *b*',
  'a\u00ADb\u200Bc\uFEFFd',
  'a\u202Eevil\u202C',
  'Veri\uFB01ed o\uFB03ce',
  '\uD83D lone',
  '👩‍🔬 emoji',
  'e\u0301te\u0301',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a resume may say so, and it means nothing
  '{{7*7}} ${x} %s \\n \\',
  '&amp; &lt;b&gt; &#60;',
  'tab\tand\u0007bell',
  'two\n\nparagraphs\r\nwrapped',
  '- item\n- item',
  '   ',
  '__proto__',
  '—',
];

const text = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), fc.constantFrom(...hostile));
/** Texts with words after their markup is removed. */
const withWords = text.filter((value) => /[\p{L}\p{N}]/u.test(plainLine(value)));
const texts = fc.array(withWords, { maxLength: 4 });
const isoDates = ['2019', '2019-05', '2020-01-31'];
const bulleted = { summary: text, highlights: texts };

/** Values that the JSON Resume schema restricts. */
interface Strict {
  readonly date: fc.Arbitrary<string>;
  readonly url: fc.Arbitrary<string>;
  readonly email: fc.Arbitrary<string>;
}

const asItSays: Strict = {
  date: fc.constantFrom(...isoDates),
  url: fc.constantFrom(
    'https://example.com/a_b?c=d#e',
    'mailto:ana@example.com',
    'https://example.org/%C3%A4',
  ),
  email: fc.constantFrom('ana@example.com', 'a.b+c@mail.example.org'),
};

const asWritten: Strict = {
  date: fc.constantFrom(...isoDates, '', 'Present', 'Spring 2020'),
  url: fc.oneof(fc.webUrl(), fc.constantFrom('example.com/me', '', 'javascript:alert(1)', 'no link')),
  email: fc.oneof(fc.emailAddress(), text),
};

function entries<Shape extends Record<string, fc.Arbitrary<unknown>>>(shape: Shape) {
  // The extra key represents everything that the schema allows and the document has no field for.
  return fc.array(fc.record({ ...shape, 'x-extra': text }, { requiredKeys: [] }), { maxLength: 3 });
}

function resumeWith({ date, url, email }: Strict) {
  const dated = { startDate: date, endDate: date, url };
  const basics = fc.record(
    {
      name: text,
      label: text,
      image: url,
      email,
      phone: text,
      url,
      summary: text,
      location: fc.record(
        { address: text, postalCode: text, city: text, countryCode: text, region: text },
        { requiredKeys: [] },
      ),
      profiles: entries({ network: text, username: text, url }),
    },
    { requiredKeys: [] },
  );

  return fc.record(
    {
      basics,
      work: entries({ name: text, location: text, description: text, position: text, ...dated, ...bulleted }),
      volunteer: entries({ organization: text, position: text, ...dated, ...bulleted }),
      education: entries({
        institution: text,
        area: text,
        studyType: text,
        score: text,
        courses: texts,
        ...dated,
      }),
      awards: entries({ title: text, date, awarder: text, summary: text }),
      certificates: entries({ name: text, date, url, issuer: text }),
      publications: entries({ name: text, publisher: text, releaseDate: date, url, summary: text }),
      skills: entries({ name: text, level: text, keywords: texts }),
      languages: entries({ language: text, fluency: text }),
      interests: entries({ name: text, keywords: texts }),
      references: entries({ name: text, reference: text }),
      projects: entries({
        name: text,
        description: text,
        highlights: texts,
        keywords: texts,
        roles: texts,
        entity: text,
        type: text,
        ...dated,
      }),
      meta: fc.record({ canonical: url, version: text, lastModified: text }, { requiredKeys: [] }),
      'x-own': fc.dictionary(fc.string(), text, { maxKeys: 2 }),
    },
    { requiredKeys: [] },
  );
}

/** Any JSON Resume 1.0.0, with dates and addresses as people write them. */
export const jsonResume = resumeWith(asWritten);

/** Any valid JSON Resume. */
export const validJsonResume = resumeWith(asItSays);

const anyValue = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
  texts,
);
const looseEntry = fc.oneof(
  fc.dictionary(
    fc.constantFrom(
      'name',
      'company',
      'title',
      'position',
      'summary',
      'highlights',
      'startDate',
      'endDate',
      'url',
      'website',
      'keywords',
      'level',
      'language',
      'description',
      'location',
    ),
    anyValue,
    { maxKeys: 8 },
  ),
  fc.constantFrom(null, {}, 'Java', 7),
);
const looseList = fc.oneof(fc.array(looseEntry, { maxLength: 3 }), fc.constantFrom(null, '', []));

/** Data that people call a JSON Resume: nulls, numbers, plain texts, names of older versions. */
export const looseJsonResume = fc.record(
  {
    basics: fc.oneof(
      fc.dictionary(
        fc.constantFrom(
          'name',
          'label',
          'email',
          'website',
          'picture',
          'location',
          'summary',
          'profiles',
          'customFields',
        ),
        anyValue,
        { maxKeys: 6 },
      ),
      fc.constant(null),
    ),
    work: looseList,
    volunteer: looseList,
    education: looseList,
    certificates: looseList,
    certifications: looseList,
    skills: looseList,
    languages: looseList,
    interests: looseList,
    projects: looseList,
    references: looseList,
  },
  { requiredKeys: [] },
);

const mistakenKeys = [
  ...['name', 'position', 'description', 'summary', 'highlights', 'courses', 'keywords', 'roles', 'entity'],
  ...['startDate', 'endDate', 'date', 'releaseDate', 'url', 'score', 'level', 'location', 'type', 'title'],
];
const mistake = fc.oneof(
  anyValue,
  fc.boolean(),
  fc.constantFrom<unknown>({}, { city: 'Porto' }, [['nested']], [{ text: 'in an object' }], { a: ['b'] }),
  fc.constantFrom('March 2019', '03/2019', '2020 - 2023', 'since 2020', 'a@b', 'a.example/x|y', '//a@b@c/'),
);

/** Schema keys with values of other types, in the basics, in entries and beside them. */
export const mistakenJsonResume = fc.record(
  {
    $schema: mistake,
    basics: fc.dictionary(
      fc.constantFrom('name', 'label', 'image', 'email', 'phone', 'url', 'summary', 'location', 'profiles'),
      mistake,
      { maxKeys: 5 },
    ),
    ...Object.fromEntries(
      ['work', 'volunteer', 'education', 'projects', 'awards', 'certificates', 'publications', 'skills'].map(
        (key) => [key, fc.array(fc.dictionary(fc.constantFrom(...mistakenKeys), mistake, { maxKeys: 5 }))],
      ),
    ),
    meta: fc.oneof(mistake, fc.dictionary(fc.constantFrom('canonical', 'version', 'lastModified'), mistake)),
  },
  { requiredKeys: [] },
);
