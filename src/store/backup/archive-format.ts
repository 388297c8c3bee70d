/** The last file of an archive: the list of its files, so that missing or changed ones are detected. */
export interface Manifest {
  readonly format: typeof manifestFormat;
  readonly version: number;
  /** RFC 3339, UTC. */
  readonly created_at: string;
  /** The release of resume-tailor that wrote it. */
  readonly written_by: string;
  readonly files: readonly ArchivedFile[];
}

export interface ArchivedFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

export const manifestName = 'manifest.json';
export const manifestFormat = 'resume-tailor backup';
export const manifestVersion = 1;

/** @throws Error with the problem: `it …` */
export function readManifest(text: string): Manifest {
  const { format, version, ...manifest } = parsed(text);
  if (format !== manifestFormat) throw new Error('it is not a backup of resume-tailor');
  if (version !== manifestVersion) {
    throw new Error(
      `its version ${String(version)} is newer than this resume-tailor supports; update resume-tailor`,
    );
  }
  const { created_at, written_by, files } = manifest;
  const isWhole = typeof created_at === 'string' && typeof written_by === 'string' && isFileList(files);
  if (!isWhole) throw new Error('its list of files is damaged');
  return { format, version, created_at, written_by, files };
}

function isFileList(value: unknown): value is readonly ArchivedFile[] {
  return Array.isArray(value) && value.every((file) => typeof Object(file).name === 'string');
}

/** @throws Error unless exactly the listed files were read */
export function checkFiles({ files }: Manifest, read: readonly ArchivedFile[]): void {
  const listed = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of read) {
    if (listed.get(name) !== sha256) throw new Error(`${name} in it is damaged: its checksum is wrong`);
  }
  const missing = files.find(({ name }) => !read.some((file) => file.name === name));
  if (missing) throw new Error(`${missing.name} is missing in it`);
}

function parsed(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch (cause) {
    throw new Error('its list of files is damaged', { cause });
  }
}

/** Size of a header; files are padded to a multiple of it. */
export const blockBytes = 512;

export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** Eleven octal digits. */
const maxSize = 8 ** 11 - 1;

/** The ustar header of a regular file, 0600 and without a time, so that the same files give the same archive. */
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

/** @returns null for the empty block that ends an archive. @throws Error unless it is the header of a regular file */
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
  // A link could lead out of the restore folder.
  if (kind !== '0' || text(345, 155) !== '')
    throw new Error(`it contains something that is not a file: ${name}`);
  return { name, size: Number.parseInt(size, 8) };
}

export function paddingOf(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes;
}

/** The sum of all bytes, with those of the checksum field as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}
