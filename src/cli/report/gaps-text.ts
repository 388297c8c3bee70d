import type { Gap } from '../../contract/report.ts';
import type { Paper } from '../paper.ts';
import { table } from '../table.ts';
import { wrap } from '../wrap.ts';

/** What is missing, as questions: only the person knows the answers. */
export function gapsText(gaps: readonly Gap[], paper: Paper): Promise<string> | string {
  if (!paper.isTerminal) {
    return table(paper, { head: [], rows: gaps.map((gap) => ['gap', gap.class, gap.term, gap.question]) });
  }
  return gaps
    .map((gap) => wrap(`${gap.term}: ${gap.question}`, paper.columns, '    ').replace(/^ {4}/, '  ? '))
    .join('');
}
