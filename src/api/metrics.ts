import { ServiceError } from '../service/service-error.ts';
import type { ApiContext, Metrics } from './api.ts';
import { bearerToken } from './operation-request.ts';
import { bytesReply } from './reply.ts';

/** @throws ServiceError not_found without metrics, missing_api_key and invalid_api_key without their token. */
export async function metricsReply(c: ApiContext, metrics: Metrics | undefined): Promise<Response> {
  if (!metrics)
    throw new ServiceError(
      'not_found',
      'This server gives no metrics: its host sets RESUME_TAILOR_METRICS_TOKEN for that.',
    );
  const token = bearerToken(c);
  if (token === null)
    throw new ServiceError(
      'missing_api_key',
      'Metrics need the token that the host gave this server: send it as "Authorization: Bearer …".',
    );
  if (!metrics.accepts(token))
    throw new ServiceError('invalid_api_key', 'This is not the token for metrics.');
  c.header('cache-control', 'no-store');
  return bytesReply(c, Buffer.from(await metrics.text()), metrics.contentType);
}

/** Any other method counts as one: whoever sends requests could invent as many as they like. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function measuredMethod(method: string): string {
  return methods.includes(method) ? method : 'other';
}
