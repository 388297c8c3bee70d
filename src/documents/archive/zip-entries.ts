import { crc32, inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  /** The unpacked content, at most as long as declared. @throws Error for people */
  bytes(): Uint8Array;
}

const maxEntries = 1000;
const maxUnpacked = 50 * 1024 * 1024;
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const encrypted = 1;

/**
 * The files of a zip archive by its directory; each is unpacked when it is used.
 * @throws Error for people: damaged, locked, far too large unpacked, or with unsafe names
 */
export function zipEntries(archive: Uint8Array): readonly ZipEntry[] {
  const data = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    return readDirectory(data);
  } catch (error) {
    if (error instanceof RangeError) throw new Error('is a damaged zip archive', { cause: error });
    throw error;
  }
}

function readDirectory(data: Buffer): readonly ZipEntry[] {
  const end = data.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || data.readUInt32LE(end) !== endSignature) throw new Error('is a damaged zip archive');
  const count = data.readUInt16LE(end + 10);
  if (count > maxEntries) throw new Error(`contains ${count} files; at most ${maxEntries} are read`);
  let position = data.readUInt32LE(end + 16);
  let unpacked = 0;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (data.readUInt32LE(position) !== entrySignature) throw new Error('is a damaged zip archive');
    const lengths = [28, 30, 32].map((offset) => data.readUInt16LE(position + offset));
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
    const name = data.toString('utf8', position + 46, position + 46 + nameLength);
    if (isUnsafePath(name)) throw new Error(`contains a file with the unsafe name ${JSON.stringify(name)}`);
    if (data.readUInt16LE(position + 8) & encrypted) throw new Error('is protected by a password');
    unpacked += data.readUInt32LE(position + 24);
    if (unpacked > maxUnpacked) throw new Error('unpacks to more than 50 MB, too much for a resume');
    entries.push(entryAt(data, position, name));
    position += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** True for a path outside the archive. Nothing is ever written under these names, but such an archive is malicious. */
function isUnsafePath(name: string): boolean {
  return /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..');
}

function entryAt(data: Buffer, position: number, name: string): ZipEntry {
  const method = data.readUInt16LE(position + 10);
  const packed = data.readUInt32LE(position + 20);
  const size = data.readUInt32LE(position + 24);
  const offset = data.readUInt32LE(position + 42);
  return {
    name,
    bytes() {
      if (offset + 30 > data.length || data.readUInt32LE(offset) !== localSignature)
        throw new Error('is a damaged zip archive');
      const start = offset + 30 + data.readUInt16LE(offset + 26) + data.readUInt16LE(offset + 28);
      const content = data.subarray(start, start + packed);
      if (method === 0) return content;
      if (method !== 8) throw new Error(`compresses ${name} in an unsupported way (method ${method})`);
      return unpack(content, size, name);
    },
  };
}

function unpack(content: Uint8Array, size: number, name: string): Uint8Array {
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw new Error(`contains ${name}, which is damaged or larger than declared`, { cause: error });
  }
}

export interface ZipFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** 1 January 1980, the earliest date in an archive. */
const fixedDate = 0x0021;
const utf8Names = 0x0800;

/** A zip archive without compression and times, so that its bytes are the same on every machine. */
export function zipArchive(files: readonly ZipFile[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const title = Buffer.from(name);
    const facts = fileFacts(content, title.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, place, title]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06'), end]);
}

/** The fields that the local header and the directory entry share. */
function fileFacts(content: Uint8Array, nameLength: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(utf8Names, 2);
  facts.writeUInt16LE(fixedDate, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(nameLength, 22);
  return facts;
}
