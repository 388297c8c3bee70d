import type { ModelUse, Report } from '../../contract/report.ts';
import { english } from '../../messages/report/english.ts';
import type { ReportMessages } from '../../messages/report/report-messages.ts';
import { placeName } from '../../text/place-name.ts';
import { table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { counted, wrap } from '../terminal/terminal-text.ts';
import { changesText } from './changes-text.ts';
import { type Extent, gapRow, gapsText, requirementsText, tally } from './requirements-text.ts';
import { isUnderstood, partsText, scoreLine, sumOfMove } from './score-text.ts';

/** The report for a terminal; in a pipe, rows whose first column names their kind. */
export async function reportText(report: Report, style: TerminalStyle, extent: Extent): Promise<string> {
  // Beside sentences in the language of the resume; rows of a pipe have the same names in all languages.
  // Loaded late, because commands that show no report share this file.
  const { reportMessagesFor, writtenOf } = await import('../../messages/report/report-messages-for.ts');
  const words = reportMessagesFor(writtenOf(report));
  // Scripts may rely on the order of these rows.
  const parts = {
    components: isUnderstood(report)
      ? await partsText(report.components, sumOfMove(report.score), style)
      : '',
    requirements: await requirementsText(report, style, extent, words),
    model: await modelText(report, style, extent),
    changes: await changesText(report.changes, style),
    gaps: await questionsText(report, style, extent, words),
    withheld: await withheldText(report, style),
    warnings: await warningsText(report, style),
  };
  if (!style.isTerminal) return (await plainScore(report, style)) + Object.values(parts).join('');
  const title = style.ink.bold;
  const chapters = [
    isUnderstood(report) && wrap(`${title('Score:')} ${scoreLine(report.score, style)}`, style.columns),
    `${title(`Changes (${report.changes.length})`)}\n\n${parts.changes || '  none\n'}${parts.withheld}`,
    parts.model !== '' && `${title('Language model')}\n\n${parts.model}`,
    parts.gaps !== '' && `${title('Questions for you')}\n\n${parts.gaps}`,
    parts.warnings !== '' && `${title('Good to know')}\n\n${parts.warnings}`,
    `${wrap(`${title('What the posting asks for:')} ${tally(report)}`, style.columns)}\n${parts.requirements}`,
    parts.components !== '' && `${title('How the score adds up')}\n\n${parts.components}`,
  ];
  return chapters.filter((chapter) => chapter !== false).join('\n');
}

/** The open questions; reports of earlier versions have only gaps. */
function questionsText(
  { gaps, questions, requirements }: Report,
  style: TerminalStyle,
  { all }: Extent,
  words: ReportMessages,
): Promise<string> | string {
  if (all || questions === undefined) return gapsText(gaps, style, words);
  if (!style.isTerminal) {
    const asked = new Map(requirements.map((requirement) => [requirement.id, requirement]));
    const rows = questions.flatMap(({ requirement_id: id, text }) => {
      const of = asked.get(id);
      return of ? [gapRow({ requirement: id, class: of.class, term: of.term, question: text })] : [];
    });
    return table(style, { head: [], rows });
  }
  const classes = new Map(
    requirements.map(({ id, class: asked }) => [id, words.requirements.classes[asked]]),
  );
  const lines = questions.map(({ requirement_id: id, text }) => `${text} (${classes.get(id) ?? ''})`);
  return lines.map((line) => wrap(line, style.columns, '    ').replace(/^ {4}/, '  ? ')).join('');
}

/** With --all, also each refused wording with the rules that refused it. */
function modelText(report: Report, style: TerminalStyle, { all }: Extent): Promise<string> | string {
  const { model } = report;
  if (!model) return '';
  const shown = all ? model.rejected : [];
  if (style.isTerminal) {
    const lines = shown.map(({ source, rules, kept }) =>
      wrap(`refused for ${placeName(source)} (${rules.join(', ')}): ${kept}`, style.columns, '    '),
    );
    return wrap(modelLine(report), style.columns, '  ') + lines.join('');
  }
  const { accepted, repaired, calls, tokens, cost } = model;
  const numbers = [accepted, repaired, calls, tokens.input, tokens.output, cost ?? ''].map(String);
  const refused = shown.map(({ source, rules, kept }) => ['refused', source, rules.join(' '), kept]);
  return table(style, { head: [], rows: [['model', model.provider, model.name, ...numbers], ...refused] });
}

function withheldText(report: Report, style: TerminalStyle): Promise<string> | string {
  const { withheld = [] } = report;
  if (withheld.length === 0) return '';
  if (style.isTerminal) return `\n${wrap(withheldLine(report), style.columns, '  ')}`;
  const rows = withheld.map(({ rule, count, message }) => ['withheld', rule, String(count), message]);
  return table(style, { head: [], rows });
}

function plainScore(report: Report, style: TerminalStyle): Promise<string> | string {
  if (!isUnderstood(report)) return '';
  const { score } = report;
  const row = ['score', String(score.before), String(score.after), String(score.ceiling)];
  return table(style, { head: [], rows: [row] });
}

function warningsText(report: Report, style: TerminalStyle): Promise<string> | string {
  const ofPdf = (report.pdf_check?.warnings ?? []).map((message) => ({ code: 'pdf', message }));
  const warnings = [...report.warnings, ...ofPdf];
  if (style.isTerminal) return warnings.map(({ message }) => wrap(message, style.columns, '  ')).join('');
  return table(style, { head: [], rows: warnings.map(({ code, message }) => ['warning', code, message]) });
}

/** One or two sentences about the language model; empty if none was used. */
export function modelLine({ model }: Pick<Report, 'model'>): string {
  if (!model) return '';
  const { name, accepted, repaired, rejected } = model;
  const again = repaired === 0 ? '' : ` (${repaired} at the second try)`;
  const refused = rejected.length === 0 ? '' : `; ${counted(rejected.length, 'wording')} refused`;
  return `${name} worded ${counted(accepted, 'line')}${again}${refused}. ${usedText(model)}`;
}

function usedText({ calls, cached, tokens, cost }: ModelUse): string {
  const paid = `${counted(calls, 'call')}, ${tokens.input} tokens in, ${tokens.output} out`;
  const known = cached === 0 ? '' : `, ${counted(cached, 'answer')} reused from before`;
  return `${paid}${known}${cost === null ? '' : `, cost ${cost}`}`;
}

/** Warnings about the language model. */
export function modelWarnings({ warnings }: Pick<Report, 'warnings'>): readonly string[] {
  return warnings.filter(({ code }) => code.startsWith('model_')).map(({ message }) => message);
}

/** One line about true rewordings that were dropped for readability; empty without any. */
export function withheldLine(
  { withheld = [] }: Pick<Report, 'withheld'>,
  words: ReportMessages = english,
): string {
  const total = withheld.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return '';
  const reasons = withheld.map(({ count, message }) => (count === 1 ? message : `${message} (${count})`));
  return words.changes.withheld(total, reasons.join(words.semicolon));
}
