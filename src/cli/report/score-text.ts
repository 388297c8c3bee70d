import { noRequirementsFound } from '../../contract/no-requirements.ts';
import type { Report } from '../../contract/report.ts';
import type { Score } from '../../contract/score.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { wrap } from '../terminal-text.ts';
import { partsText } from './parts-text.ts';
import { requirementsText, tally } from './requirements-text.ts';
import { sumOfScore } from './score-sum.ts';

/** A score with its parts; in a pipe, rows whose first column says what they are. */
export async function scoreText(score: Score, style: TerminalStyle): Promise<string> {
  const components = isUnderstood(score) ? await partsText(score.components, sumOfScore(score), style) : '';
  const requirements = await requirementsText(score, style);
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
