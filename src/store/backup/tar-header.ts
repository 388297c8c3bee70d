/** Of a header, and what every file in the archive is filled up to. */
export const blockBytes = 512;

export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** Eleven octal digits. */
const maxSize = 8 ** 11 - 1;

/** The header of a regular file (ustar), 0600 and without a time, so that the same files give the same archive. */
export function tarHeader({ name, size }: TarEntry): Uint8Array {
  if (size > maxSize) throw new Error(`${name} is too large for a backup: ${size} bytes.`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0, 100, 'ascii');
  header.write('0000600\0', 100, 'ascii');
  header.write('0000000\0', 108, 'ascii');
  header.write('0000000\0', 116, 'ascii');
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'ascii');
  header.write('00000000000\0', 136, 'ascii');
  header.write('0', 156, 'ascii');
  header.write('ustar\u000000', 257, 'ascii');
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return header;
}

/** @returns null for the empty block that ends an archive. @throws Error when it is no header of a regular file. */
export function readTarHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) return null;
  const text = (start: number, length: number): string =>
    header.toString('latin1', start, start + length).replace(/\0.*$/s, '');
  const size = text(124, 12).trim();
  const kind = text(156, 1);
  if (Number.parseInt(text(148, 8), 8) !== checksum(header) || !/^[0-7]{1,11}$/.test(size)) {
    throw new Error('it is damaged or not a backup of resume-tailor');
  }
  const name = text(0, 100);
  // A link could lead out of the folder that is restored into.
  if (kind !== '0' || text(345, 155) !== '')
    throw new Error(`it contains something that is not a file: ${name}`);
  return { name, size: Number.parseInt(size, 8) };
}

export function paddingOf(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes;
}

/** The sum of all bytes, those of the sum itself counted as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}
