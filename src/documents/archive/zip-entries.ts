import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import { errorReason } from '../../values/system-error.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';

export interface ZipEntry {
  readonly name: string;
  /** The unpacked content, as long as declared. @throws UnreadableFile */
  bytes(): Promise<Uint8Array>;
}

const maxEntries = 1000;
const maxUnpacked = 50 * 1024 * 1024;

/**
 * The files of a zip archive by its directory; each is unpacked when it is used.
 * @throws UnreadableFile if it is damaged, locked, far too large unpacked, or with unsafe names
 */
export async function zipEntries(archive: Uint8Array): Promise<readonly ZipEntry[]> {
  const data = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const zip = await fromBufferPromise(data, { lazyEntries: true, decodeStrings: false }).catch(damaged);
  const { entryCount } = zip;
  if (entryCount > maxEntries)
    throw new UnreadableFile(`contains ${entryCount} files; at most ${maxEntries} are read`);
  let unpacked = 0;
  const entries: ZipEntry[] = [];
  for (const entry of await directoryOf(zip)) {
    const name = nameOf(entry);
    if (entry.isEncrypted()) throw new UnreadableFile('is protected by a password');
    unpacked += entry.uncompressedSize;
    if (unpacked > maxUnpacked) throw new UnreadableFile('unpacks to more than 50 MB, too much for a resume');
    entries.push({ name, bytes: () => unpack(zip, entry, name) });
  }
  return entries;
}

async function directoryOf(zip: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch (error) {
    damaged(error);
  }
  return entries;
}

/** Nothing is ever written under these names, but an archive with a path outside of it is malicious. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  if (validateFileName(name) !== null || name.includes('\0'))
    throw new UnreadableFile(`contains a file with the unsafe name ${JSON.stringify(name)}`);
  return name;
}

async function unpack(zip: ZipFile, entry: Entry, name: string): Promise<Uint8Array> {
  if (!entry.canDecodeFileData())
    throw new UnreadableFile(`compresses ${name} in an unsupported way (method ${entry.compressionMethod})`);
  try {
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch (cause) {
    throw new UnreadableFile(
      `contains ${name}, which is damaged or larger than declared: ${errorReason(cause)}`,
      {
        cause,
      },
    );
  }
}

function damaged(cause: unknown): never {
  throw new UnreadableFile('is a damaged zip archive', { cause });
}
