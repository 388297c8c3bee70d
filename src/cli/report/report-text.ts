import type { Report } from '../../contract/report.ts';
import type { Paper } from '../paper.ts';
import { table } from '../table.ts';
import { wrap } from '../wrap.ts';
import { changesText } from './changes-text.ts';
import { componentsText } from './components-text.ts';
import { gapsText } from './gaps-text.ts';
import { modelLine } from './model-line.ts';
import { tally } from './requirement-status.ts';
import { requirementsText } from './requirements-text.ts';
import { scoreLine } from './score-line.ts';
import { withheldLine } from './withheld-line.ts';

/** The report as a person reads it; in a pipe, rows whose first column says what they are. */
export async function reportText(report: Report, paper: Paper): Promise<string> {
  const parts = {
    components: await componentsText(report.components, paper),
    requirements: await requirementsText(report.requirements, paper),
    model: await modelText(report, paper),
    changes: await changesText(report.changes, paper),
    gaps: await gapsText(report.gaps, paper),
    withheld: await withheldText(report, paper),
    warnings: await warningsText(report, paper),
  };
  if (!paper.isTerminal) return (await plainScore(report, paper)) + Object.values(parts).join('');
  const title = paper.ink.bold;
  const chapters = [
    `${wrap(`${title('Score:')} ${scoreLine(report.score, paper)}`, paper.columns)}\n${parts.components}`,
    `${wrap(`${title('What the posting asks for:')} ${tally(report)}`, paper.columns)}\n${parts.requirements}`,
    parts.model !== '' && `${title('Language model')}\n\n${parts.model}`,
    `${title(`Changes (${report.changes.length})`)}\n\n${parts.changes || '  none\n'}${parts.withheld}`,
    report.gaps.length > 0 && `${title('Is there more to tell?')}\n\n${parts.gaps}`,
    parts.warnings !== '' && `${title('Good to know')}\n\n${parts.warnings}`,
  ];
  return chapters.filter((chapter) => chapter !== false).join('\n');
}

/** In a pipe also each refused wording, with the rules that refused it. */
function modelText(report: Report, paper: Paper): Promise<string> | string {
  const { model } = report;
  if (!model) return '';
  if (paper.isTerminal) return wrap(modelLine(report), paper.columns, '  ');
  const { accepted, repaired, calls, tokens, cost } = model;
  const numbers = [accepted, repaired, calls, tokens.input, tokens.output, cost ?? ''].map(String);
  const refused = model.rejected.map(({ source, rules, kept }) => ['refused', source, rules.join(' '), kept]);
  return table(paper, { head: [], rows: [['model', model.provider, model.name, ...numbers], ...refused] });
}

function withheldText(report: Report, paper: Paper): Promise<string> | string {
  const { withheld = [] } = report;
  if (withheld.length === 0) return '';
  if (paper.isTerminal) return `\n${wrap(withheldLine(report), paper.columns, '  ')}`;
  const rows = withheld.map(({ rule, count, message }) => ['withheld', rule, String(count), message]);
  return table(paper, { head: [], rows });
}

function plainScore({ score }: Report, paper: Paper): Promise<string> {
  const row = ['score', String(score.before), String(score.after), String(score.ceiling)];
  return table(paper, { head: [], rows: [row] });
}

function warningsText(report: Report, paper: Paper): Promise<string> | string {
  const ofPdf = (report.pdf_check?.warnings ?? []).map((message) => ({ code: 'pdf', message }));
  const warnings = [...report.warnings, ...ofPdf];
  if (paper.isTerminal) return warnings.map(({ message }) => wrap(message, paper.columns, '  ')).join('');
  return table(paper, { head: [], rows: warnings.map(({ code, message }) => ['warning', code, message]) });
}
