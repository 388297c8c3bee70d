import type { Endpoint } from './endpoints.ts';
import { type ErrorName, errorStatus } from './errors.ts';
import { limits } from './limits.ts';
import { requestExamples } from './openapi-examples.ts';
import { type HeaderName, headerReferences, type JsonObject, rateLimitHeaders } from './openapi-headers.ts';
import { schemaReference } from './openapi-schemas.ts';
import type { Parameter } from './parameters.ts';
import { resumeIdPattern } from './resume-id.ts';

/** Source: API specification, "Errors". */
const errorConditions: Readonly<Record<ErrorName, string>> = {
  validation_error: 'Invalid or missing request parameters',
  missing_api_key: 'No key was sent',
  invalid_api_key: 'The key is invalid, revoked or expired',
  not_found: 'Nothing has this id',
  rate_limit_exceeded: 'Request rate exceeded; the message contains the time after which to retry',
  credit_limit_exceeded: 'Credits exhausted',
  internal_server_error: 'Unexpected error; retry with an Idempotency-Key',
};

/** One row of the endpoint table as an OpenAPI operation. */
export function openApiOperation(operationId: string, endpoint: Endpoint): JsonObject {
  const isDashboard = endpoint.authentication === 'dashboard';
  return {
    operationId,
    summary: endpoint.summary,
    ...(endpoint.extension && { 'x-extension': true }),
    security: [isDashboard ? { DashboardToken: [] } : { ApiKeyAuth: [] }],
    parameters: parameters(endpoint),
    ...(endpoint.body && { requestBody: requestBody(endpoint.body) }),
    responses: { 200: success(endpoint), ...failures(endpoint) },
  };
}

function parameters(endpoint: Endpoint): JsonObject[] {
  return [
    ...(endpoint.path.includes('{id}') ? [idParameter(endpoint.path)] : []),
    ...Object.entries(endpoint.query).map(([name, parameter]) => ({
      name,
      in: 'query',
      required: false,
      description: parameter.description,
      schema: parameterSchema(parameter),
    })),
    ...(endpoint.idempotent ? [idempotencyKeyParameter] : []),
  ];
}

function idParameter(path: string): JsonObject {
  const isResume = path.startsWith('/resumes/');
  return {
    name: 'id',
    in: 'path',
    required: true,
    description: isResume ? 'Resume id' : 'API key id',
    schema: { type: 'string', ...(isResume && { pattern: resumeIdPattern }) },
  };
}

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Prevents duplicate processing; keys expire after 24 hours. The same key with the same request gives the same answer.',
  schema: {
    type: 'string',
    minLength: limits.idempotencyKey.min,
    maxLength: limits.idempotencyKey.max,
    pattern: '^[ -~]+$',
  },
} as const;

function parameterSchema(parameter: Parameter): JsonObject {
  switch (parameter.kind) {
    case 'integer':
      return {
        type: 'integer',
        minimum: parameter.min,
        maximum: parameter.max,
        default: parameter.default,
      };
    case 'boolean':
      return { type: 'boolean', default: parameter.default };
    case 'text':
      return { type: 'string', pattern: parameter.pattern };
  }
}

function requestBody(name: keyof typeof requestExamples): JsonObject {
  const content = { schema: schemaReference(name), example: requestExamples[name] };
  return { required: true, content: { 'application/json': content } };
}

function success(endpoint: Endpoint): JsonObject {
  const names: HeaderName[] = ['x-request-id', ...accountHeaders(endpoint)];
  if (endpoint.idempotent) names.push('idempotent-replayed');
  return answer(endpoint.answer, names, endpoint.answer);
}

function failures(endpoint: Endpoint): JsonObject {
  const statuses = [...new Set(endpoint.errors.map((name) => errorStatus[name]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const names = endpoint.errors.filter((name) => errorStatus[name] === status);
      const description = names.map((name) => `\`${name}\`: ${errorConditions[name]}`).join('. ');
      return [status, answer(description, failureHeaders(endpoint, names), 'ErrorObject')];
    }),
  );
}

function failureHeaders(endpoint: Endpoint, names: readonly ErrorName[]): HeaderName[] {
  const isKeyError = names.some((name) => name === 'missing_api_key' || name === 'invalid_api_key');
  return [
    'x-request-id',
    ...(isKeyError ? [] : accountHeaders(endpoint)),
    ...(names.includes('rate_limit_exceeded') ? (['retry-after'] as const) : []),
    ...(names.includes('credit_limit_exceeded') ? (['x-should-retry'] as const) : []),
  ];
}

/** Sent as soon as the account is known; the dashboard has no request limit. */
function accountHeaders({ authentication }: Endpoint): readonly HeaderName[] {
  return authentication === 'api_key' ? rateLimitHeaders : [];
}

function answer(description: string, headers: readonly HeaderName[], schema: string): JsonObject {
  return {
    description,
    headers: headerReferences(headers),
    content: { 'application/json': { schema: schemaReference(schema) } },
  };
}
