import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusals, rulesOf, surface, verifierOf } from '../edits.ts';

/** Honest bullets of several professions. */
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

/** The text with `words` put in between two of its words. */
function insert(text: string, words: string, at: number): string {
  const all = text.split(' ');
  const index = 1 + (at % all.length);
  return [...all.slice(0, index), words, ...all.slice(index)].join(' ');
}

/** Every word that the adversary inserts, and what it is. */
const inventions: Readonly<Record<string, fc.Arbitrary<string>>> = {
  number: fc
    .integer({ min: 2, max: 99_999 })
    .filter((n) => ![3, 6, 12, 20, 40, 45, 120].includes(n))
    .map(String),
  percentage: fc.integer({ min: 1, max: 99 }).map((n) => `by ${n}%`),
  amount: fc.integer({ min: 1, max: 900 }).map((n) => `worth $${n}k`),
  date: fc.integer({ min: 1990, max: 2026 }).map((year) => `in ${year}`),
  employer: fc.constantFrom('at Netflix', 'for Siemens AG', 'with Zorglub GmbH', 'at Mayo Clinic'),
  skill: fc.constantFrom(
    'using GraphQL',
    'with SAP',
    'in Python',
    'with CRRT',
    'and Kafka',
    'and machine learning',
  ),
  degree: fc.constantFrom('with a Master of Science', 'as a PhD', 'with a degree', 'as a certified expert'),
  reach: fc.constantFrom(
    'company-wide',
    'globally',
    'across the organization',
    'daily',
    'successfully',
    'award-winning',
  ),
  markup: fc.constantFrom(
    '<b>fast</b>',
    '**fast**',
    '<script>alert(1)</script>',
    '[link](https://example.org)',
  ),
  placeholder: fc.constantFrom('[Company]', '{{name}}', 'XXX', 'TBD'),
  person: fc.constantFrom('I', 'my', 'we', 'our'),
  thing: fc.constantFrom('dashboards', 'vendors', 'surgeons', 'budget', 'strategy', 'governance'),
};

describe('an adversary that invents', () => {
  test.each(Object.keys(inventions))('is caught inventing a %s, wherever it stands', (kind) => {
    const invention = inventions[kind] ?? fc.constant('');
    fc.assert(
      fc.property(bullet, invention, place, (text, words, at) => {
        expect(refusals(text, insert(text, words, at))).not.toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('is caught raising a verb', () => {
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
        expect(refusals(text, text.replace(/^\S+(?: part in| to)?/, verb))).not.toEqual([]);
      }),
    );
  });

  test('is caught dropping a hedge or a number', () => {
    const hedge = /\b(?:about|up to|nearly|under supervision|Helped to|Took part in)\b ?|\d+/;
    fc.assert(
      fc.property(
        bullet.filter((text) => hedge.test(text)),
        (text) => {
          expect(refusals(text, text.replace(hedge, '').trim())).not.toEqual([]);
        },
      ),
    );
  });

  test('is caught changing any digit', () => {
    fc.assert(
      fc.property(
        bullet.filter((text) => /\d/.test(text)),
        fc.integer({ min: 1, max: 8 }),
        (text, step) => {
          const changed = text.replace(/\d/, (digit) => String((Number(digit) + step) % 9 || 9));
          fc.pre(changed !== text);
          expect(refusals(text, changed)).not.toEqual([]);
        },
      ),
    );
  });

  test('is caught copying the posting', () => {
    const posting =
      'You will own the roadmap of our billing platform and grow a team of seven engineers in Berlin.';
    const words = posting.split(' ');
    fc.assert(
      fc.property(bullet, fc.nat({ max: words.length - 7 }), (text, start) => {
        const copied = words.slice(start, start + 7).join(' ');
        expect(refusals(text, `${text}, ${copied}`, posting)).not.toEqual([]);
      }),
    );
  });

  test('is caught naming a skill that the base does not', () => {
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
        expect(rulesOf(verifierOf({ bullets: [text] }), edit)).not.toEqual([]);
      }),
    );
  });

  test('any word that is in no table is refused', () => {
    const word = fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{2}[aeiou][bcdfgklmnprtvz]{2}[aeiou]n$/);
    fc.assert(
      fc.property(bullet, word, place, (text, strange, at) => {
        expect(refusals(text, insert(text, strange, at))).not.toEqual([]);
      }),
    );
  });
});

describe('honest edits', () => {
  test('a text that stays as it is passes', () => {
    for (const text of bullets) expect(refusals(text, text)).toEqual([]);
  });

  test('a true alias passes wherever it stands', () => {
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
