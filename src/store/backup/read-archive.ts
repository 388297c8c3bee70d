import { createHash } from 'node:crypto';
import { pipeline, type Readable, type Writable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { type HomePart, partOf } from './home-parts.ts';
import { type ArchivedFile, checkFiles, type Manifest, manifestName, readManifest } from './manifest.ts';

/** A file in an archive: its name and its size in bytes. */
export type FileInArchive = Pick<ArchivedFile, 'name' | 'size'>;

interface Entry extends AsyncIterable<Uint8Array> {
  readonly header: Header;
}

/** Receives the bytes of one file. */
export interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  /** Called when the file is complete. */
  end(): Promise<void>;
  /** Always called last, even if the archive ends within the file. */
  close(): Promise<void>;
}

/** Bytes. */
const maxManifestSize = 64 * 1024 * 1024;

/**
 * Reads a backup completely and checks all names, sizes and checksums. Nothing of it may be used before this returns.
 * @param source its bytes; ended or destroyed when this returns
 * @param open called for each valid file; returns the target of its bytes
 * @throws Error with the problem: `it …`
 */
export async function readArchive(
  source: Readable,
  parts: readonly HomePart[],
  open: (part: HomePart, entry: FileInArchive) => Promise<Sink>,
): Promise<Manifest> {
  // Its own types leave open what an entry yields.
  const entries = extract() as unknown as AsyncIterable<Entry> & Writable;
  // Its errors appear where the entries are read.
  pipeline(source, createGunzip(), entries, () => undefined);
  const read: ArchivedFile[] = [];
  let manifest: Manifest | null = null;
  try {
    for await (const entry of undamaged(entries)) {
      if (manifest) throw new Error('it has data after its list of files');
      const found = regularFile(entry);
      if (found.name === manifestName) {
        manifest = await manifestIn(entry, found.size);
        checkFiles(manifest, read);
      } else {
        const part = acceptedPart(found, parts, read);
        read.push({ ...found, sha256: await passOn(entry, await open(part, found)) });
      }
    }
  } finally {
    source.destroy();
  }
  if (!manifest) throw new Error('it ends too early: its list of files is missing');
  return manifest;
}

/** A broken archive ends in errors of the packer, also within a file; those of the system name their own problem. */
async function* undamaged<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part, void, void> {
  try {
    yield* parts;
  } catch (cause) {
    if (cause instanceof Error && 'syscall' in cause) throw cause;
    throw new Error('it is damaged or not a backup of resume-tailor', { cause });
  }
}

/** A link could lead out of the restore folder. */
function regularFile({ header: { name, size, type } }: Entry): FileInArchive {
  if (type !== 'file') throw new Error(`it contains something that is not a file: ${name}`);
  return { name, size };
}

async function manifestIn(entry: Entry, size: number): Promise<Manifest> {
  if (size > maxManifestSize) throw new Error('its list of files is too long');
  const chunks: Uint8Array[] = [];
  for await (const chunk of undamaged(entry)) chunks.push(chunk);
  return readManifest(Buffer.concat(chunks).toString());
}

function acceptedPart(
  { name, size }: FileInArchive,
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
    for await (const chunk of undamaged(bytes)) {
      hash.update(chunk);
      await sink.write(chunk);
    }
    await sink.end();
  } finally {
    await sink.close();
  }
  return hash.digest('hex');
}
