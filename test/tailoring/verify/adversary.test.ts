import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../support/how-long.ts';
import { refusals, rulesOf, surface, verifierOf } from '../edits.ts';

/** True bullets of several professions. */
const bullets = [
  'Migrated the booking service from VMs to k8s, cutting deploy time from 40 min to about 6 min',
  'Helped to introduce Terraform for the staging environment of 3 teams',
  'Worked on REST endpoints in Node.js used by 3 mobile apps',
  'Cared for up to 3 ventilated patients per shift and charted in Epic',
  'Prepared the list for the external audit and answered about 120 auditor requests',
  'Supported 45 colleagues during the move of the ward',
  'Wrote monthly reports on sales in Excel for nearly 20 shops',
  'Took part in the planning of a trial with 12 patients, under supervision',
];
const bullet = fc.constantFrom(...bullets);
const place = fc.nat({ max: 30 });

/** The text with `words` inserted between two of its words. */
function insert(text: string, words: string, at: number): string {
  const all = text.split(' ');
  const index = 1 + (at % all.length);
  return [...all.slice(0, index), words, ...all.slice(index)].join(' ');
}

interface Invention {
  /** The rule that must refuse it; other rules may refuse it too. */
  readonly rule: string;
  readonly words: fc.Arbitrary<string>;
}

/** Words that the adversary inserts, by kind. */
const inventions: Readonly<Record<string, Invention>> = {
  number: {
    rule: 'V2',
    words: fc
      .integer({ min: 2, max: 99_999 })
      .filter((n) => ![3, 6, 12, 20, 40, 45, 120].includes(n))
      .map(String),
  },
  percentage: { rule: 'V2', words: fc.integer({ min: 1, max: 99 }).map((n) => `by ${n}%`) },
  amount: { rule: 'V2', words: fc.integer({ min: 1, max: 900 }).map((n) => `worth $${n}k`) },
  date: { rule: 'V2', words: fc.integer({ min: 1990, max: 2026 }).map((year) => `in ${year}`) },
  employer: {
    rule: 'V3',
    words: fc.constantFrom('at Netflix', 'for Siemens AG', 'with Zorglub GmbH', 'at Mayo Clinic'),
  },
  skill: {
    rule: 'V3',
    words: fc.constantFrom(
      'using GraphQL',
      'with SAP',
      'in Python',
      'with CRRT',
      'and Kafka',
      'and machine learning',
    ),
  },
  degree: {
    rule: 'V9',
    words: fc.constantFrom('with a Master\u2019s', 'as a PhD', 'with a degree', 'as a certified person'),
  },
  reach: {
    rule: 'V6',
    words: fc.constantFrom(
      'company-wide',
      'globally',
      'across the organization',
      'daily',
      'successfully',
      'award-winning',
    ),
  },
  markup: {
    rule: 'V12',
    words: fc.constantFrom(
      '<b>fast</b>',
      '**fast**',
      '<script>alert(1)</script>',
      '[link](https://example.org)',
    ),
  },
  placeholder: { rule: 'V12', words: fc.constantFrom('[Company]', '{{name}}', 'XXX', 'TBD') },
  person: { rule: 'V12', words: fc.constantFrom('I', 'my', 'we', 'our') },
  negation: { rule: 'V5', words: fc.constantFrom('hardly', 'rarely') },
  thing: {
    rule: 'V5',
    words: fc.constantFrom('dashboards', 'vendors', 'surgeons', 'budget', 'strategy', 'governance'),
  },
};

/** Fewer runs, because each one verifies a whole resume. */
const bent = { numRuns: runs(12, 100) };

describe('an adversary that invents', () => {
  test.each(Object.entries(inventions))(
    'is caught by name inventing a %s, wherever it stands',
    (_kind, { rule, words }) => {
      fc.assert(
        fc.property(bullet, words, place, (text, invented, at) => {
          expect(refusals(text, insert(text, invented, at))).toContain(rule);
        }),
        { numRuns: runs(5, 60) },
      );
    },
  );

  test('is caught using a stronger verb', () => {
    const raised = fc.constantFrom(
      'Led',
      'Managed',
      'Directed',
      'Headed',
      'Oversaw',
      'Designed',
      'Architected',
      'Spearheaded',
    );
    fc.assert(
      fc.property(bullet, raised, (text, verb) => {
        expect(refusals(text, text.replace(/^\S+(?: part in| to)?/, verb))).toContain('V4');
      }),
      bent,
    );
  });

  test.each([
    ['a hedge', 'V7', /\b(?:about|up to|nearly|under supervision|Helped to)\b ?/],
    ['a number', 'V2', /\b\d+\b ?/],
  ])('is caught dropping %s', (_what, rule, lost) => {
    const holding = bullets.filter((text) => lost.test(text));
    expect(holding).not.toEqual([]);
    for (const text of holding) expect(refusals(text, text.replace(lost, '').trim()), text).toContain(rule);
  });

  test('is caught changing any digit', () => {
    fc.assert(
      fc.property(
        bullet.filter((text) => /\d/.test(text)),
        fc.integer({ min: 1, max: 8 }),
        (text, step) => {
          const changed = text.replace(/(?<!\p{L})\d/u, (digit) => String((Number(digit) + step) % 9 || 9));
          fc.pre(changed !== text);
          expect(refusals(text, changed)).toContain('V2');
        },
      ),
      bent,
    );
  });

  test('is caught copying the posting', () => {
    const posting =
      'You will own the roadmap of our billing platform and grow a team of seven engineers in Berlin.';
    const words = posting.split(' ');
    fc.assert(
      fc.property(bullet, fc.nat({ max: words.length - 7 }), (text, start) => {
        const copied = words.slice(start, start + 7).join(' ');
        expect(refusals(text, `${text}, ${copied}`, posting)).toContain('V12');
      }),
      bent,
    );
  });

  test('is caught naming a skill that the base does not name', () => {
    const skill = fc.constantFrom(
      'GraphQL',
      'Kafka',
      'CRRT',
      'SAP',
      'Scrum',
      'Rust',
      'Salesforce',
      'Zorglub',
      'PhD',
    );
    fc.assert(
      fc.property(bullet, skill, (text, name) => {
        const edit = surface(name, 'work[0].highlights[0]', text);
        expect(rulesOf(verifierOf({ bullets: [text] }), edit)).toContain(name === 'PhD' ? 'V9' : 'V3');
      }),
      bent,
    );
  });

  test('is caught inserting any word that is in no table', () => {
    const word = fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{2}[aeiou][bcdfgklmnprtvz]{2}[aeiou]n$/);
    fc.assert(
      fc.property(bullet, word, place, (text, strange, at) => {
        expect(refusals(text, insert(text, strange, at))).toContain('V5');
      }),
      bent,
    );
  });
});

describe('an adversary that distorts true words', () => {
  test.each([
    [
      'a near synonym',
      'Cared for 3 patients on mechanical ventilation',
      'mechanical ventilation',
      'ventilator management',
    ],
    ['the whole for a part', 'Did purchasing for two plants', 'purchasing', 'procurement'],
    ['a translation', 'Did bookkeeping for two plants', 'bookkeeping', 'Buchhaltung'],
    [
      'a translation that differs in an ending',
      'Did cardiologie for two plants',
      'cardiologie',
      'cardiology',
    ],
    ['the knowledge for the tool', 'Wrote reports in Excel', 'Excel', 'Excel-Kenntnisse'],
    ['the field for the place', 'Delivered linen to the ICU', 'ICU', 'critical care'],
    ['a spelling that joins the next noun', 'Explained A/B testing add-ons', 'A/B testing', 'A/B tests'],
  ])('is caught putting %s', (_what, text, from, to) => {
    expect(refusals(text, text.replace(from, to))).toContain('V3');
  });

  test.each([
    ['a place', 'Sorted the post of the critical care unit', 'Critical care'],
    ['goods', 'Sold dashboards to 12 banks', 'Dashboards'],
    ['a topic', 'Wrote a series on food safety', 'Food safety'],
    ['people worked with', 'Negotiated contracts with procurement and legal', 'Procurement'],
    ['half of a thing', 'Stocked tubing and CRRT sets', 'CRRT'],
    ['what others can do', 'Interviewed candidates with Kafka knowledge', 'Kafka'],
  ])('is caught listing a skill that the base only names as %s', (_how, text, skill) => {
    const verifier = verifierOf({ bullets: [text] });
    const named = surface(skill, 'work[0].highlights[0]', text);
    const { op: _op, after: _after, group: _group, ...edit } = named;
    const said = {
      ...edit,
      op: 'summary' as const,
      source: 'basics.summary',
      text: `Experience with ${skill}.`,
    };
    const headed = { ...edit, op: 'headline' as const, source: 'basics.label', text: `Clerk | ${skill}` };
    expect(rulesOf(verifier, named)).toContain('V3');
    expect(rulesOf(verifier, said)).toContain('V3');
    expect(rulesOf(verifier, headed)).toContain('V3');
  });

  test.each([
    ['a skill inside its name', 'Local Anesthesia Permit', 'Anesthesia'],
    ['the first half of its name', 'Local Anesthesia Permit', 'Local Anesthesia'],
    ['its name with a rank', 'Local Anesthesia Permit', 'Local Anesthesia Permit Instructor'],
    ['its name with a word before it', 'Local Anesthesia Permit', 'Advanced Local Anesthesia Permit'],
    ['its name with a skill joined', 'Local Anesthesia Permit', 'Local Anesthesia Permit and Nitrous Oxide'],
    ['its name with a word of it again', 'Local Anesthesia Permit', 'Local Anesthesia Permit, anesthesia'],
    ['one in progress', 'Local Anesthesia Permit (in progress)', 'Local Anesthesia Permit'],
    ['one that has run out', 'Local Anesthesia Permit (expired 2019)', 'Local Anesthesia Permit'],
    ['one that is lapsed', 'Electrician License - lapsed', 'Electrician License'],
    ['one prepared for', 'Preparing for the Local Anesthesia Permit exam', 'Local Anesthesia Permit'],
  ])('is caught exaggerating a certificate: %s', (_how, name, skill) => {
    const verifier = verifierOf({ bullets: ['Filed the letters'], certificates: [name] });
    const edit = surface(skill, 'certificates[0].name', name);
    const { op: _op, after: _after, group: _group, ...rest } = edit;
    const headed = { ...rest, op: 'headline' as const, source: 'basics.label', text: `Clerk | ${skill}` };
    expect(verifier.verifyEdit(edit)).not.toEqual([]);
    expect(verifier.verifyEdit(headed)).not.toEqual([]);
  });

  test('is caught claiming a certificate that only a sentence mentions', () => {
    const text = 'Reminded 12 hygienists to renew the Local Anesthesia Permit';
    const edit = surface('Local Anesthesia Permit', 'work[0].highlights[0]', text);
    expect(rulesOf(verifierOf({ bullets: [text] }), edit)).toContain('V3');
  });

  test('is caught taking words except tool names from a posting in another language', () => {
    const posting =
      'Wir suchen eine Person für die Entwicklung mit Kubernetes und Natural Language Processing in Berlin.';
    expect(refusals('Moved the services to k8s', 'Moved the services to Kubernetes', posting)).toEqual([]);
    const [text, respelled] = [
      'Wrote the NLP of the search with PyTorch, TensorFlow, spaCy and scikit-learn',
      'Wrote the natural language processing of the search with PyTorch, TensorFlow, spaCy and scikit-learn',
    ];
    expect(refusals(text, respelled, posting)).toContain('V3');
    expect(refusals(text, respelled)).toEqual([]);
  });

  test('is caught writing out an acronym that may have another meaning in this resume', () => {
    const [text, written] = [
      'Imaged 40 alloys by SEM and TEM',
      'Imaged 40 alloys by search engine marketing (SEM) and TEM',
    ];
    expect(refusals(text, written)).toContain('V3');
    const [ads, spelled] = [
      'Ran SEM, Google Ads, SEO, content marketing and email marketing',
      'Ran search engine marketing (SEM), Google Ads, SEO, content marketing and email marketing',
    ];
    expect(refusals(ads, spelled)).toEqual([]);
  });

  test.each([
    [
      'at the end of a sentence',
      'Cut waste by 12%. Raised sales by 30%',
      'Cut waste by 30%. Raised sales by 12%',
    ],
    [
      'inside a sentence',
      'Cut waste by 12% in May and raised sales by 30% in June',
      'Cut waste by 30% in May and raised sales by 12% in June',
    ],
  ])('is caught moving a number to another measure: %s', (_how, text, changed) => {
    expect(refusals(text, changed)).toContain('V2');
  });
});

describe('honest edits', () => {
  test('may name a certificate that is held, even if its name contains a skill', () => {
    const name = 'Local Anesthesia Permit';
    const verifier = verifierOf({ bullets: ['Filed the letters'], certificates: ['BLS', name] });
    const edit = surface(name, 'certificates[1].name', name);
    const { op: _op, after: _after, group: _group, ...rest } = edit;
    const text = `Clerk | BLS, ${name}`;
    const evidence = [
      { path: 'basics.label', quote: 'Clerk' },
      { path: 'certificates[0].name', quote: 'BLS' },
      ...edit.evidence,
    ];
    expect(rulesOf(verifier, edit)).toEqual([]);
    expect(rulesOf(verifier, { ...rest, op: 'headline', source: 'basics.label', text, evidence })).toEqual(
      [],
    );
  });

  test('pass without a change of the text', () => {
    for (const text of bullets) expect(refusals(text, text)).toEqual([]);
  });

  test('pass with a true alias anywhere', () => {
    fc.assert(
      fc.property(
        bullet.filter((text) => text.includes('k8s') || text.includes('REST')),
        (text) => {
          expect(
            refusals(text, text.replace('k8s', 'Kubernetes').replace('REST endpoints', 'REST APIs')),
          ).toEqual([]);
        },
      ),
    );
  });
});
