import type { Preview } from '../../contract/report.ts';
import type { Paper } from '../paper.ts';
import { changesText } from '../report/changes-text.ts';
import { gapsText } from '../report/gaps-text.ts';
import { scoreLine } from '../report/score-line.ts';
import { table } from '../table.ts';
import { wrap } from '../wrap.ts';

/** What generate would do, and its price. */
export async function previewText(preview: Preview, paper: Paper): Promise<string> {
  const { score, cost, credits_remaining } = preview;
  const changes = await changesText(preview.changes, paper);
  const gaps = await gapsText(preview.gaps, paper);
  if (!paper.isTerminal) {
    const rows = [
      ['score', String(score.before), String(score.after), String(score.ceiling)],
      ['cost', String(cost)],
      ['credits_remaining', String(credits_remaining)],
    ];
    return (await table(paper, { head: [], rows })) + changes + gaps;
  }
  const { bold } = paper.ink;
  return [
    wrap(`${bold('Score:')} ${scoreLine(score, paper)}`, paper.columns),
    `${bold('Price:')} ${cost} of ${credits_remaining} credits\n`,
    `\n${bold(`Changes (${preview.changes.length})`)}\n\n${changes || '  none\n'}`,
    preview.gaps.length > 0 ? `\n${bold('Is there more to tell?')}\n\n${gaps}` : '',
  ].join('');
}
