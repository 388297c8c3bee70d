import { ServiceError } from '../../src/service/service-error.ts';

/** The error that the promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<ServiceError> {
  const end = await promise.then(
    (value) => new Error(`no failure, but ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (end instanceof ServiceError) return end;
  throw end;
}
