import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { UseCases } from '../use-cases.ts';
import { baseAsReadNow } from './base-as-read-now.ts';
import { noBase } from './no-base.ts';

export function getBaseResume({ store, documents }: Ports): UseCases['getBaseResume'] {
  return async (caller, version) => {
    const base = await store.findBase(caller, version);
    if (!base) throw notFound(version);
    return baseAsReadNow({ documents }, base);
  };
}

function notFound(version: string | undefined): ServiceError {
  if (version !== 'previous') return new ServiceError('not_found', noBase(version).message);
  return new ServiceError('not_found', 'No base resume was stored before the current one.');
}
