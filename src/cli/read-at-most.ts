import { closeSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

const chunkBytes = 64 * 1024;

/**
 * The bytes of a file, null when there are more than `most`. What is read is counted, for a device or a pipe says
 * nothing about its size, and a file may grow. @throws file errors
 */
export async function readAtMost(file: string, most: number): Promise<Buffer | null> {
  const handle = await open(file, 'r');
  try {
    return await readHandle(handle, most);
  } finally {
    await handle.close();
  }
}

async function readHandle(handle: FileHandle, most: number): Promise<Buffer | null> {
  const chunk = Buffer.alloc(chunkBytes);
  const chunks: Buffer[] = [];
  for (let length = 0; length <= most; ) {
    const { bytesRead } = await handle.read(chunk, 0, chunkBytes, null);
    if (bytesRead === 0) return Buffer.concat(chunks);
    chunks.push(Buffer.from(chunk.subarray(0, bytesRead)));
    length += bytesRead;
  }
  return null;
}

/** The same at once, for the small files that every command reads. */
export function readAtMostNow(file: string, most: number): Buffer | null {
  const descriptor = openSync(file, 'r');
  try {
    const chunk = Buffer.alloc(chunkBytes);
    const chunks: Buffer[] = [];
    for (let length = 0; length <= most; ) {
      const bytesRead = readSync(descriptor, chunk);
      if (bytesRead === 0) return Buffer.concat(chunks);
      chunks.push(Buffer.from(chunk.subarray(0, bytesRead)));
      length += bytesRead;
    }
    return null;
  } finally {
    closeSync(descriptor);
  }
}
