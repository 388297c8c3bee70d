import { ApiError } from '../client/api-error.ts';
import type { BaseResume } from '../contract/objects.ts';
import type { ReadResume } from '../documents/read-resume-file.ts';
import type { Context } from './context.ts';
import { makePrivateFolder, writeFileAtomic } from './write-file.ts';

export interface PutBase {
  readonly base: BaseResume;
  /** Another base resume was there; `base show --previous` prints it. */
  readonly hasPrevious: boolean;
}

/** Stores a resume as the base and remembers which one it followed. */
export async function putBase(context: Context, { source, format }: ReadResume): Promise<PutBase> {
  const client = await context.client();
  const before = await currentBase(context);
  const base = await client.baseResume.put(source, { source_format: format });
  const hasPrevious = before !== null && before.version !== base.version;
  if (hasPrevious) {
    const { dataFolder, previousBaseFile } = context.config.home;
    await makePrivateFolder(dataFolder);
    await writeFileAtomic(previousBaseFile, before.version, context.io, { replace: true, mode: 0o600 });
  }
  return { base, hasPrevious };
}

/** The stored base resume, null when there is none. */
export async function currentBase(context: Context): Promise<BaseResume | null> {
  const client = await context.client();
  try {
    return await client.baseResume.get();
  } catch (error) {
    if (error instanceof ApiError && error.name === 'not_found') return null;
    throw error;
  }
}
