import { apiPrefix } from '../../contract/endpoints.ts';
import { type Html, html, nothing } from '../../contract/html.ts';
import type {
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  OpenApiSchema,
} from '../../contract/openapi/openapi-types.ts';
import { ownValue } from '../../values/own-value.ts';

/** The documentation of one operation. */
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
  /** True if the path is outside of the API prefix. */
  readonly isOutside: boolean;
}

/** The curl command for the example of an operation. */
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

/** The variables used in the examples. */
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

/** Includes only required query parameters. */
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

/** Quotes for the shell, so that variables are still expanded. */
function quote(text: string): string {
  return `"${text.replace(/["\\`]/g, '\\$&')}"`;
}

function literal(body: unknown): string {
  return `'${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`;
}

export const extensionMark: Html = html` <span class="mark">extension</span>`;

interface Field {
  readonly name: string;
  readonly place?: string;
  readonly required: boolean;
  readonly schema: OpenApiSchema;
  readonly description: string | undefined;
  readonly isExtension: boolean;
  readonly example?: unknown;
}

/** The parameters of an operation. */
function parameterList(parameters: readonly OpenApiParameter[]): Html {
  if (parameters.length === 0) return nothing;
  const fields = parameters.map(({ in: place, 'x-extension': mark, ...rest }) =>
    field({ ...rest, place, isExtension: mark === true }),
  );
  return html`<h4>Parameters</h4><dl>${fields}</dl>`;
}

/** The fields of a schema, including those of nested objects. */
export function fieldList({ properties, required = [] }: OpenApiSchema): Html {
  if (!properties) return nothing;
  const fields = Object.entries(properties).map(([name, schema]) =>
    field({
      name,
      required: required.includes(name),
      schema,
      description: schema.description,
      isExtension: false,
    }),
  );
  return html`<dl>${fields}</dl>`;
}

function field({ name, place, required, schema, description, isExtension, example }: Field): Html {
  const facts = [
    ...(place === undefined ? [] : [html`in ${place}`]),
    html`${schemaType(schema)}`,
    html`${required ? 'required' : 'optional'}`,
    ...schemaBounds(schema),
    ...(example === undefined ? [] : [html`for example <code>${String(example)}</code>`]),
  ];
  return html`<dt><code>${name}</code>${isExtension ? extensionMark : nothing}</dt>
<dd><p class="facts">${facts.map((fact) => html`<span>${fact}</span> `)}</p>${
    description === undefined ? nothing : html`<p>${inline(description)}</p>`
  }${fieldList(schema.items ?? schema)}</dd>
`;
}

/** A short type name, with links to named schemas. */
function schemaType(schema: OpenApiSchema): Html {
  if (schema.$ref !== undefined) return schemaLink(schema.$ref);
  if (schema.items) return html`list of ${schemaType(schema.items)}`;
  if (schema.anyOf) return separated(schema.anyOf.map(schemaType), ' or ');
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return separated(schema.enum.map(value), ', ');
  return html`${[schema.type ?? 'any value'].flat().join(' or ')}${format(schema)}`;
}

function schemaLink(reference: string): Html {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return html`<a href="#schema-${name}">${name}</a>`;
}

/** Bounds, default and pattern as short texts. */
function schemaBounds(schema: OpenApiSchema): readonly Html[] {
  const { default: preset, pattern } = schema;
  return [
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' items'),
    ...(preset === undefined ? [] : [html`default <code>${JSON.stringify(preset)}</code>`]),
    ...(pattern === undefined ? [] : [html`<code>${pattern}</code>`]),
  ].filter((bound) => bound !== nothing);
}

function value(one: unknown): Html {
  return html`<code>${JSON.stringify(one)}</code>`;
}

function format({ format: name }: OpenApiSchema): Html {
  return name === undefined ? nothing : html` (${name})`;
}

function range(min: number | undefined, max: number | undefined, unit: string): Html {
  // The largest safe integer is not a bound worth showing.
  const most = max === Number.MAX_SAFE_INTEGER ? undefined : max;
  if (min !== undefined && most !== undefined) return html`${min} to ${most}${unit}`;
  if (min !== undefined) return html`at least ${min}${unit}`;
  return most === undefined ? nothing : html`at most ${most}${unit}`;
}

function separated(parts: readonly Html[], separator: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`;
}

/** Renders the Markdown used in descriptions: headings, paragraphs, `code` and **strong**. */
export function prose(markdown: string): Html {
  return html`${paragraphs(markdown).map(block)}`;
}

/** Splits into blocks; a heading ends with its line, even without an empty line after it. */
function paragraphs(markdown: string): string[] {
  return markdown.replace(/^## [^\n]{1,200}\n/gm, '$&\n').split(/\n{2,3}/);
}

function block(text: string): Html {
  return text.startsWith('## ') ? html`<h3>${text.slice(3)}</h3>` : html`<p>${inline(text)}</p>`;
}

export function inline(text: string): Html {
  return html`${text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map(span)}`;
}

function span(text: string): Html {
  if (text.startsWith('`')) return html`<code>${text.slice(1, -1)}</code>`;
  return text.startsWith('**') ? html`<strong>${text.slice(2, -2)}</strong>` : html`${text}`;
}
