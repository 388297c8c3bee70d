import { type Endpoint, endpoints } from './endpoints.ts';
import { type JsonObject, openApiHeaders } from './openapi-headers.ts';
import { openApiOperation } from './openapi-operation.ts';
import { openApiSchemas } from './openapi-schemas.ts';

/** Version of the interface description. Source: API specification, "Versioning". */
export const interfaceVersion = '1.0.0';

export interface OpenApiParts {
  /** Version of the interface. */
  readonly version: string;
  /** Ends with `/api/v1`; may be relative to where the document is served. */
  readonly serverUrl: string;
}

/** The OpenAPI 3.1 description, made from the endpoint table, the query parameters and the schemas. */
export function openApiDocument({ version, serverUrl }: OpenApiParts): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Resume Tailoring Service',
      version,
      description:
        'Tailors a stored base resume to a job posting. Operations marked x-extension are not part of the API specification.',
    },
    servers: [{ url: serverUrl }],
    paths: paths(),
    components: {
      schemas: openApiSchemas(),
      headers: openApiHeaders,
      securitySchemes: {
        ApiKeyAuth: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'A key that starts with key_live_ or key_test_.',
        },
        DashboardToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The dashboard token of the account. An API key never opens these operations.',
        },
      },
    },
  };
}

function paths(): JsonObject {
  const byPath: Record<string, Record<string, unknown>> = {};
  for (const [id, endpoint] of Object.entries<Endpoint>(endpoints)) {
    byPath[endpoint.path] = {
      ...byPath[endpoint.path],
      [endpoint.method.toLowerCase()]: openApiOperation(id, endpoint),
    };
  }
  return { ...byPath, '/openapi.json': { get: documentItself } };
}

const documentItself = {
  operationId: 'getOpenApiDocument',
  summary: 'This document',
  'x-extension': true,
  security: [],
  responses: {
    200: {
      description: 'The OpenAPI document',
      content: { 'application/json': { schema: { type: 'object' } } },
    },
  },
} as const;
