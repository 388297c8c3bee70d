import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../../contract/errors.ts';
import { idempotencyKeyMilliseconds } from '../../contract/limits.ts';
import type { Io } from '../io.ts';
import type { JobPosting } from '../read-job-posting.ts';

/**
 * What a page said when a generate of an earlier version began whose outcome is not known yet. Pages change with every
 * visit; the same command must send the same text, or it would be a new request and charged again.
 */
export interface PostingMemory {
  /** Null: nothing is kept, or it is too old for the server to know the request. */
  recall(): Promise<JobPosting | null>;
  forget(): Promise<void>;
}

export function postingMemory(folder: string, address: string, io: Io): PostingMemory {
  const file = path.join(folder, `posting-${createHash('sha256').update(address).digest('hex')}`);
  return {
    async recall() {
      try {
        const { mtimeMs } = await stat(file);
        return io.now() - mtimeMs < idempotencyKeyMilliseconds
          ? JSON.parse(await readFile(file, 'utf8'))
          : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    forget: () => rm(file, { force: true }),
  };
}
