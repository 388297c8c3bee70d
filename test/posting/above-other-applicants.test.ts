import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';

const english = (heading: string, list: string) =>
  `Backend Developer at Kestrel & Moss

About our team
We are nine people. Our tech radar: Rust, Zig.

Your profile
- 3+ years with Java and PostgreSQL
- You write tests

${heading}
${list}

We offer
- 30 days of holiday`;

const german = (heading: string, list: string) =>
  `Softwareentwickler (m/w/d) bei Falkenried GmbH

Über uns
Wir sind neun Leute und bauen Software für Werften.

Dein Profil
- Mindestens 3 Jahre Erfahrung mit Java und PostgreSQL
- Du schreibst Tests

${heading}
${list}

Wir bieten
- 30 Tage Urlaub`;

const postings = [
  ['What sets you apart', english],
  ['What gives you the edge', english],
  ['Ways to stand out from the crowd:', english],
  ['Damit stichst du heraus', german],
  ['Was dich von anderen abhebt', german],
  ['Das rundet dein Profil ab', german],
] as const;

const lists = [
  ['with bullets', '- Kafka\n- Terraform'],
  ['without bullets', 'Kafka\nTerraform'],
  ['on one line', 'Kafka, Terraform'],
] as const;

const readers = [
  ['the models', readPosting],
  ['the rules', readByRules],
] as const;

describe.each(readers)('read by %s, what lifts an applicant above others', (_name, read) => {
  const classes = (jobDescription: string): Record<string, string> => {
    const { requirements } = read(standardLexicon(), { jobDescription, companyName: '', position: '' });
    return Object.fromEntries(requirements.map((one) => [one.term, one.class]));
  };

  describe.each(postings)('below "%s"', (heading, posting) => {
    it.each(lists)('is nice to have, in a list %s', (_how, list) =>
      expect(classes(posting(heading, list))).toMatchObject({
        Java: 'must',
        PostgreSQL: 'must',
        Kafka: 'nice',
        Terraform: 'nice',
      }),
    );
  });

  it('does not make the tools of the team a requirement', () => {
    const found = classes(english('What sets you apart', '- Kafka\n- Terraform'));
    expect(found).not.toHaveProperty('Rust');
    expect(found).not.toHaveProperty('Zig');
  });

  it.each([
    ['What sets us apart', english],
    ['Was uns von anderen abhebt', german],
  ] as const)('is not asked for if it is the employer that stands out: %s', (heading, posting) => {
    const found = classes(posting(heading, '- Kafka\n- Terraform'));
    expect(found).not.toHaveProperty('Kafka');
    expect(found).not.toHaveProperty('Terraform');
  });
});
