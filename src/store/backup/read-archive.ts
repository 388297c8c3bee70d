import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../../contract/errors.ts';
import {
  type ArchivedFile,
  blockBytes,
  checkFiles,
  type Manifest,
  manifestName,
  paddingOf,
  readManifest,
  readTarHeader,
  type TarEntry,
} from './archive-format.ts';
import { type HomePart, partOf } from './home-parts.ts';

/** Receives the bytes of one file. */
export interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  /** Called when the file is complete. */
  end(): Promise<void>;
  /** Always called last, even if the archive ends within the file. */
  close(): Promise<void>;
}

const maxManifestSize = 64 * 1024 * 1024;

/**
 * Reads a backup completely and checks all names, sizes and checksums. Nothing of it may be used before this returns.
 * @param open called for each valid file; returns the target of its bytes
 * @throws Error with the problem: `it …`
 */
export async function readArchive(
  file: string,
  parts: readonly HomePart[],
  open: (part: HomePart, entry: TarEntry) => Promise<Sink>,
): Promise<Manifest> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  // Its errors appear in the stream that is read.
  pipeline(source, unzipped, () => undefined);
  try {
    return await readEntries(byteReader(unzipped), parts, open);
  } finally {
    source.destroy();
  }
}

async function readEntries(
  reader: ByteReader,
  parts: readonly HomePart[],
  open: (part: HomePart, entry: TarEntry) => Promise<Sink>,
): Promise<Manifest> {
  const read: ArchivedFile[] = [];
  for (;;) {
    const entry = readTarHeader(await reader.exactly(blockBytes));
    if (!entry) throw new Error('it ends too early: its list of files is missing');
    if (entry.name === manifestName) return readEnd(reader, entry, read);
    const part = acceptedPart(entry, parts, read);
    read.push({ ...entry, sha256: await passOn(reader.upTo(entry.size), await open(part, entry)) });
    await reader.exactly(paddingOf(entry.size));
  }
}

async function readEnd(
  reader: ByteReader,
  { size }: TarEntry,
  read: readonly ArchivedFile[],
): Promise<Manifest> {
  if (size > maxManifestSize) throw new Error('its list of files is too long');
  const manifest = readManifest((await reader.exactly(size)).toString());
  checkFiles(manifest, read);
  // Read to the end, where gzip has its own checksum.
  await reader.end(paddingOf(size) + 2 * blockBytes);
  return manifest;
}

function acceptedPart(
  { name, size }: TarEntry,
  parts: readonly HomePart[],
  read: readonly ArchivedFile[],
): HomePart {
  const part = partOf(name, parts);
  if (!part)
    throw new Error(`it contains ${JSON.stringify(name)}, which is not part of a resume-tailor home`);
  if (size > part.maxBytes) throw new Error(`${name} in it is too large: ${size} bytes`);
  if (read.some((file) => file.name === name)) throw new Error(`it contains ${name} twice`);
  return part;
}

async function passOn(bytes: AsyncIterable<Uint8Array>, sink: Sink): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of bytes) {
      hash.update(chunk);
      await sink.write(chunk);
    }
    await sink.end();
  } finally {
    await sink.close();
  }
  return hash.digest('hex');
}

/** Reads a stream by length instead of by chunk. */
interface ByteReader {
  /** @throws Error if the stream ends earlier */
  exactly(length: number): Promise<Buffer>;
  /** The next bytes in chunks. @throws Error if the stream ends earlier */
  upTo(length: number): AsyncGenerator<Buffer, void, void>;
  /** Reads to the end. @throws Error if it is further away than `most` */
  end(most: number): Promise<void>;
}

function byteReader(stream: AsyncIterable<Buffer>): ByteReader {
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
