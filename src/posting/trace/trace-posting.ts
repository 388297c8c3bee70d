import type { PostingTrace, TraceLine } from '../../contract/posting-trace.ts';
import type { Target } from '../../service/ports.ts';
import { bestSequence, type SequenceReading, sumsOfSequences } from '../../text/model/best-sequence.ts';
import { partsOfNat, sumOf } from '../../text/model/linear-model.ts';
import { type Analysis, analyzePosting } from '../analysis.ts';
import type { Clause } from '../clause.ts';
import { lineClasses } from '../lines/line-classes.ts';
import { lineFeatures } from '../lines/line-features.ts';
import { lineModel, phraseModel } from '../model/models.ts';
import { postingOf, whyByRules } from '../read-posting.ts';
import { classOf } from '../requirements/clause-context.ts';
import { decide, hasAskingLine } from '../requirements/decide.ts';
import { byLine, type Feature, strongestFactors } from './strongest-factors.ts';
import { spansByModels, spansByRules } from './trace-spans.ts';
import { type ValueNames, valueNamesOf } from './value-names.ts';

/**
 * How a posting was read, step by step. It goes the way of `readPosting` again and writes down what is seen there, so that
 * reading itself keeps nothing for it.
 */
export function tracePosting(target: Target): PostingTrace {
  const analysis = analyzePosting(target);
  const names = valueNamesOf(analysis);
  const why = whyByRules(analysis);
  const readings = why === null ? bestSequence(lineModel(), analysis.lineFeatures) : [];
  const reason = why ?? (hasAskingLine(readings) ? null : 'no_asking_line');
  const found =
    reason === null ? decide(analysis, { lines: lineModel(), phrases: phraseModel() }) : analysis.proposals;
  const { requirements } = postingOf(analysis, found, target);
  const spans =
    reason === null
      ? spansByModels(analysis, { readings, found, requirements }, names)
      : spansByRules(analysis, requirements);
  const factors = why === null ? lineFactors(analysis, readings, names) : [];
  const clausesOf = byLine(analysis.lines, analysis.clauses, ({ start }) => start);
  return {
    read_by: reason === null ? 'models' : 'rules',
    rules_reason: reason,
    language: analysis.language,
    lines: analysis.lines.map(({ unit, block }, index): TraceLine => {
      const reading = readings[index];
      return {
        text: unit.text,
        ...analysis.clean.sourceRange(unit.start, unit.end),
        section: block?.section ?? null,
        heading: block?.heading ?? '',
        class: reading === undefined ? null : (lineClasses[reading.lineClass] ?? null),
        sureness: reading === undefined ? null : (levels[reading.sureness] ?? null),
        decided_by: factors[index] ?? [],
        clauses: (clausesOf[index] ?? []).map(traceOfClause),
        spans: spans[index] ?? [],
      };
    }),
  };
}

const levels = ['low', 'medium', 'high'] as const;

function traceOfClause(clause: Clause): TraceLine['clauses'][number] {
  const { cue } = clause;
  const asksNothing = cue === 'ignored' || cue === 'negated';
  return { text: clause.text, cue, class: asksNothing ? null : classOf(clause) };
}

const aroundIt = 'the classes of the lines around it';

/** What decided for the class of each line, and not for the next best one. */
function lineFactors(
  analysis: Analysis,
  readings: readonly SequenceReading[],
  names: ValueNames,
): TraceLine['decided_by'][] {
  const model = lineModel();
  const features: Feature[][] = analysis.lines.map(() => []);
  lineFeatures(
    analysis.lines.map(({ unit, view, remarks }) => ({ unit, tokens: view.tokens, remarks })),
    (line, template, value, other) => features[line]?.push({ template, value, other }),
  );
  const sequences = sumsOfSequences(model, analysis.lineFeatures);
  return readings.map(({ lineClass }, index) => {
    const whole = sequences[index] ?? new Int32Array(model.classes);
    const alone = sumOf(model, analysis.lineFeatures[index] ?? new Int32Array());
    const rival = bestBeside(whole, lineClass);
    const ahead = (sums: Int32Array): number => (sums[lineClass] ?? 0) - (sums[rival] ?? 0);
    const around = ahead(whole) - ahead(alone);
    return strongestFactors(
      features[index] ?? [],
      { model, own: lineClass, rival },
      names,
      new Map(Math.abs(around) < partsOfNat / 4 ? [] : [[aroundIt, around]]),
    );
  });
}

function bestBeside(sums: Int32Array, own: number): number {
  let best = own === 0 ? 1 : 0;
  for (const [index, sum] of sums.entries()) if (index !== own && sum > (sums[best] ?? 0)) best = index;
  return best;
}
