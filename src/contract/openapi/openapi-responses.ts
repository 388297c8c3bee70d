import type { Endpoint } from '../endpoints.ts';
import { type ErrorName, errorStatus } from '../errors.ts';
import { type ErrorExampleName, errorCondition, errorExamplesOf } from './error-examples.ts';
import { schemaDescriptions, schemaReference } from './openapi-schemas.ts';
import type {
  OpenApiContent,
  OpenApiHeader,
  OpenApiOperation,
  OpenApiResponse,
  Reference,
} from './openapi-types.ts';

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
  const examples = names.flatMap((name) => errorExamplesOf(name, endpoint));
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

const integer = { type: 'integer', format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;

/** The response headers of the service. Source: API specification, "Limits", for the first three. */
export const openApiHeaders = {
  'ratelimit-limit': {
    description: 'Maximum requests per minute for the plan',
    schema: integer,
    example: 60,
  },
  'ratelimit-remaining': {
    description: 'Requests remaining in the current window',
    schema: integer,
    example: 59,
  },
  'ratelimit-reset': {
    description: 'Unix timestamp, in seconds, at which the window resets',
    schema: integer,
    example: 1795263180,
  },
  'retry-after': {
    'x-extension': true,
    description: 'Seconds to wait before a retry; also in the message',
    schema: integer,
    example: 12,
  },
  'x-should-retry': {
    'x-extension': true,
    description: 'false without credits: retrying does not help',
    schema: { type: 'string', enum: ['false'] },
    example: 'false',
  },
  'idempotent-replayed': {
    'x-extension': true,
    description: 'true for the stored answer to a known Idempotency-Key; nothing is charged',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'x-request-id': {
    'x-extension': true,
    description: 'Id of this request in the log of the host',
    schema: { type: 'string', pattern: '^req_[0-9a-f-]{36}$', maxLength: 40 },
    example: 'req_0b1f8a52-6c1e-4d0b-9c55-3f0e6c1f7d24',
  },
  'cache-control': {
    'x-extension': true,
    description: 'Answers of the API are never cached',
    schema: { type: 'string', enum: ['no-store'] },
    example: 'no-store',
  },
  'www-authenticate': {
    'x-extension': true,
    description: 'The kind of credential that the path requires',
    schema: { type: 'string', enum: ['ApiKey realm="resume-tailor"', 'Bearer realm="resume-tailor"'] },
    example: 'ApiKey realm="resume-tailor"',
  },
  'set-cookie': {
    'x-extension': true,
    description: 'The session; also Secure if the public URL is https',
    schema: { type: 'string', pattern: '^resume_tailor_dashboard=', maxLength: 4096 },
    example:
      'resume_tailor_dashboard=sess_Example.Example; Path=/api/v1/keys; Max-Age=43200; HttpOnly; SameSite=Strict',
  },
  'content-disposition': {
    'x-extension': true,
    description: 'Shown in the browser, saved under the id',
    schema: { type: 'string', pattern: '^inline; filename=', maxLength: 64 },
    example: 'inline; filename="res_01m7z0bg8hhja4ts4zhsjx2395.pdf"',
  },
} as const satisfies Readonly<Record<string, OpenApiHeader>>;

type HeaderName = keyof typeof openApiHeaders;

const rateLimitHeaders = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const satisfies readonly HeaderName[];

/** References to the named headers. */
export function headerReferences(names: readonly HeaderName[]): Readonly<Record<string, Reference>> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
