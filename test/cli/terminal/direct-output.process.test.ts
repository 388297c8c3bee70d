import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { directOutput, type OutputStream } from '../../../src/cli/terminal/io.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-output-'));
const { O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;

interface Output {
  readonly output: ReturnType<typeof directOutput>;
  /** The text written to Node's stream; null until the stream is created. */
  streamed(): Buffer | null;
  ends(): number;
}

function outputTo(descriptor: number, { isTTY = true } = {}): Output {
  let pieces: Buffer[] | null = null;
  let ends = 0;
  const stream = (): OutputStream => {
    pieces = [];
    const write = (piece: string | Uint8Array): boolean => (pieces?.push(Buffer.from(piece)) ?? 0) > 0;
    return { write, isTTY, columns: 72 } as unknown as OutputStream;
  };
  const atEnd = (): void => {
    ends += 1;
  };
  return {
    output: directOutput({ descriptor, stream, atEnd }),
    streamed: () => (pieces === null ? null : Buffer.concat(pieces)),
    ends: () => ends,
  };
}

/** A pipe with both ends in this process. */
function pipe(name: string): { reader: number; writer: number } {
  const file = path.join(folder, name);
  execFileSync('mkfifo', [file]);
  const reader = openSync(file, O_RDONLY | O_NONBLOCK);
  return { reader, writer: openSync(file, O_WRONLY | O_NONBLOCK) };
}

/** The whole content of a pipe. */
function readAll(reader: number): Buffer {
  const taken = Buffer.alloc(1_000_000);
  return taken.subarray(0, readSync(reader, taken));
}

describe('standard output', () => {
  it('writes to a file without a stream', () => {
    const file = path.join(folder, 'file');
    const { output, streamed } = outputTo(openSync(file, 'w'));
    output.write('Zoë\n');
    output.write(Buffer.from([0, 255]));
    expect(readFileSync(file)).toEqual(Buffer.concat([Buffer.from('Zoë\n'), Buffer.from([0, 255])]));
    expect([streamed(), output.isTTY, output.columns]).toEqual([null, false, undefined]);
  });

  it('uses the stream for a terminal', () => {
    const { output, streamed } = outputTo(openSync('/dev/null', 'w'));
    output.write('one');
    expect([String(streamed()), output.isTTY, output.columns]).toEqual(['one', true, 72]);
  });

  it.skipIf(process.platform !== 'linux')('reports a device that takes nothing at once', () => {
    const { output } = outputTo(openSync('/dev/full', 'w'), { isTTY: false });
    expect(() => output.write('one')).toThrow(
      expect.objectContaining({ code: 'ENOSPC', path: 'standard output' }),
    );
  });

  it('leaves the rest of a text to the stream, which can wait, if a pipe is full', () => {
    const { reader, writer } = pipe('full');
    const { output, streamed, ends } = outputTo(writer);
    const text = Buffer.alloc(200_000, 'abcdefg');
    output.write(text);
    output.write('end');
    const taken = readAll(reader);
    expect(taken.length).toBeGreaterThan(0);
    const whole = Buffer.concat([taken, streamed() ?? Buffer.alloc(0)]);
    expect(whole.equals(Buffer.concat([text, Buffer.from('end')]))).toBe(true);
    expect(ends()).toBe(0);
  });

  it('reports that its reader is gone', () => {
    const { reader, writer } = pipe('gone');
    const { output, streamed, ends } = outputTo(writer);
    closeSync(reader);
    expect(output.write('one')).toBe(false);
    expect([streamed(), ends()]).toEqual([null, 1]);
  });
});
