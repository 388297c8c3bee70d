import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Longer than any command runs. */
const keptMilliseconds = 60 * 60 * 1000;

/** Lists files that npm leaves out of the package. */
const exclusions = '.npmignore';

/**
 * Moves a finished build into place while commands may start or run: first files with a hash in their name, then the
 * fixed names that refer to them, each by a rename. So a command starts with either the whole old or the whole new
 * build. Files of earlier builds remain for an hour, because running commands load some of them lazily; they are
 * excluded from the package.
 */
export function putInPlace(staging: string, target: string, now: number): void {
  const made = filesBelow(staging);
  const isNew = new Set(made);
  for (const file of [...made.filter(isHashed), ...made.filter((name) => !isHashed(name))]) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    renameSync(path.join(staging, file), path.join(target, file));
  }
  rmSync(staging, { recursive: true, force: true });
  const left = new Set(namesIn(path.join(target, exclusions)));
  const stale = filesBelow(target).filter((file) => !isNew.has(file) && file !== exclusions);
  const kept = stale.filter((file) => isKept(path.join(target, file), left.has(file), now));
  const excluded = [`${stagingPrefix}*`, ...kept];
  writeFileSync(path.join(target, exclusions), excluded.map((file) => `/${file}\n`).join(''));
}

/** True for `bin-DqN9l0Zx.cjs`, whose name depends on its content. */
function isHashed(file: string): boolean {
  return /-[\w-]{8}\.\w+$/.test(file);
}

/** True if a file of an earlier build is kept. Its modification time is set to the time when it was replaced. */
function isKept(file: string, wasLeft: boolean, now: number): boolean {
  if (!wasLeft) utimesSync(file, now / 1000, now / 1000);
  else if (now - statSync(file).mtimeMs > keptMilliseconds) {
    rmSync(file);
    return false;
  }
  return true;
}

function namesIn(file: string): readonly string[] {
  if (!statSync(file, { throwIfNoEntry: false })) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(1));
}

/** Relative paths with forward slashes, without builds that are still running. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith(stagingPrefix));
}

/** Prefix of the folder of a build. It is inside the target, because a rename cannot cross file systems. */
export const stagingPrefix = '.building-';
