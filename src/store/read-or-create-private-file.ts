import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, isMissing } from '../contract/errors.ts';
import { closeToOthers } from './close-to-others.ts';
import { writeDraft } from './write-private-file.ts';

export interface PrivateContent {
  make(): string;
  isIntact(content: string): boolean;
}

/**
 * The content of a private file (0600), made by `make` when there is none. Of several processes that
 * try at once one wins and all get its content.
 * @throws Error naming the file when its content is damaged.
 */
export async function readOrCreatePrivateFile(
  file: string,
  { make, isIntact }: PrivateContent,
): Promise<string> {
  const content = readIfThere(file) ?? (await create(file, make));
  closeToOthers(file);
  if (isIntact(content)) return content;
  throw new Error(`${file} is damaged: its checksum is wrong. Delete it, and a new one is created.`);
}

async function create(file: string, make: () => string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = await writeDraft(file, make());
  try {
    // Unlike a rename, a link never replaces: the first one stays, and is complete from its first moment.
    await link(draft, file).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

/** At once: every start reads these few bytes, and the way over a thread takes longer than the reading. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function ignoreExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}
