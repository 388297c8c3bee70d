import { readingOf } from '../../eval/postings/evaluate.ts';
import type { Reading } from '../../eval/postings/figures.ts';
import { readAnalyzed } from '../../src/posting/read-posting.ts';
import type { PostingModels } from '../../src/posting/requirements/decide.ts';
import type { Example } from './examples.ts';

const folds = 5;

/** Each posting as models read it that have learned from none of its repository. */
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

/** The largest first, each into the fold that has the fewest postings so far. */
function foldsByRepository(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { posting } of examples)
    counts.set(posting.repository, (counts.get(posting.repository) ?? 0) + 1);
  const sizes = new Array<number>(folds).fill(0);
  const found = new Map<string, number>();
  const bySize = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  for (const [repository, count] of bySize) {
    const fold = sizes.indexOf(Math.min(...sizes));
    sizes[fold] = (sizes[fold] ?? 0) + count;
    found.set(repository, fold);
  }
  return found;
}
