import { knownCompany, knownPosition } from '../../contract/unknown-target.ts';
import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { UseCases } from '../use-cases.ts';

export function getResume({ store }: Ports): UseCases['getResume'] {
  return async (caller, id) => {
    const stored = await store.findResume(caller, id);
    if (!stored) throw noSuchResume();
    return stored.resume;
  };
}

export function listResumes({ store }: Ports): UseCases['listResumes'] {
  return async (caller, page) => {
    if (page.after !== undefined && page.before !== undefined) {
      throw new ServiceError('validation_error', 'after, before: use only one of them');
    }
    return store.listResumes(caller, page);
  };
}

/**
 * The PDF goes before the resume, so that a crash between the two leaves no file that nobody can delete;
 * and once more after it, in case a render was under way.
 */
export function deleteResume({ store, files }: Ports): UseCases['deleteResume'] {
  return async (caller, id) => {
    if (!(await store.findResume(caller, id))) throw noSuchResume();
    await files.remove(id);
    const deleted = await store.deleteResume(caller, id);
    await files.remove(id);
    if (!deleted) throw noSuchResume();
  };
}

export function getResumeBase({ store }: Ports): UseCases['getResumeBase'] {
  return async (caller, id) => {
    const tailoring = await store.findTailoring(caller, id);
    if (!tailoring) throw noSuchResume();
    return tailoring.base;
  };
}

export function getResumePosting({ store }: Ports): UseCases['getResumePosting'] {
  return async (caller, id) => {
    const stored = await store.findResume(caller, id);
    const tailoring = stored && (await store.findTailoring(caller, id));
    if (!stored || !tailoring) throw noSuchResume();
    return {
      object: 'posting',
      job_description: tailoring.jobDescription,
      company_name: knownCompany(stored.resume.companyName) || null,
      position: knownPosition(stored.resume.position) || null,
    };
  };
}

/** The same for unknown, deleted, other accounts' and other modes' resumes. */
export function noSuchResume(): ServiceError {
  return new ServiceError(
    'not_found',
    'There is no resume with this id. `resume-tailor list` or GET /resumes shows yours.',
  );
}
