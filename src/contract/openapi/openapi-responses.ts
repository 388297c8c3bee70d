import type { Endpoint } from '../endpoints.ts';
import { type ErrorName, errorStatus } from '../errors.ts';
import { type ErrorExampleName, errorCondition, errorExampleOf } from './error-examples.ts';
import { type HeaderName, headerReferences, rateLimitHeaders } from './openapi-headers.ts';
import { schemaReference } from './openapi-schemas.ts';
import type { OpenApiContent, OpenApiOperation, OpenApiResponse } from './openapi-types.ts';
import { schemaDescriptions } from './schema-descriptions.ts';

/** Every answer of one row of the endpoint table. */
export function openApiResponses(endpoint: Endpoint): OpenApiOperation['responses'] {
  const statuses = [...new Set(endpoint.errors.map((name) => errorStatus[name]))];
  return {
    200: success(endpoint),
    ...Object.fromEntries(statuses.map((status) => [status, failure(endpoint, status)])),
  };
}

function success({ answer, idempotent }: Endpoint): OpenApiResponse {
  const names: HeaderName[] = ['x-request-id', 'cache-control', ...rateLimitHeaders];
  if (idempotent) names.push('idempotent-replayed');
  if (answer === 'DashboardSession') names.push('set-cookie');
  return {
    description: schemaDescriptions[answer],
    headers: headerReferences(names),
    content: jsonContent(answer, [answer]),
  };
}

function failure(endpoint: Endpoint, status: number): OpenApiResponse {
  const names = endpoint.errors.filter((name) => errorStatus[name] === status);
  // The API specification lists 400 and 429 for generateResume alone.
  const isExtension = endpoint.extension || (!endpoint.idempotent && (status === 400 || status === 429));
  const examples = names.map((name) => errorExampleOf(name, endpoint));
  return { ...(isExtension && { 'x-extension': true as const }), ...errorResponse(names, { examples }) };
}

interface ErrorParts {
  readonly examples: readonly ErrorExampleName[];
  /** false: outside the API, where there is neither an account nor a rule about caches. */
  readonly inApi?: boolean;
}

/** One status with the errors that share it. */
export function errorResponse(
  names: readonly ErrorName[],
  { examples, inApi = true }: ErrorParts,
): OpenApiResponse {
  return {
    description: names.map((name) => `\`${name}\`: ${errorCondition(name)}`).join('. '),
    headers: headerReferences(['x-request-id', ...(inApi ? apiHeaders(names) : []), ...ownHeaders(names)]),
    content: jsonContent('ErrorObject', examples),
  };
}

function apiHeaders(names: readonly ErrorName[]): HeaderName[] {
  const isKeyError = names.some((name) => name === 'missing_api_key' || name === 'invalid_api_key');
  return isKeyError ? ['cache-control'] : ['cache-control', ...rateLimitHeaders];
}

function ownHeaders(names: readonly ErrorName[]): HeaderName[] {
  return [
    ...(names.includes('missing_api_key') ? (['www-authenticate'] as const) : []),
    ...(names.includes('rate_limit_exceeded') ? (['retry-after'] as const) : []),
    ...(names.includes('credit_limit_exceeded') ? (['x-should-retry'] as const) : []),
  ];
}

function jsonContent(schema: string, examples: readonly string[]): Readonly<Record<string, OpenApiContent>> {
  const references = examples.map((name) => [name, { $ref: `#/components/examples/${name}` }]);
  return {
    'application/json': { schema: schemaReference(schema), examples: Object.fromEntries(references) },
  };
}
