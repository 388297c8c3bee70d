import { fstatSync, writeSync } from 'node:fs';
import { errorCode } from '../contract/error-code.ts';
import type { OutputStream, ResultStream } from './io.ts';

export interface DirectOutputParts {
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

  return { write, isTTY: waiting?.isTTY === true, columns: waiting?.columns };
}
