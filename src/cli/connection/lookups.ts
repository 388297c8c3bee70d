import { ApiError } from '../../client/errors.ts';
import type { Context } from '../context.ts';
import { NotFoundError, UsageError } from '../exit-code.ts';

/** Resolves `latest` to the newest resume; any other word is an id, which the service checks. */
export async function resolveId(context: Context, id: string): Promise<string> {
  if (id !== 'latest') return id;
  const client = await context.client();
  const { data } = await client.resumes.list({ limit: 1 });
  const [newest] = data;
  if (newest) return newest.id;
  throw new NotFoundError('No resumes yet. Create one: resume-tailor generate POSTING');
}

/** The error of one of several resumes, with its id and what it means for the others. */
export function ofResume(id: string, error: unknown, consequence = ''): unknown {
  if (!(error instanceof ApiError) || error.name !== 'not_found') return error;
  return new ApiError(error.name, `${id}: ${consequence}${error.message}`, error);
}

/** Names the flag instead of the API field in a validation error. @throws UsageError */
export async function withFlagName<T>(field: string, flag: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError && error.path === field)) throw error;
    throw new UsageError(error.message.replace(field, flag), { cause: error });
  }
}

/** True if the service refused this field, or fields in it. */
export function isRefusalOf(field: string, error: unknown): boolean {
  return error instanceof ApiError && (error.path === field || error.path?.startsWith(`${field}.`) === true);
}

/** The result of `read`, or `none` if a server of an earlier version does not know the endpoint. */
export async function readIfSupported<T>(none: T, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.name === 'not_found') return none;
    throw error;
  }
}
