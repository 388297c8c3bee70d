import { noRequirementsFound } from '../../contract/no-requirements.ts';
import type { Report } from '../../contract/report.ts';
import type { Component, Score } from '../../contract/score.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { isNarrow, wrap } from '../wrap.ts';
import { requirementsText, tally } from './requirements-text.ts';

/** A score with its parts; in a pipe, rows whose first column says what they are. */
export async function scoreText(score: Score, style: TerminalStyle): Promise<string> {
  const components = isUnderstood(score) ? await componentsText(score.components, style) : '';
  const requirements = await requirementsText(score.requirements, style);
  if (!style.isTerminal)
    return (await table(style, { head: [], rows: plainRows(score) })) + components + requirements;
  const { bold, dim } = style.ink;
  const limit = `${score.band} ${dim(`(${ceilingText(score.ceiling)})`)}`;
  const line = `${bold('Score:')} ${bold(String(score.ats_score))} of 100, ${limit}`;
  const parts = [
    ...(isUnderstood(score) ? [`${wrap(line, style.columns)}\n${components}`] : []),
    ...(requirements === ''
      ? []
      : [`${bold('What the posting asks for:')} ${tally(score)}\n\n${requirements}`]),
    ...score.warnings.map(({ message }) => wrap(message, style.columns)),
  ];
  return parts.join('\n');
}

/** Whether the posting asks for anything that can be scored; without it there is no score to show. */
export function isUnderstood({ warnings }: Pick<Score, 'warnings'>): boolean {
  return warnings.every(({ code }) => code !== noRequirementsFound);
}

function plainRows(score: Score): string[][] {
  return [
    ...(isUnderstood(score)
      ? [
          ['score', String(score.ats_score)],
          ['band', score.band ?? ''],
          ['ceiling', String(score.ceiling)],
        ]
      : []),
    ...score.knockouts.map(({ type, term, met }) => ['knockout', type, term, met ? 'met' : 'not met']),
    ...score.warnings.map(({ code, message }) => ['warning', code, message]),
  ];
}

/** `41 → 73 of 100 (best possible with this resume: 78)` */
export function scoreLine({ before, after, ceiling }: Report['score'], { ink }: TerminalStyle): string {
  const limit = `(${ceilingText(ceiling)})`;
  return `${before} → ${ink.bold(String(after))} of 100 ${ink.dim(limit)}`;
}

/** `best possible with this resume: 78` */
export function ceilingText(ceiling: number): string {
  return `best possible with this resume: ${ceiling}`;
}

/** What each part of the score asks, in a job seeker's words. */
export const componentLabels: Readonly<Record<Component['id'], string>> = {
  must: 'required skills',
  depth: 'how well they are shown',
  nice: 'nice to have',
  title: 'job title',
  years: 'years of experience',
  degree: 'degree',
  literal: "the posting's own words",
  listed: 'named among the skills',
  top: 'seen at first glance',
  parse: 'readable by machines',
};

const barLength = { wide: 20, narrow: 10 };

/** One bar per part that the posting asks for, and what they make together; in a pipe, all of them as rows. */
export async function componentsText(
  components: readonly Component[],
  style: TerminalStyle,
): Promise<string> {
  if (!style.isTerminal) return table(style, { head: [], rows: components.map(plainRow) });
  const asked = components.filter((component) => component.applicable);
  const narrow = isNarrow(style);
  const rows = asked.map((component) => [
    `  ${componentLabels[component.id]}`,
    bar(component.value, narrow ? barLength.narrow : barLength.wide, style),
    ...(narrow
      ? []
      : [`${(component.points * component.value).toFixed(1)} of ${component.points.toFixed(1)}`]),
  ]);
  return (await table(style, { head: [], rows })) + wrap(togetherText(asked), style.columns, '  ');
}

/** The bars do not add up to the score, and nobody should have to wonder why. */
export function togetherText(asked: readonly Component[]): string {
  const most = asked.reduce((sum, { points }) => sum + points, 0);
  const reached = asked.reduce((sum, { points, value }) => sum + points * value, 0);
  return `Together ${reached.toFixed(1)} of ${most.toFixed(1)} points. The score is read from them on a fixed scale, lower where less than half of what the work requires is shown.`;
}

function plainRow({ id, points, value, applicable }: Component): string[] {
  return ['component', id, String(points), String(value), applicable ? 'asked' : 'not asked'];
}

function bar(value: number, length: number, { ink }: TerminalStyle): string {
  const filled = Math.round(value * length);
  return ink.good('█'.repeat(filled)) + ink.dim('░'.repeat(length - filled));
}
