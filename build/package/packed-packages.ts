import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { type Bundle, bundles, pageBundle } from '../bundles.ts';
import { root } from '../root.ts';

/** A package as its package.json describes it. */
export interface PackageFolder {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty if there is none. */
  readonly license: string;
  readonly folder: string;
}

/** All packages whose code is in the published files, sorted by name and version. */
export async function packedPackages(): Promise<readonly PackageFolder[]> {
  const modules = (await Promise.all([...bundles, pageBundle].map(modulesOf))).flat();
  const folders = new Set(modules.flatMap((module) => packageFolder(module) ?? []));
  // The same version may be in several folders, and several versions of a package may be packed.
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
    // Without code that tree shaking removes.
    const { output: files } = await bundle.generate({ ...output, minify: false });
    return files.flatMap((file) => {
      if (file.type !== 'chunk') return [];
      return Object.entries(file.modules).flatMap(([id, { code }]) => (code ? [id] : []));
    });
  } finally {
    await bundle.close();
  }
}

/** The folder of the package that a module belongs to; null for our own modules. */
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
