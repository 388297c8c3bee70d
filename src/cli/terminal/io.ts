import { fstatSync, writeSync } from 'node:fs';
import type { Environment } from '../../config/environment.ts';
import { errorCode } from '../../values/system-error.ts';

export type InputStream = NodeJS.ReadableStream & { readonly isTTY?: boolean };
export type OutputStream = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** The part of a stream that results need; prompts and spinners on stderr need more. */
export interface ResultStream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  write(text: string | Uint8Array): boolean;
}

/** The reason for which a command must stop: a signal or a closed pipe. */
export type Interruption = 'SIGINT' | 'SIGTERM' | 'EPIPE';

/** Everything outside of one run of the command line. Tests pass their own. */
export interface Io {
  readonly stdin: InputStream;
  readonly stdout: ResultStream;
  readonly stderr: OutputStream;
  readonly environment: Environment;
  readonly platform: NodeJS.Platform;
  /** The user's home folder, not the one of this program. */
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
  /** Settles when the system has taken all output, or refuses it. */
  written(): Promise<void>;
}

/** The Io of a real process. A second signal finds no listener and ends the process at once. */
export function processIo(host: NodeJS.Process, standardOutput = 1): ProcessIo {
  const controller = new AbortController();
  const interrupt = (reason: Interruption): void => controller.abort(reason);
  host.once('SIGINT', () => interrupt('SIGINT'));
  host.once('SIGTERM', () => interrupt('SIGTERM'));
  const opened = new Set<NodeJS.WriteStream>();
  const output = (stream: NodeJS.WriteStream, atEnd: () => void): NodeJS.WriteStream => {
    opened.add(stream);
    return ignoreClosedPipe(stream, atEnd);
  };
  return {
    // Node creates each stream on first access; most commands do not need all three.
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
    // Loading node:crypto takes milliseconds that `--help` does not need.
    randomBytes: (count) => host.getBuiltinModule('node:crypto').randomBytes(count),
    interrupted: controller.signal,
    written: async () => void (await Promise.all([...opened].map(flushed))),
  };
}

/** Settles when everything written before is flushed. */
function flushed(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.writableLength === 0) return Promise.resolve();
  return new Promise((resolve) => stream.write('', () => resolve()));
}

/** Ignores a closed pipe (`| head`), which is not a failure. */
function ignoreClosedPipe<S extends OutputStream>(stream: S, atEnd: () => void): S {
  if (stream.listenerCount('error') > 0) return stream;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    atEnd();
  });
  return stream;
}

interface DirectOutputParts {
  /** The file descriptor. */
  readonly descriptor: number;
  /** Creates Node's stream for it. */
  stream(): OutputStream;
  /** Called when the reader has closed the pipe. */
  atEnd(): void;
}

/**
 * Standard output without Node's stream, which takes a tenth of the time of `--help`. A terminal gets the stream,
 * which knows the columns; a full pipe gets it too, because a stream can wait.
 */
export function directOutput({ descriptor, stream, atEnd }: DirectOutputParts): ResultStream {
  const taker = fstatSync(descriptor);
  const node = taker.isFile() || taker.isFIFO() || taker.isSocket() ? null : stream();
  // Node's stream reports the error of a device such as /dev/full only after the process has ended well.
  let waiting = node && (node.isTTY || !taker.isCharacterDevice()) ? node : null;

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
      else throw error instanceof Error ? Object.assign(error, { path: 'standard output' }) : error;
      return waiting?.write(bytes.subarray(written)) ?? false;
    }
  }

  return { write, isTTY: waiting?.isTTY === true, columns: waiting?.columns, rows: waiting?.rows };
}
