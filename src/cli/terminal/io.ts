import { fstatSync, writeSync } from 'node:fs';
import type { Environment } from '../../config/environment.ts';
import { errorCode } from '../../contract/errors.ts';

export type InputStream = NodeJS.ReadableStream & { readonly isTTY?: boolean };
export type OutputStream = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** What results need of a stream; questions and moving parts, which are on stderr, need more. */
export interface ResultStream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  write(text: string | Uint8Array): boolean;
}

/** Why a command has to stop: a signal, or a reader that went away. */
export type Interruption = 'SIGINT' | 'SIGTERM' | 'EPIPE';

/** The world around one run of the command line. Tests hand in one of their own. */
export interface Io {
  readonly stdin: InputStream;
  readonly stdout: ResultStream;
  readonly stderr: OutputStream;
  readonly environment: Environment;
  readonly platform: NodeJS.Platform;
  /** The person's home folder, not the product's. */
  readonly homeFolder: string;
  readonly cwd: string;
  readonly processId: number;
  /** Milliseconds since 1970 UTC. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  randomBytes(count: number): Uint8Array;
  /** Aborted with an Interruption as its reason. */
  readonly interrupted: AbortSignal;
}

export interface ProcessIo extends Io {
  /** Settles when the system has all that was written, or will not take it. */
  written(): Promise<void>;
}

/** The Io of a real process. The second signal finds no listener and ends the process at once. */
export function processIo(host: NodeJS.Process, standardOutput = 1): ProcessIo {
  const controller = new AbortController();
  const interrupt = (reason: Interruption): void => controller.abort(reason);
  host.once('SIGINT', () => interrupt('SIGINT'));
  host.once('SIGTERM', () => interrupt('SIGTERM'));
  const opened = new Set<NodeJS.WriteStream>();
  const output = (stream: NodeJS.WriteStream, atEnd: () => void): NodeJS.WriteStream => {
    opened.add(stream);
    return quietAtEnd(stream, atEnd);
  };
  return {
    // Node builds each stream when it is first asked for; most commands never ask for all three.
    get stdin() {
      return host.stdin;
    },
    stdout: directOutput({
      descriptor: standardOutput,
      stream: () => output(host.stdout, () => interrupt('EPIPE')),
      atEnd: () => interrupt('EPIPE'),
    }),
    get stderr() {
      return output(host.stderr, () => undefined);
    },
    environment: host.env,
    platform: host.platform,
    get homeFolder() {
      return host.getBuiltinModule('node:os').homedir();
    },
    cwd: host.cwd(),
    processId: host.pid,
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    // node:crypto takes milliseconds to load, which `--help` need not pay.
    randomBytes: (count) => host.getBuiltinModule('node:crypto').randomBytes(count),
    interrupted: controller.signal,
    written: async () => void (await Promise.all([...opened].map(emptied))),
  };
}

/** What is written last is done last. */
function emptied(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.writableLength === 0) return Promise.resolve();
  return new Promise((resolve) => stream.write('', () => resolve()));
}

/** A reader that goes away (`| head`) is no failure. */
function quietAtEnd<S extends OutputStream>(stream: S, atEnd: () => void): S {
  if (stream.listenerCount('error') > 0) return stream;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    atEnd();
  });
  return stream;
}

interface DirectOutputParts {
  /** Number of the open file. */
  readonly descriptor: number;
  /** The stream of Node for it, built when this is called. */
  stream(): OutputStream;
  /** The reader has gone. */
  atEnd(): void;
}

/**
 * Standard output without the stream that Node builds for it, which takes a tenth of `--help`. A terminal gets
 * the stream, for that knows the columns; so does a pipe as soon as it is full, for a stream can wait.
 */
export function directOutput({ descriptor, stream, atEnd }: DirectOutputParts): ResultStream {
  const taker = fstatSync(descriptor);
  let waiting = taker.isFile() || taker.isFIFO() || taker.isSocket() ? null : stream();

  function write(text: string | Uint8Array): boolean {
    if (waiting) return waiting.write(text);
    const bytes = Buffer.from(text);
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(descriptor, bytes, written);
      return true;
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EPIPE') atEnd();
      else if (code === 'EAGAIN') waiting = stream();
      else throw error;
      return waiting?.write(bytes.subarray(written)) ?? false;
    }
  }

  return { write, isTTY: waiting?.isTTY === true, columns: waiting?.columns, rows: waiting?.rows };
}
