import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';

const rest = 'Requirements:\n- Docker\n- Rope splicing\n\nYour tasks:\n- Trim the lamps';

describe.each([
  ['the models', readPosting],
  ['the rules', readByRules],
] as const)('read by %s, what a posting expressly does not require', (_name, read) => {
  const termsOf = (opening: string) =>
    read(standardLexicon(), {
      jobDescription: `Keeper\n\n${opening}\n\n${rest}`,
      companyName: '',
      position: 'Keeper',
    }).requirements.map(({ term }) => term);

  const dream = 'The job suits graduates who hope to gain grounding in Kubernetes.';

  it('is not required because another sentence only speaks of it', () => {
    expect(termsOf(dream)).toContain('Kubernetes');
    expect(termsOf(`${dream} Previous experience in Kubernetes is not required.`)).not.toContain(
      'Kubernetes',
    );
  });

  it('is required if another sentence says so', () => {
    const must = 'You must know Kubernetes. For our juniors, Kubernetes is not required.';
    expect(termsOf(must)).toContain('Kubernetes');
  });
});

describe('a warning in front of a list that lost its line breaks', () => {
  it('does not deny the list', () => {
    const list =
      'Requirements: (Do not apply if you cannot tick every one of these.)- Docker- Kubernetes at sea.- Rope splicing.- Jira.';
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription: `Keeper\n\nWe light the coast.\n\n${list}`,
      companyName: '',
      position: 'Keeper',
    });
    const terms = requirements.map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['Docker', 'Kubernetes', 'Jira']));
  });
});
