import type { Client } from '../../client/client.ts';
import { ApiError } from '../../client/errors.ts';
import type { BodyInput, QueryInput } from '../../contract/endpoints.ts';
import type { Resume } from '../../contract/objects.ts';
import { noRequirementsText } from '../../contract/warning-codes.ts';
import { UsageError } from '../exit-code.ts';

/* Refuses a posting without requirements, unless --anyway is given. */

export const anywayFlag = [
  '--anyway',
  'continue if the posting has no requirements, or --resume does not look like a resume',
] as const;

interface RequireQuery {
  readonly require?: 'requirements';
}

export function requireQuery(anyway = false): RequireQuery {
  return anyway ? {} : { require: 'requirements' };
}

/** Does the work; replaces the service's error if no requirements were found. @throws UsageError */
export async function withRequirements<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'no_requirements') throw error;
    const next = 'Check that it is the whole text of a job posting, or add --anyway.';
    throw new UsageError(`${noRequirementsText}. ${next}`, { cause: error });
  }
}

export interface GenerateOrder {
  readonly body: BodyInput<'generateResume'>;
  readonly query: QueryInput<'generateResume'>;
  readonly idempotencyKey: string;
  readonly anyway: boolean | undefined;
}

/**
 * Generates with this key. If the key already has an answer, from a run with the other choice of --anyway or an
 * earlier version, returns that answer, because it is paid.
 */
export async function generateOnce({ resumes }: Client, order: GenerateOrder): Promise<Resume> {
  const { body, query, idempotencyKey, anyway = false } = order;
  const generate = (goOn: boolean) =>
    resumes.generate(body, { ...query, ...requireQuery(goOn), idempotencyKey });
  try {
    return await generate(anyway);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'reused_idempotency_key') throw error;
    return generate(!anyway);
  }
}
