import { ownValue, setOwnValue } from '../../values/own-value.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { endpoints, operationIds } from '../endpoints.ts';
import { answerExamples } from './answer-examples.ts';
import { information, openApiOperation, tags } from './openapi-operation.ts';
import { errorExamples, openApiHeaders } from './openapi-responses.ts';
import { openApiSchemas, schemaDescriptions } from './openapi-schemas.ts';
import type { OpenApiDocument, OpenApiPath } from './openapi-types.ts';
import { serverPaths } from './server-paths.ts';

/** Source of the first scheme: API specification, "Authentication". */
const securitySchemes = {
  ApiKeyAuth: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A key that starts with key_live_ or key_test_.',
  },
  DashboardToken: {
    type: 'http',
    scheme: 'bearer',
    'x-extension': true,
    description:
      'The dashboard token of the account, an opaque `dash_…`. An API key does not work for these operations.',
  },
  MetricsToken: {
    type: 'http',
    scheme: 'bearer',
    'x-extension': true,
    description: 'The token that the host set for metrics.',
  },
  DashboardCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'resume_tailor_dashboard',
    'x-extension': true,
    description:
      "Set by POST /keys/session. Requests that change something must come from one of this server's own pages, as `Sec-Fetch-Site: same-origin` or `Origin` says.",
  },
} as const;

/** Version of the interface description. Source: API specification, "Versioning". */
export const interfaceVersion = '1.0.0';

export interface OpenApiParts {
  readonly version: string;
  /** Ends in `/api/v1`; may be relative to the address of the document. */
  readonly serverUrl: string;
}

/** The OpenAPI 3.1 document, generated from the endpoint table, query parameters and schemas. */
export function openApiDocument({ version, serverUrl }: OpenApiParts): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { ...information, version },
    servers: [{ url: serverUrl, description: 'This server (beta)', 'x-internal': false }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: { ...paths(), ...serverPaths() },
    components: {
      schemas: openApiSchemas(),
      examples: examples(),
      headers: openApiHeaders,
      securitySchemes,
    },
  };
}

function paths(): OpenApiDocument['paths'] {
  const byPath: Record<string, OpenApiPath> = {};
  for (const id of operationIds) {
    const endpoint: Endpoint = endpoints[id];
    setOwnValue(byPath, endpoint.path, {
      ...ownValue(byPath, endpoint.path),
      [endpoint.method.toLowerCase()]: openApiOperation(id, endpoint),
    });
  }
  return byPath;
}

function examples(): OpenApiDocument['components']['examples'] {
  const names = new Set(operationIds.map((id) => endpoints[id].answer));
  const answers = [...names].map((name) => [
    name,
    { summary: schemaDescriptions[name], value: answerExamples[name] },
  ]);
  const errors = Object.entries(errorExamples()).map(([key, value]) => [key, { summary: value.name, value }]);
  return Object.fromEntries([...answers, ...errors]);
}
