import { type ServerAddress, serverAddresses } from '../addresses.ts';
import { apiPrefix } from '../endpoints.ts';
import { type ErrorName, errorStatus } from '../errors.ts';
import { resumeIdLength, resumeIdPattern } from '../identifiers.ts';
import type { ErrorExampleName } from './error-examples.ts';
import { headerReferences } from './openapi-headers.ts';
import { errorResponse } from './openapi-responses.ts';
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
  readonly answer: OpenApiResponse;
  /** Answers that are no Error object, by status. */
  readonly others?: Readonly<Record<number, OpenApiResponse>>;
  readonly errors: readonly ErrorName[];
}

/** There is no account, so an error here is about a header, a link or the server itself. */
const examples: Partial<Record<ErrorName, ErrorExampleName>> = {
  validation_error: 'foreign_host',
  not_found: 'bad_link',
  rate_limit_exceeded: 'shutting_down',
};

const outsideApi = { url: '/', description: 'This server, outside the API (beta)' };

const html = '<!doctype html><html lang="en"><title>Resume Tailoring Service</title></html>';

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
    description: 'A page to read, without scripts and without anything from elsewhere.',
    answer: {
      description: 'The page',
      headers: headerReferences(['x-request-id']),
      content: { 'text/html': { schema: { type: 'string' }, example: html } },
    },
    errors: ['validation_error', 'internal_server_error'],
  },
  [serverAddresses.health]: {
    operationId: 'getHealth',
    summary: 'Whether the process answers',
    description: 'For whoever restarts the process. It looks at nothing else.',
    answer: stateAnswer('The process answers', 'ok'),
    errors: ['validation_error', 'internal_server_error'],
  },
  [serverAddresses.readiness]: {
    operationId: 'getReadiness',
    summary: 'Whether the server takes work',
    description:
      'For whoever sends it requests: 429 while it shuts down, 503 with the reason when its store cannot answer or nothing can be written.',
    answer: stateAnswer('The server takes work', 'ready'),
    others: { 503: notReadyAnswer() },
    errors: ['validation_error', 'rate_limit_exceeded', 'internal_server_error'],
  },
  [serverAddresses.pdfFile]: {
    operationId: 'getPdfFile',
    summary: 'The PDF behind a pdf_url',
    description: 'The signature in the link is the permission. A link that is forged, old or deleted is 404.',
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
    security: [],
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

function notReadyAnswer(): OpenApiResponse {
  const status = 'not ready';
  return jsonAnswer(
    'The server cannot work now',
    {
      type: 'object',
      required: ['status', 'reason'],
      properties: { status: { const: status }, reason: { type: 'string' } },
    },
    { status, reason: 'nothing can be written: the disk is full' },
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
    linkPart('exp', 'Unix seconds at which the link runs out', '^[0-9]{1,12}$', '1795349552'),
    linkPart('sig', 'HMAC-SHA256 of the link', '^[0-9A-Za-z_-]{1,64}$', 'Rb1y0mD3oK'),
  ];
}

function linkPart(name: string, description: string, pattern: string, example: string): OpenApiParameter {
  const schema = { type: 'string', pattern, maxLength: 64 };
  return { name, in: 'query', required: true, description, schema, example };
}
