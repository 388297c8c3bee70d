import { showsUnicode, wantsPlain } from '../../config/terminal-settings.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { Globals } from '../globals.ts';
import type { Io } from './io.ts';
import { type TerminalStyle, terminalStyleOf } from './terminal-style.ts';
import { adviceText, terminalSafe } from './terminal-text.ts';

/** What a command has to say. One writer prints it, so that --json is always the API's own object. */
export interface View<T = unknown> {
  readonly data: T;
  /** The object of the API in `data`; absent: `data` is it. */
  readonly json?: (data: T) => unknown;
  /** --json prints each element of the list on a line of its own. */
  readonly lines?: boolean;
  /** The same for a person. On a terminal it gets a copy of `data` without control characters. */
  readonly human: (data: T, style: TerminalStyle) => string | Promise<string>;
  /** On a terminal a text that is longer than the screen is shown in a pager. */
  readonly isPaged?: boolean;
  /** What to know and what to do next: on stderr, unless --quiet or --json. */
  readonly hints?: readonly string[];
  /** Done once the result is written, and not when the process ends before that. */
  readonly afterwards?: () => Promise<void>;
  /** Of a command that was carried out and has bad news. Default 0. */
  readonly exitCode?: number;
}

/** Bytes or text that go out exactly as they are, such as a document or a PDF. */
export interface RawOutput {
  readonly raw: string | Uint8Array;
}

export type Output = View | RawOutput | null;

/** Keeps the type of `data` tied to `human` and then forgets it. */
export function view<T>(parts: View<T>): View {
  return parts as View;
}

/** What our own layouts draw with, for terminals that know no more than ASCII. */
const marks: Readonly<Record<string, string>> = {
  '✓': '+',
  '✗': 'x',
  '→': '->',
  '…': '~',
  '·': '-',
  '—': '-',
  '–': '-',
  '█': '#',
  '░': '.',
  '“': '"',
  '”': '"',
  '’': "'",
};

const drawn = new RegExp(`[${Object.keys(marks).join('')}]`, 'g');

function asciiMarks(text: string): string {
  return text.replace(drawn, (mark) => ownValue(marks, mark) ?? mark);
}

export type PrintOptions = Pick<Globals, 'json' | 'quiet' | 'color' | 'plain'>;

/** Writes the results of commands: results on stdout, hints on stderr. Help, topics, the version and the messages of mcp are written elsewhere. */
export async function print(output: Output, io: Io, options: PrintOptions): Promise<void> {
  if (output === null) return;
  if ('raw' in output) {
    io.stdout.write(output.raw);
    return;
  }
  const text = options.json ? json(output) : await human(output, io, options);
  const isShown = output.isPaged && !options.json && (await pagedText(text, io, options));
  if (!isShown) io.stdout.write(text);
  await output.afterwards?.();
  if (options.json || options.quiet) return;
  const hints = (output.hints ?? []).map((hint) => adviceText(hint, io.stderr)).join('');
  // On a screen both streams meet; a line between them separates the result from the advice.
  if (hints !== '') io.stderr.write(io.stdout.isTTY && io.stderr.isTTY ? `\n${hints}` : hints);
}

/** True if a pager showed it. */
async function pagedText(text: string, io: Io, { plain }: PrintOptions): Promise<boolean> {
  if (wantsPlain(io.environment, plain)) return false;
  const { isForPager, showInPager } = await import('./pager.ts');
  return isForPager(text, io) && (await showInPager(text, io));
}

function json(output: View): string {
  const object = output.json ? output.json(output.data) : output.data;
  if (!output.lines) return `${JSON.stringify(object, null, 2)}\n`;
  const rows: readonly unknown[] = Array.isArray(object) ? object : [object];
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

async function human(output: View, io: Io, { color, plain }: PrintOptions): Promise<string> {
  const { environment, stdout } = io;
  const style = await terminalStyleOf(stdout, io, {
    noColor: !color,
    plain: wantsPlain(environment, plain),
  });
  const text = await output.human(stdout.isTTY ? terminalSafe(output.data) : output.data, style);
  const shown = stdout.isTTY && !showsUnicode(environment) ? asciiMarks(text) : text;
  return shown === '' || shown.endsWith('\n') ? shown : `${shown}\n`;
}
