import { ApiError } from '../../client/errors.ts';
import { errorStatus } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';

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

/**
 * A mistake in a field, told by the flag that it was given with.
 * @throws UsageError
 */
export async function byFlag<T>(field: string, flag: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const start = `${field}: `;
    const isAbout =
      error instanceof ApiError && error.name === 'validation_error' && error.message.startsWith(start);
    if (!isAbout) throw error;
    throw new UsageError(`${flag}: ${error.message.slice(start.length)}`, { cause: error });
  }
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
