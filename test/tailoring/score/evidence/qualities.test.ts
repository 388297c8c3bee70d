import { expect, it } from 'vitest';
import { readBaseResume } from '../../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';

interface Place {
  readonly skills?: string;
  readonly summary?: string;
}

function stateOf(term: string, { skills = '', summary = '' }: Place): string | undefined {
  const position = 'Medical Coder';
  const target = { jobDescription: `Requirements:\n- ${term}`, companyName: 'Fernhill', position };
  const { document } = readBaseResume({
    basics: { name: 'Robin Example', summary },
    work: [{ name: 'Oakmere', position, startDate: '2021-01', highlights: ['Kept the records'] }],
    skills: [{ name: 'Skills', keywords: skills.split(', ') }],
  });
  const lexicon = standardLexicon();
  return evidenceRows(readPosting(lexicon, target), readResume(lexicon, document), target)[0]?.state;
}

it.each([
  ['problem solving', 'excellent problem solver'],
  ['organizational skills', 'highly organized'],
  ['communication skills', 'strong communicator'],
  ['leadership', 'team leader'],
  ['adaptability', 'motivated, adaptable'],
  ['punctuality', 'creative, punctual'],
  ['Belastbarkeit', 'zuverlässig, sehr belastbar'],
  ['Kreativität', 'kreativ, genau'],
  ['rigueur', 'rigoureux, organisé'],
  ['autonomie', 'autonome, ponctuel'],
  ['puntualidad', 'puntual, responsable'],
])('%s is listed by "%s"', (term, skills) => {
  expect(stateOf(term, { skills })).toBe('listed_only');
});

it.each([
  ['organizational skills', 'Organized and reliable, with ten years of coding', 'listed_only'],
  ['organizational skills', 'Organized and ran four fairs', 'missing'],
  ['organizational skills', 'Not organized, but fast', 'missing'],
  ['leadership', 'Wrote for farmers, leaders, and teachers', 'missing'],
  ['flexibility', 'Planned flexible budgets', 'missing'],
])('%s by the summary "%s": %s', (term, summary, state) => {
  expect(stateOf(term, { summary })).toBe(state);
});
