import { crc32, deflateRawSync } from 'node:zlib';
import { UnreadableFile } from '../files/unreadable-file.ts';

/*
 * Writes a zip archive again with other contents for some files. All others are copied with their headers, byte for
 * byte, so they are neither unpacked nor changed.
 */

const endSignature = 0x06054b50;
const endLength = 22;
const entrySignature = 0x02014b50;
const entryLength = 46;
const localLength = 30;
const deflated = 8;
/** A length behind the content, and encryption, of which a new content has neither. */
const keptFlags = 0x0800;

interface Listed {
  /** The entry of the directory. */
  readonly record: Buffer;
  readonly name: string;
  /** Where the file begins, and where the next one does. */
  readonly from: number;
  readonly to: number;
}

/**
 * @param archive whose directory was read before (`zipEntries`)
 * @param contents the new contents by the names of the files
 * @throws UnreadableFile if its files overlap, or its directory is not where it says
 */
export function replacedEntries(archive: Uint8Array, contents: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOfDirectory(bytes);
  const pieces: Buffer[] = [];
  const places = new Map<Listed, number>();
  const records = new Map<Listed, Buffer>();
  let length = 0;
  const listed = listedFiles(bytes, end);
  for (const file of listed.toSorted((one, other) => one.from - other.from)) {
    const content = contents.get(file.name);
    const { record, piece } = content
      ? newFile(file, content, bytes)
      : { record: Buffer.from(file.record), piece: bytes.subarray(file.from, file.to) };
    places.set(file, length);
    records.set(file, record);
    pieces.push(piece);
    length += piece.length;
  }
  const directory = Buffer.concat(
    listed.map((file) => {
      const record = records.get(file) ?? file.record;
      record.writeUInt32LE(places.get(file) ?? 0, 42);
      return record;
    }),
  );
  const closing = Buffer.from(bytes.subarray(end));
  closing.writeUInt32LE(directory.length, 12);
  closing.writeUInt32LE(length, 16);
  return Buffer.concat([...pieces, directory, closing]);
}

/** Behind a comment of any length. */
function endOfDirectory(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - endLength - 0xffff);
  for (let at = bytes.length - endLength; at >= earliest; at -= 1)
    if (
      bytes.readUInt32LE(at) === endSignature &&
      at + endLength + bytes.readUInt16LE(at + 20) === bytes.length
    )
      return at;
  throw damaged();
}

function listedFiles(bytes: Buffer, end: number): readonly Listed[] {
  const [count, start] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  const found: { readonly record: Buffer; readonly name: string; readonly from: number }[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || bytes.readUInt32LE(at) !== entrySignature) throw damaged();
    const nameLength = bytes.readUInt16LE(at + 28);
    const length = entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const record = bytes.subarray(at, at + length);
    const name = record.subarray(entryLength, entryLength + nameLength).toString();
    found.push({ record, name, from: record.readUInt32LE(42) });
    at += length;
  }
  const places = [...found.map(({ from }) => from), start].sort((one, other) => one - other);
  const next = new Map(places.map((place, index) => [place, places[index + 1] ?? start]));
  return found.map((file) => {
    const to = next.get(file.from) ?? start;
    if (to - file.from < localLength || to > end) throw damaged();
    return { ...file, to };
  });
}

function newFile(
  { record: old, from }: Listed,
  content: Uint8Array,
  bytes: Buffer,
): { readonly record: Buffer; readonly piece: Buffer } {
  const packed = deflateRawSync(content);
  const facts = (target: Buffer, at: number) => {
    target.writeUInt16LE(target.readUInt16LE(at) & keptFlags, at);
    target.writeUInt16LE(deflated, at + 2);
    target.writeUInt32LE(crc32(content), at + 8);
    target.writeUInt32LE(packed.length, at + 12);
    target.writeUInt32LE(content.length, at + 16);
  };
  const record = Buffer.from(old);
  facts(record, 8);
  const local = Buffer.from(bytes.subarray(from, from + localLength));
  facts(local, 6);
  const title = old.subarray(entryLength, entryLength + old.readUInt16LE(28));
  local.writeUInt16LE(title.length, 26);
  local.writeUInt16LE(0, 28);
  return { record, piece: Buffer.concat([local, title, packed]) };
}

function damaged(): UnreadableFile {
  return new UnreadableFile('is a zip archive with files that overlap; save it again');
}
