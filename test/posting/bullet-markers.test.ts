import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function classesIn(...lines: readonly string[]): Readonly<Record<string, string>> {
  const jobDescription = ['Title', '', 'We are a firm.', '', ...lines].join('\n');
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return Object.fromEntries(requirements.map(({ term, class: asked }) => [term, asked]));
}

describe('a sign that begins three lines', () => {
  it.each(['§', '»', '†', '✘', '+', '⇒', '>'])('%s is their bullet', (sign) => {
    const items = ['Docker', 'bookkeeping on paper', 'Terraform'].map((item) => `${sign} ${item}`);
    const classes = classesIn('Even better if you have:', ...items);
    expect(classes).toMatchObject({ Docker: 'nice', Terraform: 'nice' });
    expect(Object.keys(classes).join()).not.toContain(sign);
  });

  it('is not a bullet if it belongs to the next word', () => {
    const items = ['.NET Core', '.NET Aspire', '.NET Native'];
    expect(Object.keys(classesIn('What we need:', ...items))).toContain('.NET Core');
  });
});

describe('signs on either side of a line', () => {
  it.each(['~ you have got ~', '== You have got ==', '*** you have got ***', '[ You have got ]'])(
    '%s: frame a heading, and no item',
    (heading) => {
      const lines = ['What you will do', '- Answer the phone', heading, '- Docker', '- Terraform'];
      expect(classesIn(...lines)).toMatchObject({ Docker: 'must', Terraform: 'must' });
    },
  );
});
