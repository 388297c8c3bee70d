import { packedModel } from '../../lexicon/packed-lexicon.ts';
import { lazy } from '../../text/memoize.ts';
import { type LinearModel, readModel } from '../../text/model/linear-model.ts';

/** What lines are there for, by {@link lineClasses}; behind the features, which class follows which. */
export const lineModel: () => LinearModel = lazy(() => readModel(packedModel('lines')));

/** What phrases are, by {@link phraseClasses}. */
export const phraseModel: () => LinearModel = lazy(() => readModel(packedModel('phrases')));
