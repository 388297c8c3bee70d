import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { type Bundle, bundles, pageBundle } from '../bundles.ts';
import { root } from '../root.ts';

/** A package as its own package.json describes it. */
export interface PackageFolder {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty where it says none. */
  readonly license: string;
  readonly folder: string;
}

/** Every package of which code is in the published files, by name and version. */
export async function packedPackages(): Promise<readonly PackageFolder[]> {
  const modules = (await Promise.all([...bundles, pageBundle].map(modulesOf))).flat();
  const folders = new Set(modules.flatMap((module) => packageFolder(module) ?? []));
  // One version may lie in several folders, and several versions of one package be packed.
  const packages = new Map(
    [...folders]
      .sort()
      .map(readPackage)
      .map((one) => [`${one.name} ${one.version}`, one]),
  );
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

async function modulesOf({ input, output, external, plugins }: Bundle): Promise<string[]> {
  const bundle = await rolldown({ cwd: root, input: { ...input }, platform: 'node', plugins, external });
  try {
    // What is shaken off is not published.
    const { output: files } = await bundle.generate({ ...output, minify: false });
    return files.flatMap((file) => {
      if (file.type !== 'chunk') return [];
      return Object.entries(file.modules).flatMap(([id, { code }]) => (code ? [id] : []));
    });
  } finally {
    await bundle.close();
  }
}

/** The folder of the package that a module belongs to; null for a module of our own. */
function packageFolder(module: string): string | null {
  const [, before, name] = /^(.*[/\\]node_modules[/\\])((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(module) ?? [];
  return before === undefined || name === undefined ? null : `${before}${name}`;
}

export function readPackage(folder: string): PackageFolder {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm ci`);
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'));
  return { name, version, license: typeof license === 'string' ? license : (license?.type ?? ''), folder };
}
