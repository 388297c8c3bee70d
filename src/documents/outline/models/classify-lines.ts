import { packedModel } from '../../../lexicon/packed/packed-lexicon.ts';
import { bestSequence } from '../../../text/model/best-sequence.ts';
import { type LinearModel, readModel } from '../../../text/model/linear-model.ts';
import { lazy } from '../../../values/memoize.ts';
import type { SourceLine } from '../source-line.ts';
import { lineFeatures } from './line-features.ts';
import { type LineState, lineStates, mayFollow } from './line-states.ts';

/** Scores of {@link lineStates} by the features of a line, followed by the scores of transitions between states. */
export const lineModel: () => LinearModel = lazy(() => readModel(packedModel('resume-lines')));

export interface ClassifiedLine {
  readonly line: SourceLine;
  readonly state: LineState;
  /** How much worse the next best reading of the whole resume is: from 0 (hardly) to 2 (much). */
  readonly sureness: 0 | 1 | 2;
}

/** Classifies all lines of a resume together. */
export function classifyLines(model: LinearModel, lines: readonly SourceLine[]): readonly ClassifiedLine[] {
  const rows = lineFeatures(lines);
  const found = bestSequence(
    model,
    lines.map((_, index) => rows.row(index)),
    mayFollow,
  );
  return lines.map((line, index) => ({
    line,
    state: lineStates[found[index]?.lineClass ?? 0] ?? 'none',
    sureness: found[index]?.sureness ?? 0,
  }));
}
