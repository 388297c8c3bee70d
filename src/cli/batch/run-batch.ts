import type { FinetuneLevel } from '../../contract/choices.ts';
import { jobTitle } from '../../contract/job-title.ts';
import type { Preview } from '../../contract/report.ts';
import { exitCodes } from '../exit-code.ts';
import { isUnnamed } from '../postings/posting-target.ts';
import type { BatchRow } from '../postings/read-batch.ts';
import { type Output, print, view } from '../terminal/output.ts';
import { Cancelled } from '../terminal/question-types.ts';
import { askQuestions } from '../terminal/questions.ts';
import { table } from '../terminal/table.ts';
import { marked, type TerminalStyle } from '../terminal/terminal-style.ts';
import { counted, wrap } from '../terminal/terminal-text.ts';
import { levelToPay, type RowResult, type RowWork, resultLine, runRow, withFiles } from './run-row.ts';

/** Counts of the rows so far. */
interface Tally {
  done: number;
  failed: number;
  /** Rows without a company or a position. */
  unnamed: number;
  /** Only with --dry-run. */
  price: number;
  balance: number | undefined;
  isOutOfCredits: boolean;
}

function newTally(): Tally {
  return { done: 0, failed: 0, unnamed: 0, price: 0, balance: undefined, isOutOfCredits: false };
}

/** Prints one line per row, in input order. @returns the tally with its exit code */
export async function runBatch(rows: readonly BatchRow[], atOnce: number, work: RowWork): Promise<Output> {
  const { context } = work;
  const tally = newTally();
  context.io.interrupted.addEventListener('abort', () => {
    context.note('Run the same command to continue; without --new, nothing is charged twice.');
  });
  await context.progress(`0 of ${rows.length}`, async (progress) => {
    const started = context.io.now();
    const results = inOrder(rowsUntilOutOfCredits(rows, tally), atOnce, ([row, number]) =>
      runRow(row, number, work),
    );
    for await (const processed of results) {
      const result = await withFiles(processed, work);
      count(result, tally);
      progress.say(progressText({ rows: rows.length, ...tally, elapsed: context.io.now() - started }));
      await progress.aside(() => printRow(result, work));
    }
  });
  return view<readonly []>({
    data: [],
    lines: true,
    human: () => '',
    hints: hintsFor(tally, rows.length, work),
    exitCode: exitCodeOf(tally),
  });
}

/**
 * Asks whether to pay for the rows that are not done yet. The price depends on the level, so one free preview of each
 * level gives it; rows that fail later cost nothing.
 * @param work with `preview` set and a journal of its own, which only this uses
 * @throws Cancelled if the person does not want to pay
 */
export async function confirmPrice(rows: readonly BatchRow[], work: RowWork): Promise<void> {
  const { context } = work;
  const toPay = new Map<FinetuneLevel, BatchRow[]>();
  for (const row of rows) {
    const level = await levelToPay(row, work);
    if (level === null) continue;
    const ofLevel = toPay.get(level) ?? [];
    ofLevel.push(row);
    toPay.set(level, ofLevel);
  }
  let [resumes, price, balance] = [0, 0, 0];
  await context.progress('Price', async () => {
    for (const ofLevel of toPay.values()) {
      const preview = await firstPreview(ofLevel, work);
      if (preview === null) continue;
      resumes += ofLevel.length;
      price += ofLevel.length * preview.cost;
      balance = preview.credits_remaining;
    }
  });
  if (price === 0) return;
  const questions = await askQuestions(context);
  const isWanted = await questions.agree(
    `${counted(resumes, 'resume')} for at most ${counted(price, 'credit')}; you have ${balance}. Make them?`,
  );
  if (!isWanted) throw new Cancelled('nothing was made or charged');
}

/** Null if no row can be previewed. */
async function firstPreview(rows: readonly BatchRow[], work: RowWork): Promise<Preview | null> {
  for (const [index, row] of rows.entries()) {
    const result = await runRow(row, index + 1, work);
    if (result.ok && 'preview' in result) return result.preview;
  }
  return null;
}

/** Stops after the first row that could not be paid. */
function* rowsUntilOutOfCredits(
  rows: readonly BatchRow[],
  tally: Readonly<Tally>,
): Generator<readonly [BatchRow, number], void, void> {
  for (const [index, row] of rows.entries()) {
    if (tally.isOutOfCredits) return;
    yield [row, index + 1];
  }
}

function count(result: RowResult, tally: Tally): void {
  tally.done += 1;
  if (!result.ok) {
    tally.failed += 1;
    tally.isOutOfCredits ||= result.error.name === 'credit_limit_exceeded';
    return;
  }
  if ('resume' in result ? isUnnamed(result.resume) : result.isUnnamed) tally.unnamed += 1;
  if ('preview' in result) {
    tally.price += result.preview.cost;
    tally.balance = result.preview.credits_remaining;
  }
}

function printRow(result: RowResult, { context }: Pick<RowWork, 'context'>): Promise<void> {
  const output = view<RowResult>({ data: result, json: resultLine, lines: true, human: rowText });
  return print(output, context.io, context.globals);
}

function exitCodeOf({ failed, isOutOfCredits }: Tally): number {
  if (isOutOfCredits) return exitCodes.credit_limit_exceeded;
  return failed > 0 ? 1 : 0;
}

function hintsFor(
  { done, failed, unnamed, price, balance, isOutOfCredits }: Tally,
  rows: number,
  { preview }: Pick<RowWork, 'preview'>,
): string[] {
  const good = `${done - failed} of ${rows} rows ${preview ? 'can be' : 'are'} done`;
  const hints = [failed > 0 ? `${good}, ${failed} failed.` : `${good}.`];
  if (unnamed > 0) {
    hints.push(
      `Couldn't find the company or the position in ${unnamed} of them. To add them, use a CSV or JSONL file.`,
    );
  }
  if (preview) {
    const left = balance === undefined ? '' : `; you have ${balance}`;
    return [...hints, `Price: ${counted(price, 'credit')}${left}. Nothing was stored or charged.`];
  }
  if (isOutOfCredits) {
    const left = rows - done > 0 ? `; ${counted(rows - done, 'row was', 'rows were')} not started` : '';
    hints.push(`You are out of credits${left}. Renewal date: resume-tailor usage`);
  }
  if (failed > 0) hints.push('Run the same command to retry the others; nothing is charged twice.');
  return hints;
}

/** Yields the results in the order of the items, with up to `atOnce` of them in progress. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, void> {
  const running: Promise<Result>[] = [];
  try {
    for (const item of items) {
      const one = work(item);
      // Awaited later; until then a failure must not count as unhandled.
      one.catch(() => undefined);
      running.push(one);
      if (running.length < atOnce) continue;
      const [first] = running;
      if (first) yield await first;
      running.shift();
    }
    for (const one of running) yield await one;
  } finally {
    // If the caller stops early, work in progress is still finished.
    await Promise.allSettled(running);
  }
}

/** One row, for a terminal or a pipe. */
function rowText(result: RowResult, style: TerminalStyle): Promise<string> | string {
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
    const price = `${counted(cost, 'credit')}, ${score.before} → ${score.after}`;
    return wrap(`· ${row} ${result.target}: ${price}`, style.columns);
  }
  const { id, ats_score } = result.resume;
  const made = `${marked('good', String(row), style)} ${jobTitle(result.resume)}, ${ats_score} of 100`;
  const where = [id, ...result.files].map((line) => `     ${style.ink.dim(line)}\n`);
  return wrap(made, style.columns) + where.join('');
}

interface BatchProgress {
  readonly rows: number;
  readonly done: number;
  readonly failed: number;
  /** Milliseconds since the first row was started. */
  readonly elapsed: number;
}

/** `12 of 40, 1 failed, about 3 min left` */
function progressText({ rows, done, failed, elapsed }: BatchProgress): string {
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
