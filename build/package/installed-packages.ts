import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { type PackageFolder, readPackage } from './packed-packages.ts';

export interface InstalledPackage extends PackageFolder {
  /** Installed only where its platform is this one. */
  readonly optional: boolean;
  /** Of its files, in bytes. */
  readonly size: number;
}

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly peer?: boolean;
}

/** What npm puts beside this package on this machine, biggest first; by package-lock.json. */
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
