import { ApiError } from '../../client/errors.ts';
import { errorStatus } from '../../contract/errors.ts';
import type { Context } from '../context.ts';

/** `latest` is the newest resume; every other word is an id, which the service judges. */
export async function resolveId(context: Context, id: string): Promise<string> {
  if (id !== 'latest') return id;
  const client = await context.client();
  const { data } = await client.resumes.list({ limit: 1 });
  const [newest] = data;
  if (newest) return newest.id;
  const message = 'No resumes yet. Create one: resume-tailor generate POSTING';
  throw new ApiError('not_found', message, { status: errorStatus.not_found, requestId: null });
}

/** What is read, or `none` where a server of an earlier version does not know what is asked for. */
export async function unlessUnknown<T>(none: T, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.name === 'not_found') return none;
    throw error;
  }
}
