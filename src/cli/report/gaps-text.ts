import type { Gap } from '../../contract/report.ts';
import type { Paper } from '../paper.ts';
import { table } from '../table.ts';
import { wrap } from '../wrap.ts';
import { classNames } from './class-names.ts';
import { byWeight } from './requirement-status.ts';

/** What is missing, as questions: only the person knows the answers. */
export function gapsText(gaps: readonly Gap[], paper: Paper): Promise<string> | string {
  if (!paper.isTerminal) {
    return table(paper, { head: [], rows: gaps.flatMap(plainRows) });
  }
  return byWeight(gaps)
    .map((gap) =>
      wrap(`${gap.term} (${classNames[gap.class]}): ${gap.question}`, paper.columns, '    ').replace(
        /^ {4}/,
        '  ? ',
      ),
    )
    .join('');
}

function plainRows({ requirement, class: asked, term, question, near }: Gap): string[][] {
  return [
    ['gap', asked, term, question, requirement],
    ...near.map(({ path, quote }) => ['near', requirement, path, quote]),
  ];
}
