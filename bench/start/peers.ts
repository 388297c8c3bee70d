import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The release in published comparisons. */
const resumed = 'resumed@6.1.0';

/** Arguments of other command lines on the same Node, by name. Installs `resumed` once, in a temporary folder. */
export function peers(): Readonly<Record<string, readonly string[]>> {
  const folder = path.join(tmpdir(), 'resume-tailor-bench-peers');
  const bin = path.join(folder, 'node_modules', '.bin', 'resumed');
  if (!existsSync(bin)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', resumed], {
      stdio: 'pipe',
    });
  }
  const npm = execFileSync('npm', ['root', '--global'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  return {
    'resumed --help': [realpathSync(bin), '--help'],
    'npm --version': [path.join(npm, 'npm', 'bin', 'npm-cli.js'), '--version'],
  };
}
