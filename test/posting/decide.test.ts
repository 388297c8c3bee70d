import { expect, test } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { analyzePosting } from '../../src/posting/analysis.ts';
import { lineClasses } from '../../src/posting/line-features.ts';
import { phraseClasses } from '../../src/posting/phrases/choose-phrases.ts';
import { classifyLines, decide } from '../../src/posting/requirements/decide.ts';
import { certain, modelOf } from '../../src/text/model/linear-model.ts';

/** Of no weights: every line is a title, and no phrase is asked for. */
const knowsNothing = {
  lines: modelOf(lineClasses.length, new Int8Array()),
  phrases: modelOf(phraseClasses.length, new Int8Array()),
};

test('if the models see no asking line, the rules decide with low probability', () => {
  const jobDescription = 'Lamp Keeper\nRequirements:\n- Docker\n- Welding\n- SQL';
  const analysis = analyzePosting(standardLexicon(), { jobDescription, companyName: '', position: '' });
  const found = decide(analysis, knowsNothing, classifyLines(knowsNothing, analysis));
  expect(found.map(({ accepted }) => accepted.candidate.text)).toEqual(['Docker', 'Welding', 'SQL']);
  for (const { probability = certain } of found) expect(probability).toBeLessThan(certain / 2);
});
