import { existsSync } from 'node:fs';
import { isDatabaseUrl } from '../config/server-variables.ts';
import { type Movable, openMovableDatabase, openMovableFile } from '../store/move/movable.ts';
import { type Moved, type MoveOptions, moveStore } from '../store/move/move-store.ts';
import { createProcesses } from '../store/process-identity.ts';
import { isInUse } from '../store/sqlite/copy-database.ts';
import { ValidationError } from '../values/validation-error.ts';

export interface StorePlaces {
  /** An SQLite file or `postgres://…`. */
  readonly from: string;
  readonly to: string;
}

/** Copies one store into another, without PDFs, which are made again when needed. */
export async function moveBetween({ from, to }: StorePlaces, options: MoveOptions): Promise<Moved> {
  if (!isDatabaseUrl(from)) await refuseUnusable(from);
  const source = await openMovable(from);
  try {
    const target = await openMovable(to);
    try {
      return await moveStore(source, target, options);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function openMovable(place: string): Promise<Movable> {
  return isDatabaseUrl(place) ? openMovableDatabase(place) : openMovableFile(place, createProcesses());
}

async function refuseUnusable(file: string): Promise<void> {
  const refusal = (message: string) => new ValidationError([{ path: file, message }]);
  if (!existsSync(file)) throw refusal('does not exist');
  if (await isInUse(file)) throw refusal('is in use; stop the server and running commands, and try again');
}
