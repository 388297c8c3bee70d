import { apiPrefix } from '../contract/endpoints.ts';

/** Gives the OpenAPI document as text, made once, at the first call: making it loads the schema library. */
export function createOpenApiText(): () => Promise<string> {
  let printed: Promise<string> | undefined;
  return () => {
    printed ??= printDocument();
    return printed;
  };
}

/** The server is relative to the document: an address is never taken from a Host header. */
async function printDocument(): Promise<string> {
  const { interfaceVersion, openApiDocument } = await import('../contract/openapi.ts');
  return JSON.stringify(openApiDocument({ version: interfaceVersion, serverUrl: apiPrefix }));
}
