import { apiPrefix } from '../src/contract/endpoints.ts';
import { interfaceVersion, openApiDocument } from '../src/contract/openapi/openapi-document.ts';

/** docs/openapi.json: what a server answers at /api/v1/openapi.json, printed to be read and compared. */
export function printOpenApi(): string {
  const document = openApiDocument({ version: interfaceVersion, serverUrl: apiPrefix });
  return `${JSON.stringify(document, null, 2)}\n`;
}
