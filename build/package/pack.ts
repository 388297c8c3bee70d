import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.ts';

export interface Packed {
  readonly file: string;
  /** Size of the tarball in bytes. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}

/** Runs `npm pack` on the build, with the tarball in `folder`. */
export function pack(folder: string): Packed {
  const argv = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const output = execFileSync('npm', argv, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(output);
  return { file: path.join(folder, filename), size, unpackedSize, entryCount };
}
