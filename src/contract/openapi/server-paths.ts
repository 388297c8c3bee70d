import { type ServerAddress, serverAddresses } from '../addresses.ts';
import { apiPrefix } from '../endpoints.ts';
import { type ErrorName, errorStatus } from '../errors.ts';
import { resumeIdLength, resumeIdPattern } from '../identifiers.ts';
import { type ErrorExampleName, errorResponse, headerReferences } from './openapi-responses.ts';
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  OpenApiSchema,
} from './openapi-types.ts';
import { pathIdExamples } from './request-examples.ts';

interface ServerPath {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly OpenApiParameter[];
  /** Default: no authentication. */
  readonly security?: OpenApiOperation['security'];
  readonly answer: OpenApiResponse;
  /** Other responses without an Error object, by status. */
  readonly others?: Readonly<Record<number, OpenApiResponse>>;
  readonly errors: readonly ErrorName[];
}

/** These paths have no account, so the examples concern a header, link or the server itself. */
const examples: Partial<Record<ErrorName, ErrorExampleName>> = {
  validation_error: 'foreign_host',
  not_found: 'bad_link',
};

const outsideApi = { url: '/', description: 'This server, outside the API (beta)' };

const html = '<!doctype html><html lang="en"><title>Resume Tailoring Service</title></html>';

function aliveRow(operationId: string, description: string): ServerPath {
  return {
    operationId,
    summary: 'Whether the process is alive',
    description,
    answer: stateAnswer('The process is alive', 'ok'),
    errors: ['validation_error', 'internal_server_error'],
  };
}

const rows: Readonly<Record<ServerAddress, ServerPath>> = {
  [serverAddresses.openApiDocument]: {
    operationId: 'getOpenApiDocument',
    summary: 'This document',
    description: 'The OpenAPI description of this server.',
    answer: jsonAnswer(
      'The OpenAPI document',
      {
        type: 'object',
        required: ['openapi', 'info', 'paths'],
        properties: { openapi: { const: '3.1.0' }, info: { type: 'object' }, paths: { type: 'object' } },
      },
      { openapi: '3.1.0', info: { title: 'Resume Tailoring Service', version: '1.0.0' }, paths: {} },
    ),
    errors: ['validation_error', 'internal_server_error'],
  },
  [serverAddresses.documentation]: {
    operationId: 'getDocumentation',
    summary: 'This document as a page',
    description: 'A page to read, without scripts or external resources.',
    answer: {
      description: 'The page',
      headers: headerReferences(['x-request-id']),
      content: { 'text/html': { schema: { type: 'string' }, example: html } },
    },
    errors: ['validation_error', 'internal_server_error'],
  },
  [serverAddresses.health]: aliveRow('getHealth', 'The same as `/livez`, under an older name.'),
  [serverAddresses.liveness]: aliveRow('getLiveness', 'For the process supervisor. It checks nothing else.'),
  [serverAddresses.readiness]: {
    operationId: 'getReadiness',
    summary: 'Whether the server accepts work',
    description:
      'For the load balancer: 503 with the reason while the server shuts down or cannot use its database, tables, PDF folder or renderer.',
    answer: readinessAnswer('The server accepts work', 'ready'),
    others: { 503: readinessAnswer('The server does not accept work now', 'not ready') },
    errors: ['validation_error', 'internal_server_error'],
  },
  [serverAddresses.metrics]: {
    operationId: 'getMetrics',
    summary: 'Metrics of this process, for Prometheus',
    description:
      'Requests by path and status with their times, database connections, and Node metrics. Only if the host set a token for it.',
    security: [{ MetricsToken: [] }],
    answer: {
      description: 'The metrics',
      headers: headerReferences(['x-request-id']),
      content: {
        'text/plain': {
          schema: { type: 'string' },
          example: 'http_request_duration_seconds_count{method="GET",route="/api/v1/usage",status="200"} 12',
        },
      },
    },
    errors: ['validation_error', 'missing_api_key', 'invalid_api_key', 'not_found', 'internal_server_error'],
  },
  [serverAddresses.pdfFile]: {
    operationId: 'getPdfFile',
    summary: 'The PDF behind a pdf_url',
    description: 'The signature in the link is the permission. A forged, expired or deleted link is 404.',
    parameters: pdfParameters(),
    answer: {
      description: 'The PDF',
      headers: headerReferences(['x-request-id', 'content-disposition']),
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' }, example: '%PDF-1.7 …' } },
    },
    errors: ['validation_error', 'not_found', 'internal_server_error'],
  },
};

export function serverPaths(): OpenApiDocument['paths'] {
  return Object.fromEntries(
    Object.entries(rows).map(([address, row]) =>
      address.startsWith(apiPrefix)
        ? [address.slice(apiPrefix.length), { get: operation(row) }]
        : [address, { servers: [outsideApi], get: operation(row) }],
    ),
  );
}

function operation({
  operationId,
  summary,
  description,
  parameters = [],
  security = [],
  answer,
  others,
  errors,
}: ServerPath): OpenApiOperation {
  const failures = errors.map((name) => [
    errorStatus[name],
    errorResponse([name], { examples: [examples[name] ?? name], inApi: false }),
  ]);
  return {
    operationId,
    summary,
    description,
    tags: ['Server'],
    'x-extension': true,
    security,
    parameters,
    responses: { 200: answer, ...Object.fromEntries(failures), ...others },
  };
}

function jsonAnswer(description: string, schema: OpenApiSchema, example: unknown): OpenApiResponse {
  return {
    description,
    headers: headerReferences(['x-request-id']),
    content: { 'application/json': { schema, example } },
  };
}

function stateAnswer(description: string, status: string): OpenApiResponse {
  const schema = { type: 'object', required: ['status'], properties: { status: { const: status } } };
  return jsonAnswer(description, schema, { status });
}

function readinessAnswer(description: string, status: 'ready' | 'not ready'): OpenApiResponse {
  const isReady = status === 'ready';
  const reason = 'nothing can be written: the disk is full';
  const check = {
    type: 'object',
    required: ['name', 'status'],
    properties: {
      name: { enum: ['draining', 'database', 'schema', 'files', 'renderer'] },
      status: { enum: ['pass', 'fail'] },
      reason: { type: 'string', maxLength: 500 },
    },
  };
  return jsonAnswer(
    description,
    {
      type: 'object',
      required: ['status', 'checks', ...(isReady ? [] : ['reason'])],
      properties: {
        status: { const: status },
        ...(isReady ? {} : { reason: { type: 'string', maxLength: 500 } }),
        checks: { type: 'array', maxItems: 5, items: check },
      },
    },
    {
      status,
      ...(isReady ? {} : { reason }),
      checks: [
        { name: 'draining', status: 'pass' },
        isReady ? { name: 'database', status: 'pass' } : { name: 'database', status: 'fail', reason },
      ],
    },
  );
}

function pdfParameters(): OpenApiParameter[] {
  return [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'Resume id',
      schema: { type: 'string', pattern: resumeIdPattern, maxLength: resumeIdLength },
      example: pathIdExamples.resume,
    },
    linkPart('v', 'Version of the PDF', '^[0-9a-z]{1,64}$', '5f2a9c31'),
    linkPart('exp', 'When the link expires, in Unix seconds', '^[0-9]{1,12}$', '1795349552'),
    linkPart('sig', 'HMAC-SHA256 of the link', '^[0-9A-Za-z_-]{1,64}$', 'Rb1y0mD3oK'),
  ];
}

function linkPart(name: string, description: string, pattern: string, example: string): OpenApiParameter {
  const schema = { type: 'string', pattern, maxLength: 64 };
  return { name, in: 'query', required: true, description, schema, example };
}
