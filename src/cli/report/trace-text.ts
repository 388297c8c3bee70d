import type { PostingTrace, TraceFactor, TraceLine, TraceSpan } from '../../contract/posting-trace.ts';
import { table } from '../terminal/table.ts';
import { type Mark, marked, type TerminalStyle } from '../terminal/terminal-style.ts';
import { wrap } from '../terminal/terminal-text.ts';

/** The posting as read, line by line with its phrases; in a pipe, rows whose first column names their kind. */
export async function traceText(trace: PostingTrace, style: TerminalStyle): Promise<string> {
  if (!style.isTerminal) return table(style, { head: [], rows: plainRows(trace) });
  const { bold } = style.ink;
  let heading = '';
  const lines = trace.lines.map((line) => {
    const title = line.section === null || line.heading === heading ? '' : headingText(line, style);
    if (line.section !== null) heading = line.heading;
    return title + lineText(line, trace.read_by, style);
  });
  return `${bold('How the posting was read:')} ${readBy(trace)}\n\n${lines.join('')}`;
}

const reasons: Readonly<Record<NonNullable<PostingTrace['rules_reason']>, string>> = {
  language: 'the models do not know its language',
  short: 'it is too short for the models',
  no_asking_line: 'the models found no line that asks for anything',
};

function readBy({ rules_reason, language }: PostingTrace): string {
  const named = language === null ? '' : `, language ${language}`;
  return rules_reason === null
    ? `by the models${named}`
    : `by the rules, because ${reasons[rules_reason]}${named}`;
}

function headingText({ heading, section }: TraceLine, { ink }: TerminalStyle): string {
  return heading === '' ? '' : ink.dim(`[${section}: ${heading}]\n`);
}

const textLength = 60;

function lineText(line: TraceLine, readBy: PostingTrace['read_by'], style: TerminalStyle): string {
  const { ink, columns } = style;
  const read =
    line.class === null ? (line.section ?? 'heading or title') : `${line.class} (${line.sureness})`;
  const why =
    line.decided_by.length === 0 ? '' : ink.dim(wrap(factorsText(line.decided_by), columns, '    '));
  // If the models decide, only clauses with a cue (words that signal a requirement) are shown.
  const clauses = line.clauses
    .filter(({ cue }) => readBy === 'rules' || cue !== null)
    .map((clause) => wrap(clauseText(clause), columns, '    '));
  const shown = wrap(`${read}: ${line.text}`, columns);
  const first = ink.bold(shown.slice(0, read.length)) + shown.slice(read.length);
  return first + why + clauses.join('') + spansText(line.spans, style);
}

function clauseText({ text, cue, class: asked }: TraceLine['clauses'][number]): string {
  return `clause "${shortened(text)}": ${cue === null ? 'no cue' : `cue ${cue}`}, ${asked ?? 'asks for nothing'}`;
}

const marks: Readonly<Record<TraceSpan['outcome'], Mark>> = {
  asked: 'good',
  duplicate: 'good',
  denied: 'bad',
  over_limit: 'bad',
  below_threshold: 'bad',
  overlapping: 'bad',
};

/** Accepted and dropped phrases with their reasons; parts of accepted phrases in one line. */
function spansText(spans: readonly TraceSpan[], style: TerminalStyle): string {
  const whole = spans.filter(({ outcome }) => outcome !== 'overlapping');
  const pieces = spans.filter(({ outcome }) => outcome === 'overlapping').map(({ text }) => `"${text}"`);
  const rows = whole.map((span) => {
    const line = marked(marks[span.outcome], `"${span.text}"${knownText(span)}: ${outcomeText(span)}`, style);
    return (
      wrap(line, style.columns, '    ') +
      style.ink.dim(wrap(factorsText(span.decided_by), style.columns, '        '))
    );
  });
  const overlapped =
    pieces.length === 0 ? '' : `less probable than what they overlap with: ${pieces.join(', ')}`;
  return rows.join('') + (overlapped === '' ? '' : style.ink.dim(wrap(overlapped, style.columns, '    ')));
}

/** ` → Unity`: the term that `Unity game` was read as. */
function knownText({ known_as: known }: TraceSpan): string {
  return known === null ? '' : ` → ${known}`;
}

function outcomeText({ label, outcome, requirement, probability, threshold }: TraceSpan): string {
  const sure = probability === null ? label : `${label}, probability ${probability}`;
  switch (outcome) {
    case 'asked':
      return `${sure}, is ${requirement}`;
    case 'duplicate':
      return `${sure}, repeats ${requirement}`;
    case 'denied':
      return `${sure}, but the posting says it is not needed`;
    case 'over_limit':
      return `${sure}, but the posting has more requirements than the limit`;
    case 'below_threshold':
      return `${sure}, dropped: less than ${threshold}`;
    case 'overlapping':
      return `${sure}, dropped: overlaps with a more probable phrase`;
  }
}

/** `+1.25 after "with", -0.4 its place in the line` */
function factorsText(factors: readonly TraceFactor[]): string {
  return factors
    .map(({ name, weight }) => (weight === null ? name : `${weight > 0 ? '+' : ''}${weight} ${name}`))
    .join(', ');
}

function shortened(text: string): string {
  return text.length <= textLength ? text : `${text.slice(0, textLength)}…`;
}

function plainRows({ lines, ...trace }: PostingTrace): string[][] {
  return [
    ['read_by', trace.read_by, trace.rules_reason ?? '', trace.language ?? ''],
    ...lines.flatMap((line, index) => {
      const number = String(index + 1);
      return [
        [
          'line',
          number,
          line.class ?? '',
          line.sureness ?? '',
          line.section ?? '',
          line.heading,
          line.text,
          factorsText(line.decided_by),
        ],
        ...line.clauses.map(({ text, cue, class: asked }) => [
          'clause',
          number,
          cue ?? '',
          asked ?? '',
          text,
        ]),
        ...line.spans.map((span) => [
          'span',
          number,
          span.outcome,
          span.label,
          String(span.probability ?? ''),
          span.requirement ?? '',
          span.text,
          factorsText(span.decided_by),
          span.known_as ?? '',
        ]),
      ];
    }),
  ];
}
