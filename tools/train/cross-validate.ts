import { readingOf } from '../../eval/postings/evaluate.ts';
import type { Reading } from '../../eval/postings/figures.ts';
import { readAnalyzed } from '../../src/posting/read-posting.ts';
import type { PostingModels } from '../../src/posting/requirements/decide.ts';
import type { Example } from './examples.ts';
import { folds, foldsByRepository } from './folds.ts';

/** Reads each posting with models that learned from no posting of its repository. */
export function crossValidated(
  examples: readonly Example[],
  learn: (rest: readonly Example[]) => PostingModels,
): Reading[] {
  const foldOf = foldsByRepository(examples);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isHeldOut = ({ posting }: Example) => foldOf.get(posting.repository) === fold;
    const models = learn(examples.filter((example) => !isHeldOut(example)));
    return examples
      .filter(isHeldOut)
      .map(({ posting, analysis }) =>
        readingOf(posting, (target) => readAnalyzed(analysis, target, () => models)),
      );
  });
}
