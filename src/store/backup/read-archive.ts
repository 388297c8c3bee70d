import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type ByteReader, byteReader } from './byte-reader.ts';
import { type HomePart, partOf } from './home-part.ts';
import { type ArchivedFile, checkFiles, type Manifest, manifestName, readManifest } from './manifest.ts';
import { blockBytes, paddingOf, readTarHeader, type TarEntry } from './tar-header.ts';

/** Takes the bytes of one file; called with null at its end. */
export type Sink = (bytes: Uint8Array | null) => Promise<void>;

const maxManifestSize = 64 * 1024 * 1024;

/**
 * Reads a backup to its end and checks every name, size and checksum in it. Nothing of it may be used before this
 * has returned.
 * @param open asked for each file whose name and size are good; where its bytes go
 * @throws Error saying what is wrong: `it …`
 */
export async function readArchive(
  file: string,
  parts: readonly HomePart[],
  open: (part: HomePart, entry: TarEntry) => Promise<Sink>,
): Promise<Manifest> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  // Its errors come out of the stream that is read.
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
  // Up to the end, where gzip keeps its own checksum.
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
  for await (const chunk of bytes) {
    hash.update(chunk);
    await sink(chunk);
  }
  await sink(null);
  return hash.digest('hex');
}
