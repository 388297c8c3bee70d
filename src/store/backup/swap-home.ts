import { existsSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolder } from '../../create-folder.ts';
import { besidePart, type HomePart, partName } from './home-parts.ts';

/** The files that SQLite keeps next to a database; old ones must never be combined with a new database. */
const beside = ['', '-wal', '-shm'];

/**
 * Marks the prepared parts to replace all old ones, without moving anything. Afterwards only `finishRestore` may
 * touch the prepared parts.
 */
export async function decideRestore(parts: readonly HomePart[]): Promise<void> {
  const names = parts.filter((part) => existsSync(besidePart(part, 'new'))).map(partName);
  await writeMark(markOf(parts), JSON.stringify(names));
}

/**
 * Carries out or continues a marked restore: each part is either moved or still to be moved. Does nothing without a
 * mark. After a failure, the data of both homes still exists and the same call continues.
 */
export async function finishRestore(parts: readonly HomePart[]): Promise<void> {
  if (!isHalfRestored(parts)) return;
  const names = readMark(markOf(parts));
  if (names) for (const part of parts) await swapPart(part, names.includes(partName(part)));
  await rm(markOf(parts), { force: true });
  await dropPrepared(parts);
}

/** True if a restore was started but not finished. */
export function isHalfRestored(parts: readonly HomePart[]): boolean {
  return existsSync(markOf(parts));
}

/** Removes everything that a restore prepared or set aside. */
export async function dropPrepared(parts: readonly HomePart[]): Promise<void> {
  for (const part of parts) await rm(dirname(besidePart(part)), { recursive: true, force: true });
}

async function swapPart(part: HomePart, isRestored: boolean): Promise<void> {
  const fresh = besidePart(part, 'new');
  // The part was already moved in, so the current file is not the old one.
  if (isRestored && !existsSync(fresh)) return;
  const old = besidePart(part, 'old');
  createFolder(dirname(old));
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

/** Synced to disk before anything is moved. */
async function writeMark(file: string, content: string): Promise<void> {
  createFolder(dirname(file));
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @returns null for an incomplete mark, which means that nothing was moved */
function readMark(file: string): readonly unknown[] | null {
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(names) ? names : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
