import { marked } from '../marked.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { wrap } from '../wrap.ts';
import type { RowResult } from './run-row.ts';

/** One row for a person, or for a pipe. */
export function rowText(result: RowResult, style: TerminalStyle): Promise<string> | string {
  return style.isTerminal ? drawnRow(result, style) : table(style, { head: [], rows: [plainRow(result)] });
}

function plainRow(result: RowResult): string[] {
  const row = String(result.row);
  if (!result.ok) return [row, 'failed', result.error.name, result.error.message];
  if ('preview' in result) {
    const { score, cost } = result.preview;
    return [row, 'price', String(cost), String(score.before), String(score.after), result.target];
  }
  const { id, ats_score, company_name, position } = result.resume;
  return [row, 'ok', id, String(ats_score), company_name, position, ...result.files];
}

function drawnRow(result: RowResult, style: TerminalStyle): string {
  const { row } = result;
  if (!result.ok) return wrap(`${marked('bad', String(row), style)} ${result.error.message}`, style.columns);
  if ('preview' in result) {
    const { score, cost } = result.preview;
    const price = `${credits(cost)}, ${score.before} → ${score.after}`;
    return wrap(`· ${row} ${result.target}: ${price}`, style.columns);
  }
  const { id, ats_score, company_name, position } = result.resume;
  const made = `${marked('good', String(row), style)} ${position} at ${company_name}, ${ats_score} of 100`;
  const where = [id, ...result.files].map((line) => `     ${style.ink.dim(line)}\n`);
  return wrap(made, style.columns) + where.join('');
}

export function credits(count: number): string {
  return count === 1 ? '1 credit' : `${count} credits`;
}

export interface Standing {
  readonly rows: number;
  readonly done: number;
  readonly failed: number;
  /** Milliseconds since the first row was begun. */
  readonly elapsed: number;
}

/** `12 of 40, 1 failed, about 3 min left` */
export function standingText({ rows, done, failed, elapsed }: Standing): string {
  const parts = [`${done} of ${rows}`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (done > 0 && done < rows) parts.push(`about ${duration((elapsed / done) * (rows - done))} left`);
  return parts.join(', ');
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 360) / 10} h`;
}
