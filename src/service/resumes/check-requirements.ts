import { noRequirementsFound, noRequirementsText } from '../../contract/no-requirements.ts';
import type { Warning } from '../../contract/score.ts';
import { ServiceError } from '../service-error.ts';

/**
 * With `require=requirements`, a posting that asks for nothing we understand is refused.
 * @throws ServiceError validation_error
 */
export function checkRequirements(required: string | undefined, warnings: readonly Warning[]): void {
  if (required === undefined || warnings.every(({ code }) => code !== noRequirementsFound)) return;
  throw new ServiceError(
    'validation_error',
    `job_description: ${noRequirementsText}. Send the whole text of the posting, or leave out require=requirements.`,
  );
}
