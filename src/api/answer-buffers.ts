const bytes = 1024 * 1024;
const kept = 32;
/** No character of a string takes more bytes in UTF-8. */
const bytesPerCharacter = 3;

export interface AnswerBuffers {
  /** The text in UTF-8, in memory that belongs to the caller until it is given back. */
  encode(pieces: readonly string[]): Buffer<ArrayBuffer>;
  giveBack(encoded: Buffer<ArrayBuffer>): void;
}

/** Memory for long answers, used again and again: fresh memory costs more to touch than it does to fill. */
export function createAnswerBuffers(): AnswerBuffers {
  const free: Buffer<ArrayBuffer>[] = [];
  return {
    encode(pieces) {
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
      if (length * bytesPerCharacter > bytes) return Buffer.from(pieces.join(''));
      const buffer = free.pop() ?? Buffer.allocUnsafeSlow(bytes);
      let end = 0;
      for (const piece of pieces) end += buffer.write(piece, end);
      return buffer.subarray(0, end);
    },
    giveBack({ buffer }) {
      if (buffer.byteLength === bytes && free.length < kept) free.push(Buffer.from(buffer));
    },
  };
}
