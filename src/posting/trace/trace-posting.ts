import type { PostingTrace, TraceLine, TraceSpan } from '../../contract/posting-trace.ts';
import { simplified } from '../../lexicon/languages/simplified.ts';
import { canonical, type Lexicon } from '../../lexicon/lexicon.ts';
import type { Target } from '../../service/ports.ts';
import { overlap, type TokenRange } from '../../text/find-form.ts';
import { type SequenceReading, sumsOfSequences } from '../../text/model/best-sequence.ts';
import { certain, partsOfNat, sumOf } from '../../text/model/linear-model.ts';
import { termKey } from '../../text/tokenize.ts';
import { addTo } from '../../values/lists.ts';
import { type Analysis, type AnalyzedLine, analyzePosting, rangeOf } from '../analysis.ts';
import type { Clause } from '../clause.ts';
import { asWritten, writtenBetween } from '../cleaning.ts';
import { lineClasses, lineFeatures } from '../line-features.ts';
import { bondsIn } from '../phrases/bonds.ts';
import { choosePhrases, type PhraseVerdict, phraseClasses } from '../phrases/choose-phrases.ts';
import { phraseFeatures } from '../phrases/phrase-features.ts';
import type { AskedRequirement } from '../posting.ts';
import { postingOf, reasonForRulesOnly } from '../read-posting.ts';
import { classOf, nameOf } from '../requirements/accept-candidate.ts';
import {
  classifyLines,
  decide,
  hasAskingLine,
  isName,
  lineModel,
  linesBeside,
  phraseModel,
  supportOf,
  thresholdsFor,
  thresholdsOn,
} from '../requirements/decide.ts';
import { groundText } from '../requirements/ground.ts';
import type { Proposal } from '../requirements/propose-requirements.ts';
import {
  byLine,
  type Feature,
  NamedFeatureRows,
  strongestFactors,
  type ValueNames,
  valueNamesOf,
} from './factors.ts';

/**
 * Explains how a posting was read, step by step. It repeats the steps of `readPosting`, so that normal reading records
 * nothing.
 */
export function tracePosting(lexicon: Lexicon, target: Target): PostingTrace {
  const analysis = analyzePosting(lexicon, target);
  const names = valueNamesOf(analysis);
  const why = reasonForRulesOnly(analysis);
  const models = { lines: lineModel(), phrases: phraseModel() };
  const readings = why === null ? classifyLines(models, analysis) : [];
  const reason = why ?? (hasAskingLine(readings) ? null : 'no_asking_line');
  const found = reason === null ? decide(analysis, models, readings) : analysis.proposals;
  const { requirements } = postingOf(analysis, found, target, linesBeside(analysis, readings));
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
        text: writtenBetween(analysis.clean, unit.start, unit.end),
        ...analysis.clean.sourceRange(unit.start, unit.end),
        section: block?.section ?? null,
        heading: asWritten(analysis.clean, block?.heading ?? ''),
        class: reading === undefined ? null : (lineClasses[reading.lineClass] ?? null),
        sureness: reading === undefined ? null : (levels[reading.sureness] ?? null),
        decided_by: factors[index] ?? [],
        clauses: (clausesOf[index] ?? []).map((clause) => traceOfClause(clause, analysis)),
        spans: spans[index] ?? [],
      };
    }),
  };
}

const levels = ['low', 'medium', 'high'] as const;

function traceOfClause(clause: Clause, { clean }: Analysis): TraceLine['clauses'][number] {
  const { cue, start, end } = clause;
  const asksNothing = cue === 'ignored' || cue === 'negated';
  return { text: writtenBetween(clean, start, end), cue, class: asksNothing ? null : classOf(clause) };
}

const aroundIt = 'the classes of the lines around it';

/** The factors that decided for the class of each line over the next best one. */
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

/** The decisions from which the outcome of each phrase follows. */
interface Decided {
  readonly readings: readonly SequenceReading[];
  readonly found: readonly Proposal[];
  readonly requirements: readonly AskedRequirement[];
}

type Fate = Pick<TraceSpan, 'outcome' | 'requirement' | 'known_as'>;

/** The phrases of each line that the models consider at all probable, with their outcomes. */
function spansByModels(
  analysis: Analysis,
  { readings, found, requirements }: Decided,
  names: ValueNames,
): TraceSpan[][] {
  const fateOf = fatesIn(analysis, requirements);
  const kept = byLine(analysis.lines, found, (proposal) => rangeOf(proposal).start);
  return analysis.lines.map((line, index) => {
    const own = readings[index];
    if (own === undefined) return [];
    const { phrases, view } = line;
    const near = { own, before: readings[index - 1] };
    const features = phraseFeatures(view, phrases, near, () => new NamedFeatureRows());
    const verdicts: PhraseVerdict[] = [];
    choosePhrases(phraseModel(), features, {
      least: thresholdsOn(own, thresholdsFor(analysis.language)),
      supportOf: (phrase) => supportOf(phrase, line, own),
      isName: (phrase) => isName(phrase, line),
      bondAt: bondsIn(view.text, view.tokens, analysis.language),
      note: (verdict) => verdicts.push(verdict),
    });
    const at = new Map(phrases.map(({ first, count }, number) => [`${first} ${count}`, number]));
    const proposalAt = (range: TokenRange) =>
      kept[index]?.find((proposal) => overlap(rangeOf(proposal), range));
    const taken = verdicts.filter(({ outcome }) => outcome === 'taken');
    const takenAt = new Map(taken.map((verdict) => [verdict.first, verdict]));
    /** Left out before the known term that it describes. */
    const isModifier = ({ outcome, first, count }: PhraseVerdict): boolean => {
      const next = outcome === 'taken' ? takenAt.get(first + count) : undefined;
      return next !== undefined && proposalAt(rangeIn(line, next)) !== undefined;
    };
    return verdicts.map((verdict) => {
      const number = at.get(`${verdict.first} ${verdict.count}`) ?? 0;
      const decisive = features.rowsOf(number).flatMap(([rows, row]) => rows.features(row));
      const range = rangeIn(line, verdict);
      const proposal = verdict.outcome === 'taken' ? proposalAt(range) : undefined;
      const fate = proposal ? fateOf(proposal) : fates[isModifier(verdict) ? 'overlapping' : verdict.outcome];
      const span = spanOf(analysis, range, verdict, fate, { features: decisive, names });
      return proposal && proposal.context.asked !== span.label
        ? {
            ...span,
            label: proposal.context.asked,
            decided_by: [wordings[proposal.context.asked === 'nice' ? 'nice' : 'must'], ...span.decided_by],
          }
        : span;
    });
  });
}

/** The wording that decides where the rules win over the models. */
const wordings = {
  nice: { name: 'the clause only calls it welcome', weight: null },
  must: { name: 'the clause requires it', weight: null },
};

/** A phrase that was taken and has no proposal in the end was negated by the posting. */
const fates: Readonly<Record<PhraseVerdict['outcome'], Fate>> = {
  taken: { outcome: 'denied', requirement: null, known_as: null },
  improbable: { outcome: 'below_threshold', requirement: null, known_as: null },
  overlapping: { outcome: 'overlapping', requirement: null, known_as: null },
};

function rangeIn({ unit, view }: AnalyzedLine, { first, count }: PhraseVerdict): TokenRange {
  const start = view.tokens[first]?.start ?? 0;
  return {
    start: unit.start + start,
    end: unit.start + (view.tokens[first + count - 1]?.end ?? start),
  };
}

function spanOf(
  { clean }: Analysis,
  range: TokenRange,
  { class: label, probability, least }: PhraseVerdict,
  fate: Fate,
  { features, names }: { readonly features: readonly Feature[]; readonly names: ValueNames },
): TraceSpan {
  const rival = phraseClasses.indexOf('none');
  return {
    text: writtenBetween(clean, range.start, range.end),
    ...clean.sourceRange(range.start, range.end),
    label,
    ...fate,
    probability: shareOf(probability),
    threshold: least === 0 ? null : shareOf(least),
    decided_by: strongestFactors(
      features,
      { model: phraseModel(), own: phraseClasses.indexOf(label), rival },
      names,
    ),
  };
}

function shareOf(probability: number): number {
  return Math.round((100 * probability) / certain) / 100;
}

/** The rules' proposals in each line, with their outcomes. */
function spansByRules(analysis: Analysis, requirements: readonly AskedRequirement[]): TraceSpan[][] {
  const fateOf = fatesIn(analysis, requirements);
  return byLine(analysis.lines, analysis.proposals, (proposal) => rangeOf(proposal).start).map((proposals) =>
    proposals.map((proposal): TraceSpan => {
      const { start, end } = rangeOf(proposal);
      return {
        text: asWritten(analysis.clean, proposal.accepted.candidate.text),
        ...analysis.clean.sourceRange(start, end),
        label: proposal.context.asked,
        ...fateOf(proposal),
        probability: null,
        threshold: null,
        decided_by: [{ name: groundText(proposal.accepted.ground), weight: null }],
      };
    }),
  );
}

/** The outcome of a proposal: a requirement, a duplicate, denied elsewhere, or over the limit. */
function fatesIn(
  { lexicon, clean, refused }: Analysis,
  requirements: readonly AskedRequirement[],
): (proposal: Proposal) => Fate {
  const byName = new Map<string, AskedRequirement[]>();
  for (const requirement of requirements) {
    for (const name of requirement.alternatives)
      addTo(byName, termKey(canonical(lexicon, simplified(name))), requirement);
  }
  return (proposal) => {
    const name = nameOf(proposal.accepted.candidate);
    const { start, end } = rangeOf(proposal);
    const source = clean.sourceRange(start, end);
    const known = canonical(lexicon, name);
    const known_as = termKey(known) === termKey(proposal.accepted.candidate.text) ? null : known;
    const same = byName.get(termKey(known)) ?? [];
    const own = same.find((one) => one.source.start <= source.start && source.end <= one.source.end);
    if (own) return { outcome: 'asked', requirement: own.id, known_as };
    if (same[0]) return { outcome: 'duplicate', requirement: same[0].id, known_as };
    return { outcome: refused.has(name) ? 'denied' : 'over_limit', requirement: null, known_as };
  };
}
