import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { besidePart, type HomePart, partName } from './home-parts.ts';

/** The files that SQLite keeps beside a database; an old one must never meet a new database. */
const beside = ['', '-wal', '-shm'];

/**
 * Decides that the prepared parts take the place of all old ones. Nothing is moved yet; from here on only
 * `finishRestore` may touch what was prepared.
 */
export async function decideRestore(parts: readonly HomePart[]): Promise<void> {
  const names = parts.filter((part) => existsSync(besidePart(part, 'new'))).map(partName);
  await writeMark(markOf(parts), JSON.stringify(names));
}

/**
 * Carries out what was decided, or goes on with it: each part is either still to be moved or was. Without a decision it
 * does nothing. After a failure all data of both homes is still there, and the same call goes on.
 */
export async function finishRestore(parts: readonly HomePart[]): Promise<void> {
  if (!isHalfRestored(parts)) return;
  const names = readMark(markOf(parts));
  if (names) for (const part of parts) await swapPart(part, names.includes(partName(part)));
  await rm(markOf(parts), { force: true });
  await dropPrepared(parts);
}

/** Whether a restore was decided and not brought to its end. */
export function isHalfRestored(parts: readonly HomePart[]): boolean {
  return existsSync(markOf(parts));
}

/** Removes what a restore has prepared or put aside. */
export async function dropPrepared(parts: readonly HomePart[]): Promise<void> {
  for (const part of parts) await rm(dirname(besidePart(part)), { recursive: true, force: true });
}

async function swapPart(part: HomePart, isRestored: boolean): Promise<void> {
  const fresh = besidePart(part, 'new');
  // It was moved in before: what lies there is no old one.
  if (isRestored && !existsSync(fresh)) return;
  const old = besidePart(part, 'old');
  await mkdir(dirname(old), { recursive: true, mode: 0o700 });
  for (const end of beside) await moveIfThere(`${part.path}${end}`, `${old}${end}`);
  await moveIfThere(fresh, part.path);
}

async function moveIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await rename(from, to);
}

function markOf([first]: readonly HomePart[]): string {
  if (!first) throw new Error('The home has no parts to swap.');
  return join(dirname(besidePart(first)), 'decided');
}

/** On disk before anything is moved. */
async function writeMark(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @returns null for a mark that was not completed: then nothing was moved. */
function readMark(file: string): readonly unknown[] | null {
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(names) ? names : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
