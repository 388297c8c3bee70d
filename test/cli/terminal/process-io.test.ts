import { EventEmitter } from 'node:events';
import { openSync } from 'node:fs';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type ProcessIo, processIo } from '../../../src/cli/terminal/io.ts';

interface Reader {
  readonly stream: Writable;
  readonly read: string[];
  /** Accepts the next piece, or closes. */
  take(error?: Error): void;
}

/** The reader of a pipe, which accepts a piece only when the test says so. */
function slowReader(): Reader {
  const read: string[] = [];
  let done: ((error?: Error | null) => void) | undefined;
  const stream = new Writable({
    write(chunk, _encoding, callback) {
      read.push(String(chunk));
      done = callback;
    },
  });
  return {
    stream,
    read,
    take(error) {
      const taken = done;
      done = undefined;
      taken?.(error);
    },
  };
}

/** Uses a standard output that is written by its stream, as for a terminal. */
function ioOf(stdout: Writable, stderr: Writable): ProcessIo {
  const terminal = Object.assign(stdout, { isTTY: true });
  const parts = { stdout: terminal, stderr, env: {}, platform: 'linux', pid: 1, cwd: () => '/' };
  const host = Object.assign(new EventEmitter(), parts) as unknown as NodeJS.Process;
  return processIo(host, openSync('/dev/null', 'w'));
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('written output', () => {
  it('reaches the system before the process may end', async () => {
    const [out, error] = [slowReader(), slowReader()];
    const io = ioOf(out.stream, error.stream);
    for (const text of ['one', 'two']) io.stdout.write(text);
    io.stderr.write('hint');
    let isWritten = false;
    const written = io.written().then(() => {
      isWritten = true;
    });
    for (const { take } of [out, error, out, error, out]) {
      await turn();
      expect(isWritten).toBe(false);
      take();
    }
    await written;
    expect([out.read.join(''), error.read.join('')]).toEqual(['onetwo', 'hint']);
  });

  it('does not wait if all of it was accepted, or if its reader is gone', async () => {
    const [out, error] = [slowReader(), slowReader()];
    const io = ioOf(out.stream, error.stream);
    await io.written();
    io.stdout.write('one');
    const written = io.written();
    out.take(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    await written;
    await turn();
    expect(io.interrupted.reason).toBe('EPIPE');
  });
});
