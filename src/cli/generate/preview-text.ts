import type { Preview } from '../../contract/report.ts';
import { changesText } from '../report/changes-text.ts';
import { gapsText } from '../report/requirements-text.ts';
import { isUnderstood, scoreLine, sumOfMove, sumRows, sumText } from '../report/score-text.ts';
import { table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { wrap } from '../terminal/terminal-text.ts';

/** The score, price, changes and questions of a preview. */
export async function previewText(preview: Preview, style: TerminalStyle): Promise<string> {
  const { score, cost, credits_remaining, warnings = [] } = preview;
  const isScored = isUnderstood({ warnings });
  const sum = sumOfMove(score);
  const changes = await changesText(preview.changes, style);
  const gaps = await gapsText(preview.gaps, style);
  if (!style.isTerminal) {
    const rows = [
      ...(isScored
        ? [['score', String(score.before), String(score.after), String(score.ceiling)], ...sumRows(sum)]
        : []),
      ...warnings.map((warning) => ['warning', warning.code, warning.message]),
      ['cost', String(cost)],
      ['credits_remaining', String(credits_remaining)],
    ];
    return (await table(style, { head: [], rows })) + changes + gaps;
  }
  const { bold } = style.ink;
  return [
    isScored ? wrap(`${bold('Score:')} ${scoreLine(score, style)}`, style.columns) : '',
    isScored && sum ? wrap(sumText(sum), style.columns) : '',
    ...warnings.map(({ message }) => wrap(message, style.columns)),
    `${bold('Price:')} ${cost} of ${credits_remaining} credits\n`,
    `\n${bold(`Changes (${preview.changes.length})`)}\n\n${changes || '  none\n'}`,
    preview.gaps.length > 0 ? `\n${bold('Questions for you')}\n\n${gaps}` : '',
  ].join('');
}
