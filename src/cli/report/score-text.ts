import { noRequirementsFound } from '../../contract/no-requirements.ts';
import type { Score } from '../../contract/score.ts';
import type { Paper } from '../paper.ts';
import { table } from '../table.ts';
import { wrap } from '../wrap.ts';
import { ceilingText } from './ceiling-text.ts';
import { componentsText } from './components-text.ts';
import { tally } from './requirement-status.ts';
import { requirementsText } from './requirements-text.ts';

/** A score with its parts; in a pipe, rows whose first column says what they are. */
export async function scoreText(score: Score, paper: Paper): Promise<string> {
  const components = await componentsText(score.components, paper);
  const requirements = await requirementsText(score.requirements, paper);
  if (!paper.isTerminal)
    return (await table(paper, { head: [], rows: plainRows(score) })) + components + requirements;
  const { bold, dim } = paper.ink;
  const isUnderstood = score.warnings.every(({ code }) => code !== noRequirementsFound);
  const limit = isUnderstood ? `, ${score.band} ${dim(`(${ceilingText(score.ceiling)})`)}` : '';
  return [
    `${wrap(`${bold('Score:')} ${bold(String(score.ats_score))} of 100${limit}`, paper.columns)}\n${components}`,
    `\n${bold('What the posting asks for:')} ${tally(score)}\n\n${requirements}`,
    ...score.warnings.map(({ message }) => `\n${wrap(message, paper.columns)}`),
  ].join('');
}

function plainRows(score: Score): string[][] {
  return [
    ['score', String(score.ats_score)],
    ['band', score.band],
    ['ceiling', String(score.ceiling)],
    ...score.knockouts.map(({ type, term, met }) => ['knockout', type, term, met ? 'met' : 'not met']),
    ...score.warnings.map(({ code, message }) => ['warning', code, message]),
  ];
}
