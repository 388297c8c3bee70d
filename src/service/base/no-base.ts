import { ServiceError } from '../service-error.ts';

/** For what needs a base resume and was not given one. */
export function noBase(version: string | undefined): ServiceError {
  const message =
    version === undefined
      ? 'There is no base resume yet. Store one with `resume-tailor base set FILE` or PUT /base-resume.'
      : `base_version: no base resume with version ${version} is stored`;
  return new ServiceError('validation_error', message);
}
