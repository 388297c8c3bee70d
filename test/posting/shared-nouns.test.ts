import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function termsIn(item: string): readonly string[] {
  const jobDescription = `Keeper\n\nRequirements\n- Docker\n- ${item}\n- Rope splicing`;
  return readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' }).requirements.map(
    ({ term }) => term,
  );
}

describe('an adjective in a list shares a noun with the name behind it', () => {
  it.each([
    ['Strong analytical and problem solving skills', 'analytical skills', 'analytical solving'],
    ['Strong analytical and problem-solving skills', 'analytical skills', 'analytical solving'],
    ['Good organizational and multi-tasking skills', 'organizational skills', 'organizational tasking'],
  ])('which is not half of an activity with its object: %s', (item, written, mixed) => {
    const terms = termsIn(item);
    expect(terms).toContain(written);
    expect(terms).not.toContain(mixed);
  });

  it('which is an activity that several things have', () => {
    expect(termsIn('Experience with mechanical, electrical, and lamp troubleshooting')).toContain(
      'mechanical troubleshooting',
    );
  });

  it('which is the last word of a name', () => {
    expect(termsIn('Experience with relational and document databases')).toContain('relational databases');
  });
});
