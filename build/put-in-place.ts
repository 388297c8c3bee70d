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

/** Longer than a command runs. */
const keptMilliseconds = 60 * 60 * 1000;

/** npm leaves out of the package what this file names. */
const exclusions = '.npmignore';

/**
 * Moves a finished build to where commands start from, while they do: first the parts with a hash in their name, then
 * the fixed names that lead to them, each by a rename. So a command starts with the whole old build or the whole new
 * one. Parts of earlier builds stay an hour for the commands that run, which load some of them late; they are kept out
 * of the package.
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

/** `bin-DqN9l0Zx.cjs`: another content has another name. */
function isHashed(file: string): boolean {
  return /-[\w-]{8}\.\w+$/.test(file);
}

/** The time of a file that is left over is when it became so. */
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

/** Relative, with forward slashes; without the builds that are under way. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith(stagingPrefix));
}

/** A folder for a build, inside its target: a rename cannot leave the file system. */
export const stagingPrefix = '.building-';
