import { ApiError } from '../client/errors.ts';

/** What is read, or `none` where a server of an earlier version does not know what is asked for. */
export async function unlessUnknown<T>(none: T, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.name === 'not_found') return none;
    throw error;
  }
}
