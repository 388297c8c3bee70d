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
