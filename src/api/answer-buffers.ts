import type { Piece } from './exchange.ts';

const bytes = 1024 * 1024;
const kept = 32;
/** No character of a string takes more bytes in UTF-8. */
const bytesPerCharacter = 3;

export interface AnswerBuffers {
  /** The pieces in UTF-8, in memory that belongs to the caller until it is given back. */
  encode(pieces: readonly Piece[]): Buffer<ArrayBuffer>;
  giveBack(encoded: Buffer<ArrayBuffer>): void;
}

/** Memory for answers, used again and again: fresh memory costs more to touch than it does to fill. */
export function createAnswerBuffers(): AnswerBuffers {
  const free: Buffer<ArrayBuffer>[] = [];
  return {
    encode(pieces) {
      const length = mostBytesIn(pieces);
      const buffer = (length <= bytes && free.pop()) || Buffer.allocUnsafeSlow(Math.max(length, bytes));
      let end = 0;
      for (const piece of pieces) end += write(piece, buffer, end);
      return buffer.subarray(0, end);
    },
    giveBack({ buffer }) {
      if (buffer.byteLength === bytes && free.length < kept) free.push(Buffer.from(buffer));
    },
  };
}

function mostBytesIn(pieces: readonly Piece[]): number {
  let most = 0;
  for (const piece of pieces)
    most += typeof piece === 'string' ? piece.length * bytesPerCharacter : piece.length;
  return most;
}

/** @returns how many bytes were written. */
function write(piece: Piece, buffer: Buffer<ArrayBuffer>, at: number): number {
  if (typeof piece === 'string') return buffer.write(piece, at);
  buffer.set(piece, at);
  return piece.length;
}
