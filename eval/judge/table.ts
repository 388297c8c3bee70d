import type { Case } from '../cases/cases.ts';
import { type Finding, hiddenKeywords, reviewedOpeners } from './faithfulness.ts';
import type { PostingFigures } from './keywords.ts';
import { mean } from './numbers.ts';
import type { Run } from './runs.ts';
import { scoreFigures } from './scores.ts';

/* The figures of one folder as rows of name, value and target. */

export type Row = readonly [name: string, value: number | null, target: string, digits: 0 | 2];

export interface Measured {
  readonly cases: readonly Case[];
  readonly figures: readonly PostingFigures[];
  readonly runs: readonly Run[];
  readonly findings: readonly Finding[];
}

type Figure = Exclude<keyof PostingFigures, 'misses'>;

export function rowsOf({ cases, figures, runs, findings }: Measured): readonly Row[] {
  const english = figures.filter((_, index) => cases[index]?.labels.language === 'en');
  const other = figures.filter((one) => !english.includes(one));
  return [
    ...keywordRows('English', english, ['>= .85', '>= .80', '>= .85', '<= .03']),
    ...keywordRows('other', other, ['>= .75', '>= .75', '', '']),
    row('class', figures, 'classes', '>= .95'),
    row('class, English', english, 'classes', ''),
    row('years', figures, 'years', '>= .95'),
    row('degree', figures, 'degree', '>= .85'),
    row('credentials, precision', figures, 'credentialPrecision', ''),
    row('credentials, recall', figures, 'credentialRecall', ''),
    row('language', figures, 'language', ''),
    ...scoreRows(runs),
    ...faithfulRows(runs, findings),
  ];
}

function row(name: string, figures: readonly PostingFigures[], figure: Figure, target: string): Row {
  return [name, mean(figures.map((one) => one[figure])), target, 2];
}

function keywordRows(name: string, figures: readonly PostingFigures[], targets: readonly string[]): Row[] {
  const [precision = '', recall = '', must = '', distractors = ''] = targets;
  return [
    row(`${name}: precision`, figures, 'precision', precision),
    row(`${name}: recall, must and nice`, figures, 'recall', recall),
    row(`${name}: must recall`, figures, 'mustRecall', must),
    row(`${name}: nice recall`, figures, 'niceRecall', ''),
    row(`${name}: responsibility recall`, figures, 'dutyRecall', ''),
    row(`${name}: distractors taken`, figures, 'distractors', distractors),
  ];
}

function scoreRows(runs: readonly Run[]): Row[] {
  const { medians, ...figures } = scoreFigures(runs);
  return [
    ['AUC qualified against traps, pooled', figures.trapsPooled, '>= .96', 2],
    ['AUC qualified against traps, per posting', figures.trapsPerPosting, '>= .99', 2],
    ['AUC weaker against traps, pooled', figures.weakerPooled, '', 2],
    ['median unrelated', medians.unrelated, '<= 10', 0],
    ['median related', medians.related, '<= 25', 0],
    ['median trap', medians.trap, '', 0],
    ['median weaker', medians.weaker, '30-55', 0],
    ['median qualified', medians.qualified, '70-85', 0],
    ['uplift, share of the way to the ceiling', figures.uplift, '>= .60', 2],
    ['uplift, mean points', figures.pointsGained, '', 2],
    ['pairs that fall', figures.falls, '0', 0],
    ['pairs above their ceiling', figures.aboveCeiling, '0', 0],
    ['largest gain of an unrelated pair', figures.unrelatedGain, '<= 3', 0],
  ];
}

function faithfulRows(runs: readonly Run[], findings: readonly Finding[]): Row[] {
  const tailored = runs.flatMap((run) => Object.values(run.tailored));
  const changes = tailored.flatMap(({ report }) => report.changes);
  const quotes = changes.flatMap(({ evidence }) => evidence);
  const count = (kinds: readonly Finding['kind'][]) =>
    findings.filter(({ kind }) => kinds.includes(kind)).length;
  const invented = findings.filter(({ kind }) => kind !== 'no evidence' && kind !== 'quote');
  const unfaithful = new Set(invented.map(({ posting, resume, level }) => `${posting} ${resume} ${level}`))
    .size;
  return [
    ['faithful results', 1 - unfaithful / tailored.length, '1.00', 2],
    ['changes with evidence', 1 - count(['no evidence']) / changes.length, '1.00', 2],
    ['lines with another opening verb, to review', reviewedOpeners(runs).length, '', 0],
    ['hidden bullets that say a keyword', runs.flatMap(hiddenKeywords).length, '0', 0],
    ['quotes that stand in the base', 1 - count(['quote']) / quotes.length, '1.00', 2],
  ];
}
