import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mayBeInstalledBeside } from './package/compatible-license.ts';
import { installedPackages } from './package/installed-packages.ts';
import { pack } from './package/pack.ts';
import { printSbom, sbomFile } from './package/sbom.ts';
import { licensesFile, printThirdPartyLicenses } from './package/third-party-licenses.ts';
import { root } from './root.ts';
import { temporaryFolder } from './temporary-folder.ts';

/*
 * Checks the package as it would be published: publint, are-the-types-wrong, the licenses of packed and installed code,
 * and sizes. npm run check:package
 */

const folder = temporaryFolder('resume-tailor-package-');

function lint(tool: string, ...argv: readonly string[]): boolean {
  const bin = path.join(root, 'node_modules', '.bin', tool);
  return spawnSync(bin, argv, { cwd: root, stdio: 'inherit' }).status === 0;
}

async function licensesAreKept(): Promise<boolean> {
  const written = [
    { file: licensesFile, text: await printThirdPartyLicenses() },
    { file: sbomFile, text: await printSbom() },
  ];
  const old = written.filter(({ file, text }) => text !== readFileSync(file, 'utf8'));
  for (const { file } of old) console.error(`${path.basename(file)} is out of date: npm run licenses`);
  const refused = installedPackages().filter(({ license }) => !mayBeInstalledBeside(license));
  for (const { name, license } of refused) console.error(`${name}: ${license || 'no license'}`);
  return old.length === 0 && refused.length === 0;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function printWeight({ size, unpackedSize, entryCount }: ReturnType<typeof pack>): void {
  const installed = installedPackages();
  const total = installed.reduce((sum, each) => sum + each.size, 0);
  console.log(`tarball ${megabytes(size)}, unpacked ${megabytes(unpackedSize)}, ${entryCount} files`);
  console.log(`installed with it: ${installed.length} packages, ${megabytes(total)}`);
  for (const { name, version, license, optional, size: own } of installed) {
    const remark = optional ? ' (optional)' : '';
    console.log(`  ${megabytes(own).padStart(8)}  ${name} ${version}, ${license}${remark}`);
  }
}

const packed = pack(folder);
const passed = [
  lint('publint', packed.file, '--strict'),
  // Only `import` of the ESM package is supported.
  lint('attw', packed.file, '--profile', 'esm-only', '--format', 'ascii'),
  await licensesAreKept(),
];
printWeight(packed);
process.exitCode = passed.every(Boolean) ? 0 : 1;
