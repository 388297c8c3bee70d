import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { type PackageFolder, readPackage } from './packed-packages.ts';

export interface InstalledPackage extends PackageFolder {
  /** True if it is not required, such as a package for one platform. */
  readonly optional: boolean;
  /** Size of its files in bytes. */
  readonly size: number;
}

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

/** The packages that npm installs with this one on this machine, from package-lock.json, largest first. */
export function installedPackages(): readonly InstalledPackage[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const locked = Object.entries(lock.packages as Readonly<Record<string, LockedPackage>>);
  return locked
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .filter(([place]) => existsSync(path.join(root, place)))
    .map(([place, { optional = false }]) => {
      const folder = path.join(root, place);
      return { ...readPackage(folder), optional, size: sizeOf(folder) };
    })
    .sort((a, b) => b.size - a.size);
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
}
