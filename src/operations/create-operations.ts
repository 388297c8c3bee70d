import type { Endpoint } from '../contract/endpoints/endpoint.ts';
import { endpoints, type OperationId } from '../contract/endpoints.ts';
import { isResumeId } from '../contract/identifiers.ts';
import { notAResumeId } from '../service/resumes/stored-resumes.ts';
import { admit, noteRateLimit } from './admit.ts';
import { checkInput } from './check-input.ts';
import { createHandlers } from './handlers.ts';
import type { Admission, CallerOf, OperationParts, OperationRequest, Performed } from './operation.ts';

export interface Operations {
  /**
   * Admits the caller, validates the input and runs the operation.
   * @param admission receives the rate limit as soon as the account is known
   * @throws ServiceError or ValidationError; `failureOf` converts them for callers
   */
  perform<Id extends OperationId>(
    id: Id,
    request: OperationRequest,
    admission: Admission,
  ): Promise<Performed<Id>>;
  /** Admits the caller of something outside of the endpoint table. */
  admit(
    endpoint: Pick<Endpoint, 'authentication' | 'counted'>,
    credentials: OperationRequest['credentials'],
    admission: Admission,
  ): Promise<void>;
}

export function createOperations(parts: OperationParts): Operations {
  const handlers = createHandlers(parts);
  return {
    perform<Id extends OperationId>(id: Id, request: OperationRequest, admission: Admission) {
      return noteRateLimit(admission, async () => {
        const endpoint: Endpoint = endpoints[id];
        const caller = (await admit(endpoint, request.credentials, admission, parts)) as CallerOf<Id>;
        if (endpoint.path.startsWith('/resumes/{id}') && !isResumeId(request.id)) throw notAResumeId();
        const input = await checkInput(id, request);
        const { signal, trace } = request;
        return handlers[id]({ caller, id: request.id, ...input, signal, trace });
      });
    },
    async admit(endpoint, credentials, admission) {
      await noteRateLimit(admission, () => admit(endpoint, credentials, admission, parts));
    },
  };
}
