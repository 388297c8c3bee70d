import { packedModel } from '../../../lexicon/packed-lexicon.ts';
import { lazy } from '../../../text/memoize.ts';
import { type LinearModel, readModel } from '../../../text/model/linear-model.ts';

/** What the lines of a resume are, by {@link lineStates}; after the features, which follows which. */
export const lineModel: () => LinearModel = lazy(() => readModel(packedModel('resume-lines')));

/** What the atoms of heads are, by {@link atomClasses}. */
export const headModel: () => LinearModel = lazy(() => readModel(packedModel('resume-heads')));
