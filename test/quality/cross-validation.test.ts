import { expect, test } from 'vitest';
import type { LabeledPosting } from '../../eval/postings/corpus.ts';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { analyzePosting } from '../../src/posting/analysis.ts';
import { modelOf } from '../../src/text/model/linear-model.ts';
import { crossValidated } from '../../tools/train/cross-validate.ts';
import type { Example } from '../../tools/train/examples.ts';

/** A text so short that the rules read it without a model. */
const text = 'Requirements\n- Python\n';

function exampleOf(id: string, repository: string): Example {
  const labels = { items: [], fields: [], lines: new Map() };
  const posting: LabeledPosting = {
    id,
    repository,
    split: 'train',
    language: 'en',
    text,
    lines: text.split('\n'),
    labels,
  };
  const analysis = analyzePosting(standardLexicon(), { jobDescription: text, companyName: '', position: '' });
  return { posting, analysis, lineClasses: new Int8Array(), phraseClasses: [], weight: 1 };
}

const repositories = ['a', 'a', 'a', 'a', 'b', 'b', 'c', 'd', 'd', 'd', 'e', 'f', 'g', 'g'];
const examples = repositories.map((repository, index) => exampleOf(`posting ${index}`, repository));
const empty = modelOf(1, new Int8Array());

test('each posting is read once, by models that were trained on all other repositories only', () => {
  const learnedFrom: ReadonlySet<string>[] = [];
  const readings = crossValidated(examples, (rest) => {
    learnedFrom.push(new Set(rest.map(({ posting }) => posting.repository)));
    return { lines: empty, phrases: empty };
  });
  expect(readings.map(({ posting }) => posting.id).sort()).toEqual(
    examples.map(({ posting }) => posting.id).sort(),
  );
  expect(learnedFrom).toHaveLength(5);
  for (const repository of new Set(repositories)) {
    expect(learnedFrom.filter((known) => !known.has(repository))).toHaveLength(1);
  }
});
