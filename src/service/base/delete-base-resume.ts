import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { UseCases } from '../use-cases.ts';

export function deleteBaseResume({ store }: Ports): UseCases['deleteBaseResume'] {
  return async (caller) => {
    if (await store.deleteBase(caller)) return;
    throw new ServiceError('not_found', 'There is no base resume to delete.');
  };
}
