import { jobTitle } from '../../contract/job-title.ts';
import type { Resume } from '../../contract/objects.ts';
import type { Change, Report } from '../../contract/report.ts';
import { isCounted, type RequirementStatus, requirementStatus } from '../../contract/requirement-status.ts';
import {
  noRequirementsFound,
  nothingChanged,
  sameAtGood,
  wordingKept,
} from '../../contract/warning-codes.ts';
import { andMore } from '../../values/strings.ts';
import { briefChangeText, changeRow, strongestChanges } from '../report/changes-text.ts';
import { modelLine, modelWarnings } from '../report/report-text.ts';
import { byWeight, requirementsThatAre } from '../report/requirements-text.ts';
import { isUnderstood, scoreLine, sumOfMove, sumRows, sumText } from '../report/score-text.ts';
import { table } from '../terminal/table.ts';
import { type Mark, marked, type TerminalStyle } from '../terminal/terminal-style.ts';
import { counted, labeled, wrap } from '../terminal/terminal-text.ts';

export interface Generated {
  readonly resume: Resume;
  readonly report: Report;
  readonly files: readonly string[];
}

/** The result of generate on one screen. */
export function generateText(generated: Generated, style: TerminalStyle): Promise<string> | string {
  if (!style.isTerminal) return table(style, { head: [], rows: plainRows(generated) });
  const { resume, report, files } = generated;
  const terms = (status: RequirementStatus) =>
    requirementsThatAre(report.requirements, status).map(({ term }) => term);
  const asked = report.requirements.filter(isCounted).length;
  const met = asked === 0 ? '' : `${terms('met').length} of ${asked} things that the posting asks for`;
  const rows: readonly (readonly [label: string, text: string, mark?: Mark])[] = [
    ['Score', isUnderstood(report) ? scoreLine(report.score, style) : ''],
    ['Made of', scoreSumText(report)],
    ['Met', met, 'good'],
    ['In part', few(terms('in part')), 'partly'],
    ['Missing', few(terms('missing')), 'bad'],
    ['Changes', changesByKind(report.changes) || noChanges(report)],
    ['Model', modelLine(report)],
    ...[...urgentWarnings(report), ...modelWarnings(report)].map(
      (warning) => ['Look', warning, 'odd'] as const,
    ),
    ['Credits', `${resume.credits_remaining} left`],
    ['PDF', pdfText(report)],
    ['Files', files.join(', ')],
    ['Id', resume.id],
  ];
  const title = style.ink.bold(jobTitle(resume));
  const lines = rows
    .filter(([, text]) => text !== '')
    .map(([label, text, mark]) =>
      labeled(mark ? marked(mark, label, style) : `  ${label}`, text, style.columns),
    );
  return `${wrap(`${marked('good', '', style)} ${title}`, style.columns)}\n${lines.join('')}${strongestText(generated, style)}${questionsText(generated, style)}`;
}

/** The sum of the score; empty without a score. */
function scoreSumText(report: Report): string {
  const sum = isUnderstood(report) ? sumOfMove(report.score) : null;
  return sum ? sumText(sum) : '';
}

const maxChanges = 3;

/** The strongest changes of wording, before and after; empty without any. */
function strongestText({ report: { changes } }: Generated, style: TerminalStyle): string {
  const shown = strongestChanges(changes, maxChanges).map((change) => briefChangeText(change, style));
  const [, ...others] = shown;
  const title = others.length === 0 ? 'Strongest change' : 'Strongest changes';
  return shown.length === 0 ? '' : `\n  ${style.ink.bold(title)}\n\n${shown.join('\n')}`;
}

const maxQuestions = 3;

/** The open questions, most important first. Advice after each question is printed once, as a hint. */
function questionsText({ report }: Generated, { columns }: TerminalStyle): string {
  const asked = report.questions?.map(({ text }) => text) ?? byWeight(report.gaps).map((gap) => gap.question);
  const shown = asked.slice(0, maxQuestions).map((question) => {
    const [only = question] = question.split(/(?<=\?)\s|(?<=？)/);
    return wrap(only, columns, '    ').replace(/^ {4}/, '  ? ');
  });
  const more = asked.length - shown.length;
  const rest = more > 0 ? `   ${andMore(more)}\n` : '';
  return shown.length === 0 ? '' : `\n${shown.join('')}${rest}`;
}

function pdfText({ pdf_check }: Report): string {
  if (!pdf_check) return '';
  const pages = counted(pdf_check.pages, 'page');
  if (pdf_check.warnings.length > 0) return `${pages}, read back: its text is there, but see the warnings`;
  return `${pages}, read back: every text of the resume is there`;
}

/** The result for scripts: one fact per row, its name first. */
function plainRows({ resume, report, files }: Generated): string[][] {
  const { score, requirements, changes, gaps, pdf_check } = report;
  const having = (status: RequirementStatus) => requirementsThatAre(requirements, status);
  const questionOf = (id: string) => gaps.find(({ requirement }) => requirement === id)?.question ?? '';
  return [
    ['id', resume.id],
    ['position', resume.position],
    ['company_name', resume.company_name],
    ...(isUnderstood(report)
      ? [
          ['ats_score', String(resume.ats_score)],
          ['score_before', String(score.before)],
          ['score_ceiling', String(score.ceiling)],
          ...sumRows(sumOfMove(score)),
        ]
      : []),
    ['met', String(having('met').length), String(requirements.filter(isCounted).length)],
    ...having('in part').map(({ term }) => ['in_part', term]),
    ...having('missing').map(({ id, term }) => ['missing', term, questionOf(id)]),
    ['changes', String(changes.length), changesByKind(changes)],
    ...strongestChanges(changes, maxChanges).map(changeRow),
    ...(report.model ? [['model', modelLine(report)]] : []),
    ...urgentWarnings(report).map((warning) => ['warning', warning]),
    ...modelWarnings(report).map((warning) => ['model_warning', warning]),
    ...(pdf_check ? [['pdf_pages', String(pdf_check.pages)]] : []),
    ...(pdf_check?.warnings ?? []).map((warning) => ['pdf_warning', warning]),
    ...files.map((file) => ['file', file]),
    ['credits_remaining', String(resume.credits_remaining)],
  ];
}

/** Singular, or singular and plural if they differ. */
const kindNames: Readonly<Record<Change['op'], string | readonly [one: string, many: string]>> = {
  rewrite: 'rewritten',
  alias: ['name spelled differently', 'names spelled differently'],
  surface_skill: ['skill added to your list', 'skills added to your list'],
  reorder: 'reordered',
  hide: 'hidden',
  restore: 'restored',
  merge: 'merged',
  headline: 'a new headline',
  summary: 'a new summary',
  section_order: 'sections reordered',
  edit: 'edited by you',
  answer: 'answered by you',
};

/** Kinds that a resume has only one of are not counted. */
const single: readonly Change['op'][] = ['headline', 'summary', 'section_order'];

/** `5 rewritten, 2 skills added to your list` */
function changesByKind(changes: readonly Change[]): string {
  const counts = new Map<Change['op'], number>();
  for (const { op } of changes) counts.set(op, (counts.get(op) ?? 0) + 1);
  return [...counts]
    .map(([op, count]) => (single.includes(op) ? kindName(op, 1) : `${count} ${kindName(op, count)}`))
    .join(', ');
}

function kindName(op: Change['op'], count: number): string {
  const name = kindNames[op];
  return typeof name === 'string' ? name : name[count === 1 ? 0 : 1];
}

/** What explains why nothing, or hardly anything, was done. */
const urgent: ReadonlySet<string> = new Set([noRequirementsFound, wordingKept, sameAtGood, nothingChanged]);

function urgentWarnings({ warnings }: Report): readonly string[] {
  return warnings.filter(({ code }) => urgent.has(code)).map(({ message }) => message);
}

function noChanges({ requirements }: Report): string {
  if (requirements.length === 0) return 'none';
  const isAllMet = requirements.filter(isCounted).every((one) => requirementStatus(one) === 'met');
  return isAllMet ? 'No changes were made.' : 'none: nothing else in your resume answers it';
}

const maxTerms = 8;

function few(terms: readonly string[]): string {
  return terms.slice(0, maxTerms).join(', ') + andMore(terms.length - maxTerms);
}
