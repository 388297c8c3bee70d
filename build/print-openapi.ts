import { apiPrefix } from '../src/contract/endpoints.ts';
import { interfaceVersion, openApiDocument } from '../src/contract/openapi/openapi-document.ts';

/** The text of docs/openapi.json: the document that a server serves at /api/v1/openapi.json, formatted. */
export function printOpenApi(): string {
  const document = openApiDocument({ version: interfaceVersion, serverUrl: apiPrefix });
  return `${JSON.stringify(document, null, 2)}\n`;
}
