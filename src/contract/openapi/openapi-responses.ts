import type { Endpoint } from '../endpoints/endpoint.ts';
import { type ErrorName, errorNames, errorObject, errorStatus, nextSteps } from '../errors.ts';
import type { ErrorObject } from '../objects.ts';
import { schemaDescriptions, schemaReference } from './openapi-schemas.ts';
import type {
  OpenApiContent,
  OpenApiHeader,
  OpenApiOperation,
  OpenApiResponse,
  Reference,
} from './openapi-types.ts';

/** All responses of a row of the endpoint table. */
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
  // The API specification lists 400 and 429 only for generateResume.
  const isExtension = endpoint.extension || (!endpoint.idempotent && (status === 400 || status === 429));
  const examples = names.flatMap((name) => errorExamplesOf(name, endpoint));
  return { ...(isExtension && { 'x-extension': true as const }), ...errorResponse(names, { examples }) };
}

interface ErrorParts {
  readonly examples: readonly ErrorExampleName[];
  /** false: outside of the API, without account and cache rules. */
  readonly inApi?: boolean;
}

/** The response for a status, with all errors that share it. */
export function errorResponse(
  names: readonly ErrorName[],
  { examples, inApi = true }: ErrorParts,
): OpenApiResponse {
  return {
    description: names.map((name) => `\`${name}\`: ${errorCondition(name)}`).join('. '),
    headers: headerReferences([
      'x-request-id',
      'x-error-code',
      ...(names.includes('validation_error') ? (['x-error-path'] as const) : []),
      ...(inApi ? apiHeaders(names) : []),
      ...ownHeaders(names),
    ]),
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
  'x-error-code': {
    'x-extension': true,
    description: 'More exact than the name of the error, where it matters to a program',
    schema: { type: 'string', enum: Object.keys(nextSteps) },
    example: 'no_base_resume',
  },
  'x-error-path': {
    'x-extension': true,
    description: 'The field, parameter or header that is wrong, if the message names only one',
    schema: { type: 'string', pattern: '^[\\w-]+(\\.[\\w-]+|\\[\\d+\\])*$', maxLength: 4096 },
    example: 'postings[0].job_description',
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
    description:
      'Shown in the browser, saved under the name of person, company and position; `filename*` if letters are not Latin',
    schema: { type: 'string', pattern: '^inline; filename=', maxLength: 1024 },
    example: 'inline; filename="ada-example-acme-backend-engineer.pdf"',
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

interface ErrorNote {
  /** Source: API specification, "Errors". */
  readonly condition: string;
  readonly message: string;
}

const notes: Readonly<Record<ErrorName, ErrorNote>> = {
  validation_error: {
    condition: 'Invalid or missing request parameters',
    message: 'company_name: is required; finetune_level: must be one of basic, good, super',
  },
  missing_api_key: {
    condition: 'No key was sent',
    message: 'No API key was sent. Send yours in the X-API-Key header.',
  },
  invalid_api_key: {
    condition: 'The key is invalid, revoked or expired',
    message: 'The API key is invalid, revoked or expired. Check X-API-Key or create a new key.',
  },
  not_found: {
    condition: 'Nothing has this id',
    message: 'There is no resume with this id. `resume-tailor list` or GET /resumes shows yours.',
  },
  rate_limit_exceeded: {
    condition: 'Too many requests, or too much work at once; the message says when to retry',
    message: 'Rate limit of 60 requests per minute exceeded. Retry after 12 seconds.',
  },
  credit_limit_exceeded: {
    condition: 'Credits exhausted',
    message:
      'Not enough credits: this generation costs 2, the balance is 1 of 100. It is full again at 2026-12-01T00:00:00.000Z.',
  },
  internal_server_error: {
    condition: 'Unexpected error; retry with an Idempotency-Key',
    message: 'Something went wrong. Nothing was charged. Retry with an Idempotency-Key.',
  },
};

function errorCondition(name: ErrorName): string {
  return notes[name].condition;
}

/** Messages of errors that depend on the request. */
const variants = {
  foreign_origin: {
    name: 'validation_error',
    message: 'Origin: "https://other.example" is another origin; the host can allow it with --allow-origin',
  },
  foreign_host: {
    name: 'validation_error',
    message: 'Host: this server does not accept "other.example"; the host can allow it with --allow-host',
  },
  bad_limit: { name: 'validation_error', message: 'limit: must be a whole number from 1 to 100' },
  missing_dashboard_token: {
    name: 'missing_api_key',
    message: 'No dashboard token was sent. Send it as "Authorization: Bearer dash_…".',
  },
  invalid_dashboard_token: {
    name: 'invalid_api_key',
    message:
      "The dashboard bearer token is invalid. Use the one that the host of this server gave you with your account; the host's own is in dashboard.token.",
  },
  unknown_api_key: {
    name: 'not_found',
    message: 'There is no API key with this id. `keys list` shows the ids.',
  },
  no_base_resume: {
    name: 'not_found',
    message: 'There is no base resume yet. Store one with `resume-tailor base set FILE` or PUT /base-resume.',
  },
  bad_link: {
    name: 'not_found',
    message: 'This link is invalid or has expired. Fetch the resume again to get a new one.',
  },
  shutting_down: {
    name: 'rate_limit_exceeded',
    message: 'This server is shutting down and takes no new work. Retry after 10 seconds.',
  },
} as const satisfies Readonly<Record<string, { name: ErrorName; message: string }>>;

export type ErrorExampleName = ErrorName | keyof typeof variants;

/** All Error objects shown in the document, by example name. */
export function errorExamples(): Readonly<Record<ErrorExampleName, ErrorObject>> {
  const named = errorNames.map((name) => [name, errorObject(name, notes[name].message)]);
  const varied = Object.entries(variants).map(([key, { name, message }]) => [
    key,
    errorObject(name, message),
  ]);
  return Object.fromEntries([...named, ...varied]);
}

/** The examples for an error of this operation. */
function errorExamplesOf(name: ErrorName, endpoint: Endpoint): readonly ErrorExampleName[] {
  const example = errorExampleOf(name, endpoint);
  return name === 'rate_limit_exceeded' ? [example, 'shutting_down'] : [example];
}

function errorExampleOf(
  name: ErrorName,
  { path, method, authentication, body, query }: Endpoint,
): ErrorExampleName {
  const isDashboard = authentication !== 'api_key';
  if (name === 'validation_error') return validationExampleOf({ method, body, query });
  if (name === 'missing_api_key') return isDashboard ? 'missing_dashboard_token' : name;
  if (name === 'invalid_api_key') return isDashboard ? 'invalid_dashboard_token' : name;
  if (name !== 'not_found' || path.startsWith('/resumes')) return name;
  return isDashboard ? 'unknown_api_key' : 'no_base_resume';
}

/** Most validation errors concern the body; without a body, the example concerns a parameter or header. */
function validationExampleOf({
  method,
  body,
  query,
}: Pick<Endpoint, 'method' | 'body' | 'query'>): ErrorExampleName {
  if (body !== null) return 'validation_error';
  if ('limit' in query) return 'bad_limit';
  return method === 'GET' ? 'foreign_host' : 'foreign_origin';
}
