import { open, rename, rm } from 'node:fs/promises';

/** Whether a file of this name is a draft of another: a killed process may have left it behind. */
export function isDraft(name: string): boolean {
  return /\.\d+\.\d+\.draft$/.test(name);
}

/** Replaces the file whole or not at all, on disk before this returns; 0600. */
export async function writePrivateFile(file: string, content: Uint8Array | string): Promise<void> {
  const draft = await writeDraft(file, content);
  try {
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A complete file beside the one that it is to become. */
export async function writeDraft(file: string, content: Uint8Array | string): Promise<string> {
  const draft = `${file}.${process.pid}.${process.hrtime.bigint()}.draft`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content).then(() => handle.sync());
  } catch (error) {
    // Where the disk is full, what is left of it takes the room that others need.
    await rm(draft, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return draft;
}
