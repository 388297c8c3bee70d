import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { main } from '../../src/cli/main.ts';
import type { Io } from '../../src/cli/terminal/io.ts';
import { projectRoot } from '../support/project-root.ts';

export interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly stdin?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  /** Width of the terminal that stdout is. */
  readonly columns?: number;
  /** Height of that terminal in lines. Without it, no text is too long. */
  readonly rows?: number;
  readonly interrupt?: AbortController;
  /** stdin and stderr are terminals too. */
  readonly watched?: boolean;
  /** Questions and the keys typed after each, in this order; `\r` is the Enter key. */
  readonly answers?: readonly (readonly [question: string, typed: string])[];
  /** The last key is Ctrl-D: the input ends. */
  readonly endOfInput?: boolean;
  readonly now?: () => number;
  /** Called with the length of each wait. */
  readonly onWait?: (milliseconds: number) => void;
  /** Called after each write with all text of stdout. */
  readonly onStdout?: (text: string) => void;
  /** Called with the bytes of each write to stdout. */
  readonly onBytes?: (bytes: Uint8Array) => void;
}

/** A terminal with its own temporary home and working folder. */
export interface TestTerminal {
  readonly home: string;
  readonly folder: string;
  run(argv: readonly string[], options?: RunOptions): Promise<Ran>;
}

export function createTestTerminal(): TestTerminal {
  const root = mkdtempSync(path.join(tmpdir(), 'resume-tailor-cli-'));
  const folder = mkdtempSync(path.join(root, 'work-'));
  const home = path.join(root, 'home');
  return { home, folder, run: (argv, options = {}) => runMain(argv, folder, home, options) };
}

/**
 * Terminals in the state that `prepare` leaves. Its commands run once, and the files are copied, which takes a tenth of
 * the time.
 */
export function preparedTerminals(
  prepare: (terminal: TestTerminal) => Promise<unknown>,
): () => Promise<TestTerminal> {
  let prepared: Promise<TestTerminal> | undefined;
  const prepareFirst = async () => {
    const terminal = createTestTerminal();
    await prepare(terminal);
    return terminal;
  };
  return async () => {
    prepared ??= prepareFirst();
    const { home, folder } = await prepared;
    const terminal = createTestTerminal();
    cpSync(home, terminal.home, { recursive: true });
    cpSync(folder, terminal.folder, { recursive: true });
    return terminal;
  };
}

async function runMain(
  argv: readonly string[],
  cwd: string,
  home: string,
  options: RunOptions,
): Promise<Ran> {
  const stdout = memoryStream(options.columns, options.onStdout, options.rows, options.onBytes);
  const person = typist(options);
  const stderr = memoryStream(options.watched ? options.columns : undefined, person.read);
  const { stdin } = options;
  const typed = typeof stdin === 'string' ? Buffer.from(stdin) : stdin;
  const given = Readable.from(typed === undefined ? [] : [typed]);
  const io: Io = {
    stdin: Object.assign(options.answers ? person.keyboard : given, { isTTY: options.watched === true }),
    stdout: stdout.stream,
    stderr: stderr.stream,
    environment: { RESUME_TAILOR_HOME: home, ...options.environment },
    platform: 'linux',
    homeFolder: cwd,
    cwd,
    processId: process.pid,
    now: options.now ?? Date.now,
    wait: async (milliseconds) => options.onWait?.(milliseconds),
    randomBytes: (count) => randomBytes(count),
    interrupted: (options.interrupt ?? new AbortController()).signal,
  };
  const exitCode = await main(argv, io, { packageRoot: projectRoot });
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}

/** Types each answer when its question is on the screen. */
function typist({ answers = [], endOfInput = false }: RunOptions) {
  const keyboard = new PassThrough();
  const waiting = [...answers];
  let readUpTo = 0;
  return {
    keyboard,
    read(screen: string) {
      const [next] = waiting;
      if (!next || !stripVTControlCharacters(screen.slice(readUpTo)).includes(next[0])) return;
      waiting.shift();
      readUpTo = screen.length;
      // The question is still being drawn; listeners for keys start right after.
      setImmediate(() => (endOfInput && waiting.length === 0 ? keyboard.end() : keyboard.write(next[1])));
    },
  };
}

function memoryStream(
  columns: number | undefined,
  onWrite?: (text: string) => void,
  rows?: number,
  onBytes?: (bytes: Uint8Array) => void,
) {
  const chunks: Buffer[] = [];
  const text = () => Buffer.concat(chunks).toString();
  const stream = new Writable({
    write(chunk, _encoding, done) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      onBytes?.(bytes);
      onWrite?.(text());
      done();
    },
  });
  const move = () => true;
  const moves = { cursorTo: move, moveCursor: move, clearLine: move, clearScreenDown: move };
  // A terminal stays open after piped input.
  stream.end = () => stream;
  const terminal = columns === undefined ? {} : { isTTY: true, columns, rows, ...moves };
  return { stream: Object.assign(stream, terminal), text };
}
