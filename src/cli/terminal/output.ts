import { showsUnicode, wantsPlain } from '../../config/terminal-settings.ts';
import { ownValue } from '../../values/own-value.ts';
import type { Globals } from '../globals.ts';
import type { Io } from './io.ts';
import { type TerminalStyle, terminalStyleOf } from './terminal-style.ts';
import { adviceText, terminalSafe } from './terminal-text.ts';

/** The output of a command. One writer prints it, so that --json is always the API's own object. */
export interface View<T = unknown> {
  readonly data: T;
  /** The API object in `data`; absent: `data` itself. */
  readonly json?: (data: T) => unknown;
  /** --json prints each list element on its own line. */
  readonly lines?: boolean;
  /** The text for people. On a terminal it gets a copy of `data` without control characters. */
  readonly human: (data: T, style: TerminalStyle) => string | Promise<string>;
  /** Shown in a pager on a terminal if it is longer than the screen. */
  readonly isPaged?: boolean;
  /** Notes and next steps on stderr, not with --quiet or --json. */
  readonly hints?: readonly string[];
  /** Called after the result is written, not if the process ends before. */
  readonly afterwards?: () => Promise<void>;
  /** For a command that succeeded with a negative result. Default 0. */
  readonly exitCode?: number;
}

/** Bytes or text printed unchanged, such as a document, a PDF or a backup piece by piece. */
export interface RawOutput {
  readonly raw: string | Uint8Array | AsyncIterable<Uint8Array>;
}

export type Output = View | RawOutput | null;

/** Checks that `human` fits `data`, then drops the type. */
export function view<T>(parts: View<T>): View {
  return parts as View;
}

/** The --json object of a command that wrote files: with their paths as `files`. */
export function withWrittenFiles<Printed extends object>(object: Printed, files: readonly string[]): Printed {
  return files.length === 0 ? object : { ...object, files };
}

/** ASCII replacements for the symbols of our layouts. */
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

/** Prints results on stdout and hints on stderr. Help, topics, the version and MCP messages are written elsewhere. */
export async function print(output: Output, io: Io, options: PrintOptions): Promise<void> {
  if (output === null) return;
  if ('raw' in output) return printUnchanged(output, io);
  const text = options.json ? json(output) : await human(output, io, options);
  const isShown = output.isPaged && !options.json && (await pagedText(text, io, options));
  if (!isShown) io.stdout.write(text);
  await output.afterwards?.();
  if (options.json || options.quiet) return;
  const hints = (output.hints ?? []).map((hint) => adviceText(hint, io.stderr)).join('');
  // If both streams go to one screen, an empty line separates them.
  if (hints !== '') io.stderr.write(io.stdout.isTTY && io.stderr.isTTY ? `\n${hints}` : hints);
}

async function printUnchanged({ raw }: RawOutput, { stdout }: Io): Promise<void> {
  if (typeof raw === 'string' || raw instanceof Uint8Array) stdout.write(raw);
  else for await (const bytes of raw) stdout.write(bytes);
}

/** True if a pager showed it. */
async function pagedText(text: string, io: Io, { plain }: PrintOptions): Promise<boolean> {
  if (!io.stdout.isTTY || wantsPlain(io.environment, plain)) return false;
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
