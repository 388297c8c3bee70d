import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { UseCases } from '../use-cases.ts';

export function listResumes({ store }: Ports): UseCases['listResumes'] {
  return async (caller, page) => {
    if (page.after !== undefined && page.before !== undefined) {
      throw new ServiceError('validation_error', 'after, before: give one of them, not both');
    }
    return store.listResumes(caller, page);
  };
}
