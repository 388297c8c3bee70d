import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly bundled?: boolean;
  readonly inBundle?: boolean;
}

function readJson(name: string) {
  return JSON.parse(readFileSync(path.join(projectRoot, name), 'utf8'));
}

const manifest = readJson('package.json');
const locked = Object.entries<Locked>(readJson('package-lock.json').packages).filter(([name]) => name !== '');

describe('what is installed', () => {
  it('is named by exact versions', () => {
    const wanted = Object.entries<string>({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('is locked with a hash, package by package, and comes over https', () => {
    expect(locked.length).toBeGreaterThan(50);
    const loose = locked.filter(([, { version, resolved, integrity, inBundle }]) => {
      if (inBundle) return version === undefined;
      const isHashed = /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '');
      return (
        !isHashed || !/^\d+\.\d+\.\d+/.test(version ?? '') || !/^https:\/\//.test(resolved ?? 'https://')
      );
    });
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  it('is the version that the manifest names', () => {
    const versions = new Map(
      locked.map(([name, { version }]) => [name.replace(/^node_modules\//, ''), version]),
    );
    const wanted = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(wanted.filter(([name, version]) => versions.get(name) !== version)).toEqual([]);
  });

  it('runs no script of ours on the machine of users who install the package', () => {
    const { preinstall, install, postinstall } = manifest.scripts;
    expect([preinstall, install, postinstall]).toEqual([undefined, undefined, undefined]);
  });
});
