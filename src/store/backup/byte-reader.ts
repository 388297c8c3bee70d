import { errorCode } from '../../contract/errors.ts';

/** Reads a stream by lengths instead of by chunks. */
export interface ByteReader {
  /** @throws Error when the stream ends before. */
  exactly(length: number): Promise<Buffer>;
  /** The next bytes, as they come. @throws Error when the stream ends before. */
  upTo(length: number): AsyncGenerator<Buffer, void, void>;
  /** Reads on to the end. @throws Error when that is further away than it may be. */
  end(most: number): Promise<void>;
}

export function byteReader(stream: AsyncIterable<Buffer>): ByteReader {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function* upTo(length: number): AsyncGenerator<Buffer, void, void> {
    let left = length;
    while (left > 0) {
      if (rest.length === 0) rest = await nextOf(chunks);
      const taken = rest.subarray(0, left);
      rest = rest.subarray(taken.length);
      left -= taken.length;
      yield taken;
    }
  }
  return {
    upTo,
    async exactly(length) {
      const taken: Buffer[] = [];
      for await (const chunk of upTo(length)) taken.push(chunk);
      return Buffer.concat(taken);
    },
    async end(most) {
      let left = most - rest.length;
      while (left >= 0) {
        const { done, value } = await readChunk(chunks);
        if (done) return;
        left -= value.length;
      }
      throw new Error('it has data after its list of files');
    },
  };
}

async function nextOf(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const { done, value } = await readChunk(chunks);
  if (done) throw new Error('it ends too early');
  return value;
}

async function readChunk(chunks: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  try {
    return await chunks.next();
  } catch (cause) {
    if (errorCode(cause).startsWith('Z_'))
      throw new Error('it is damaged or not a backup of resume-tailor', { cause });
    throw cause;
  }
}
