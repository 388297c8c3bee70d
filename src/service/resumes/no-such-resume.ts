import { ServiceError } from '../service-error.ts';

/** The same for unknown, deleted, other accounts' and other modes' resumes. */
export function noSuchResume(): ServiceError {
  return new ServiceError(
    'not_found',
    'There is no resume with this id. `resume-tailor list` or GET /resumes shows yours.',
  );
}
