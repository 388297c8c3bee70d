import { directOutput } from './direct-output.ts';
import type { Interruption, Io, OutputStream } from './io.ts';

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
