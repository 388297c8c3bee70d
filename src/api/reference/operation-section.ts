import { apiPrefix } from '../../contract/endpoints.ts';
import { type Html, html, nothing } from '../../contract/html.ts';
import type {
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiResponse,
} from '../../contract/openapi/openapi-types.ts';
import { ownValue } from '../../contract/own-value.ts';
import { extensionMark, inline, parameterList, schemaType } from './field-list.ts';

/** One operation: what it does, takes and answers. */
export function operationSection(request: CurlRequest, document: OpenApiDocument): Html {
  const { method, path, operation, isOutside } = request;
  const { operationId: id, summary, description } = operation;
  return html`<section class="operation" id="${id}">
<h3><a href="#${id}"><span class="method">${method}</span> <code>${isOutside ? path : `${apiPrefix}${path}`}</code></a>${
    operation['x-extension'] ? extensionMark : nothing
  }</h3>
<p class="summary">${summary} <span class="name">${id}</span></p>
<p>${inline(description)}</p>
<p>Requires ${credentials(operation)}.</p>
${parameterList(operation.parameters)}
${bodyPart(operation)}
<h4>Request</h4>
<pre tabindex="0">${curlExample(request)}</pre>
<h4>Answers</h4>
${Object.entries(operation.responses).map(([status, response]) => answerPart(status, response, document))}
</section>
`;
}

const credentialNames: Readonly<Record<string, string>> = {
  ApiKeyAuth: 'an API key',
  DashboardToken: 'the dashboard token',
  DashboardCookie: 'the dashboard cookie',
};

function credentials({ security }: OpenApiOperation): string {
  const names = security.flatMap(Object.keys).map((name) => ownValue(credentialNames, name) ?? name);
  return names.length === 0 ? 'no key' : names.join(' or ');
}

function bodyPart({ requestBody }: OpenApiOperation): Html {
  const content = requestBody?.content['application/json'];
  if (!requestBody || !content) return nothing;
  return html`<h4>Body</h4><p>${schemaType(content.schema)}: ${inline(requestBody.description)}.</p>`;
}

function answerPart(status: string, response: OpenApiResponse, document: OpenApiDocument): Html {
  const headers = Object.keys(response.headers).map((name) => html`<code>${name}</code> `);
  return html`<details><summary><span class="status">${status}</span> ${inline(response.description)}${
    response['x-extension'] ? extensionMark : nothing
  }</summary>
<p>Headers: ${headers}</p>
${Object.entries(response.content).map(([type, content]) => contentPart(type, content, document))}
</details>
`;
}

function contentPart(type: string, content: OpenApiContent, { components }: OpenApiDocument): Html {
  const named = Object.keys(content.examples ?? {}).map((name) => ownValue(components.examples, name)?.value);
  const examples = content.example === undefined ? named : [content.example];
  return html`<p><code>${type}</code>: ${schemaType(content.schema)}</p>
${examples.map((example) => html`<pre tabindex="0">${printExample(example)}</pre>`)}`;
}

function printExample(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example, null, 2);
}

export interface CurlRequest {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
  /** A server of its own: the path lies outside the API. */
  readonly isOutside: boolean;
}

/** The shell command that sends the example of an operation. */
function curlExample({ method, path, operation, isOutside }: CurlRequest): string {
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
