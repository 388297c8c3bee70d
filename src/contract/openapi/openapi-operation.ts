import type { Endpoint, OperationId } from '../endpoints.ts';
import { limits } from '../limits.ts';
import { ownValue } from '../own-value.ts';
import type { Parameter } from '../parameters.ts';
import { resumeIdLength, resumeIdPattern } from '../resume-id.ts';
import { tagOf } from './information.ts';
import { openApiResponses } from './openapi-responses.ts';
import { schemaReference } from './openapi-schemas.ts';
import type { OpenApiBody, OpenApiOperation, OpenApiParameter, OpenApiSchema } from './openapi-types.ts';
import { operationDescriptions } from './operation-descriptions.ts';
import { parameterExamples, pathIdExamples, requestExamples } from './request-examples.ts';
import { schemaDescriptions } from './schema-descriptions.ts';

/** One row of the endpoint table as an OpenAPI operation. */
export function openApiOperation(operationId: OperationId, endpoint: Endpoint): OpenApiOperation {
  return {
    operationId,
    summary: endpoint.summary,
    description: operationDescriptions[operationId],
    tags: [tagOf(endpoint.path)],
    ...(endpoint.extension && { 'x-extension': true as const }),
    security: security(endpoint),
    parameters: parameters(endpoint),
    ...(endpoint.body && { requestBody: requestBody(endpoint.body) }),
    responses: openApiResponses(endpoint),
  };
}

function security({ authentication }: Endpoint): OpenApiOperation['security'] {
  if (authentication === 'api_key') return [{ ApiKeyAuth: [] }];
  return authentication === 'dashboard'
    ? [{ DashboardToken: [] }, { DashboardCookie: [] }]
    : [{ DashboardToken: [] }];
}

function parameters(endpoint: Endpoint): OpenApiParameter[] {
  return [
    ...(endpoint.path.includes('{id}') ? [idParameter(endpoint.path)] : []),
    ...Object.entries(endpoint.query).map(([name, parameter]) => queryParameter(name, parameter, endpoint)),
    ...(endpoint.idempotent ? [idempotencyKeyParameter] : []),
  ];
}

function idParameter(path: string): OpenApiParameter {
  const isResume = path.startsWith('/resumes/');
  return {
    name: 'id',
    in: 'path',
    required: true,
    description: isResume ? 'Resume id' : 'API key id',
    schema: isResume
      ? { type: 'string', pattern: resumeIdPattern, maxLength: resumeIdLength }
      : { type: 'string', pattern: '^apikey_[0-9a-z]+$', maxLength: 64 },
    example: isResume ? pathIdExamples.resume : pathIdExamples.apiKey,
  };
}

/** Source: API specification, "GET /resumes": the only query parameters that it has. */
const specifiedParameters = new Set(['limit', 'after', 'before']);

function queryParameter(name: string, parameter: Parameter, { extension }: Endpoint): OpenApiParameter {
  return {
    name,
    in: 'query',
    required: false,
    description: parameter.description,
    ...(!extension && !specifiedParameters.has(name) && { 'x-extension': true as const }),
    schema: parameterSchema(parameter),
    example: ownValue(parameterExamples, name),
  };
}

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Prevents duplicate processing; keys expire after 24 hours. The same key with the same request gives the same answer, with another request `validation_error`.',
  schema: {
    type: 'string',
    minLength: limits.idempotencyKey.min,
    maxLength: limits.idempotencyKey.max,
    pattern: '^[ -~]+$',
  },
  example: '6f1d2c0e-5a7b-4c3d-9e8f-0a1b2c3d4e5f',
} as const satisfies OpenApiParameter;

function parameterSchema(parameter: Parameter): OpenApiSchema {
  switch (parameter.kind) {
    case 'integer': {
      const { min: minimum, max: maximum, default: preset } = parameter;
      return { type: 'integer', format: 'int32', minimum, maximum, default: preset };
    }
    case 'boolean':
      return { type: 'boolean', default: parameter.default };
    case 'text':
      return { type: 'string', pattern: parameter.pattern, maxLength: parameter.maxLength };
  }
}

function requestBody(name: keyof typeof requestExamples): OpenApiBody {
  const content = { schema: schemaReference(name), example: requestExamples[name] };
  return { description: schemaDescriptions[name], required: true, content: { 'application/json': content } };
}
