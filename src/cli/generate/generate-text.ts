import type { Resume } from '../../contract/objects.ts';
import type { Change, Report } from '../../contract/report.ts';
import type { Ink, Paper } from '../paper.ts';
import { modelLine, modelWarnings } from '../report/model-line.ts';
import { byWeight, type RequirementStatus, requirementsThatAre } from '../report/requirement-status.ts';
import { scoreLine } from '../report/score-line.ts';
import { table } from '../table.ts';
import { labelled, wrap } from '../wrap.ts';

export interface Generated {
  readonly resume: Resume;
  readonly report: Report;
  readonly files: readonly string[];
}

/** The end of a generate: what came of it, on one screen. */
export function generateText(generated: Generated, paper: Paper): Promise<string> | string {
  if (!paper.isTerminal) return table(paper, { head: [], rows: plainRows(generated) });
  const { ink } = paper;
  const { resume, report, files } = generated;
  const terms = (status: RequirementStatus) =>
    requirementsThatAre(report.requirements, status).map(({ term }) => term);
  const rows: readonly (readonly [string, string, Ink?])[] = [
    ['Score', scoreLine(report.score, paper)],
    ['Met', `${terms('met').length} of ${report.requirements.length} things that the posting asks for`],
    ['In part', few(terms('in part')), ink.yellow],
    ['Missing', few(terms('missing')), ink.red],
    ['Changes', changesByKind(report.changes) || 'none: your resume says it already'],
    ['Model', modelLine(report)],
    ...modelWarnings(report).map((warning) => ['Look', warning, ink.yellow] as const),
    ['Credits', `${resume.credits_remaining} left`],
    ['PDF', pdfText(report)],
    ...(report.pdf_check?.warnings ?? []).map((warning) => ['Look', warning, ink.yellow] as const),
    ['Files', files.join(', ')],
    ['Id', resume.id],
  ];
  const title = ink.bold(`${resume.position} at ${resume.company_name}`);
  const lines = rows
    .filter(([, text]) => text !== '')
    .map(([label, text, colour]) => labelled(label, colour ? eachWord(text, colour) : text, paper.columns));
  return `${wrap(`${ink.green('✓')} ${title}`, paper.columns)}\n${lines.join('')}${questionsText(generated, paper)}`;
}

const mostQuestions = 3;

/** What only the person knows, the most wanted first; the advice that ends each is given once, as a hint. */
function questionsText({ report, resume }: Generated, { columns }: Paper): string {
  const asked = byWeight(report.gaps);
  const shown = asked.slice(0, mostQuestions).map(({ question }) => {
    const [only = question] = question.split(/(?<=\?)\s/);
    return wrap(only, columns, '    ').replace(/^ {4}/, '  ? ');
  });
  const more = asked.length - shown.length;
  const rest = more > 0 ? wrap(`${more} more: resume-tailor explain ${resume.id}`, columns, '    ') : '';
  return shown.length === 0 ? '' : `\n${shown.join('')}${rest}`;
}

function pdfText({ pdf_check }: Report): string {
  if (!pdf_check) return '';
  const pages = pdf_check.pages === 1 ? '1 page' : `${pdf_check.pages} pages`;
  return `${pages}, read back: every text of the resume is in it`;
}

/** The same for a script: a fact in each row, its name first. */
function plainRows({ resume, report, files }: Generated): string[][] {
  const { score, requirements, changes, gaps, pdf_check } = report;
  const having = (status: RequirementStatus) => requirementsThatAre(requirements, status);
  const questionOf = (id: string) => gaps.find(({ requirement }) => requirement === id)?.question ?? '';
  return [
    ['id', resume.id],
    ['position', resume.position],
    ['company_name', resume.company_name],
    ['ats_score', String(resume.ats_score)],
    ['score_before', String(score.before)],
    ['score_ceiling', String(score.ceiling)],
    ['met', String(having('met').length), String(requirements.length)],
    ...having('in part').map(({ term }) => ['in_part', term]),
    ...having('missing').map(({ id, term }) => ['missing', term, questionOf(id)]),
    ['changes', String(changes.length), changesByKind(changes)],
    ...(report.model ? [['model', modelLine(report)]] : []),
    ...modelWarnings(report).map((warning) => ['model_warning', warning]),
    ...(pdf_check ? [['pdf_pages', String(pdf_check.pages)]] : []),
    ...(pdf_check?.warnings ?? []).map((warning) => ['pdf_warning', warning]),
    ...files.map((file) => ['file', file]),
    ['credits_remaining', String(resume.credits_remaining)],
  ];
}

const kindNames: Readonly<Record<Change['op'], string>> = {
  rewrite: 'rewritten',
  alias: "put in the posting's words",
  surface_skill: 'skills brought up',
  reorder: 'reordered',
  hide: 'hidden',
  restore: 'brought back',
  merge: 'merged',
  headline: 'headline',
  summary: 'summary',
  section_order: 'sections reordered',
  edit: 'edited by you',
};

/** `5 rewritten, 2 skills brought up` */
function changesByKind(changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const { op } of changes) counts.set(kindNames[op], (counts.get(kindNames[op]) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

/** Coloured word by word, so that a line can be broken between them. */
function eachWord(text: string, ink: Ink): string {
  return text
    .split(' ')
    .map((word) => ink(word))
    .join(' ');
}

const mostTerms = 8;

function few(terms: readonly string[]): string {
  const more = terms.length - mostTerms;
  return terms.slice(0, mostTerms).join(', ') + (more > 0 ? ` and ${more} more: explain` : '');
}
