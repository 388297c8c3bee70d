import type { OpenApiDocument, OpenApiOperation } from '../../contract/openapi/openapi-types.ts';

export interface CurlRequest {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
  /** A server of its own: the path lies outside the API. */
  readonly isOutside: boolean;
}

/** The shell command that sends the example of an operation. */
export function curlExample({ method, path, operation, isOutside }: CurlRequest): string {
  const body = operation.requestBody?.content['application/json']?.example;
  const headers = [...credential(operation), ...sentHeaders(operation)];
  const lines = [
    `curl ${quote(`${isOutside ? '$ORIGIN' : '$BASE_URL'}${target(path, operation)}`)}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...headers.map((header) => `-H ${quote(header)}`),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${literal(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** What the examples take for granted. */
export function curlVariables({ servers }: OpenApiDocument): string {
  const path = servers[0]?.url ?? '';
  return `ORIGIN=http://127.0.0.1:8787\nBASE_URL=$ORIGIN${path}`;
}

function credential({ security }: OpenApiOperation): string[] {
  const [first] = security;
  if (!first) return [];
  return 'ApiKeyAuth' in first ? ['X-API-Key: $API_KEY'] : ['Authorization: Bearer $DASHBOARD_TOKEN'];
}

function sentHeaders({ parameters }: OpenApiOperation): string[] {
  return parameters.filter((one) => one.in === 'header').map(({ name, example }) => `${name}: ${example}`);
}

/** Optional query parameters are left to the reader; the required ones are needed to get an answer. */
function target(path: string, { parameters }: OpenApiOperation): string {
  const query = parameters.filter((one) => one.in === 'query' && one.required);
  const filled = parameters.reduce(
    (text, { name, example, in: place }) =>
      place === 'path' ? text.replace(`{${name}}`, String(example)) : text,
    path,
  );
  const pairs = query.map(({ name, example }) => `${name}=${example}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** In double quotes, where the shell fills in variables. */
function quote(text: string): string {
  return `"${text.replace(/["\\`]/g, '\\$&')}"`;
}

function literal(body: unknown): string {
  return `'${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`;
}
