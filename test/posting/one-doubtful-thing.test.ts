import { expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { analyzePosting } from '../../src/posting/analysis.ts';
import { postingOf } from '../../src/posting/read-posting.ts';
import { certain } from '../../src/text/model/linear-model.ts';

/** Reads with the rules, as if each proposal had this probability. */
function read(jobDescription: string, probability: number) {
  const target = { jobDescription, companyName: '', position: '' };
  const analysis = analyzePosting(standardLexicon(), target);
  const found = analysis.proposals.map((one) => ({ ...one, probability: Math.round(probability * certain) }));
  const { requirements, warnings } = postingOf(analysis, found, target);
  return { terms: requirements.map(({ term }) => term), warnings: warnings.map(({ code }) => code) };
}

/** What pages say beside a posting. */
const page = `\n\n${'The lighthouse stands on the northern cliff.\n'.repeat(12)}`;

it('is no requirement, and no score, if it is a task in a longer text', () => {
  expect(read(`Lamp Keeper\n\nDuties:\n- Docker${page}`, 0.5)).toEqual({
    terms: [],
    warnings: ['no_requirements_found'],
  });
  // Soft skills never count.
  expect(
    read(`Lamp Keeper\n\nDuties:\n- Docker\n\nRequirements:\n- Teamwork${page}`, 0.5).terms,
  ).not.toContain('Docker');
});

it.each([
  [`Lamp Keeper\n\nDuties:\n- Docker${page}`, 0.6, ['Docker']],
  ['Lamp Keeper\n\nDuties:\n- Docker', 0.5, ['Docker']],
  [`Lamp Keeper\n\nRequirements:\n- Docker${page}`, 0.5, ['Docker']],
  [`Lamp Keeper\n\nDuties:\n- Docker\n- Welding${page}`, 0.5, ['Docker', 'Welding']],
  [`Lamp Keeper\n\nDuties:\n- Docker\n\nRequirements:\n- Two years of experience${page}`, 0.5, ['Docker']],
] as const)(
  'is one if it is probable, required, in a short text, or not all that is asked for: %j, %d',
  (text, probability, terms) => {
    const posting = read(text, probability);
    expect(posting.terms).toEqual(terms);
    expect(posting.warnings).toEqual([]);
  },
);
