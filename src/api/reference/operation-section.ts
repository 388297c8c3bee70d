import { apiPrefix } from '../../contract/endpoints.ts';
import { type Html, html, nothing } from '../../contract/html.ts';
import type {
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiResponse,
} from '../../contract/openapi/openapi-types.ts';
import { ownValue } from '../../contract/own-value.ts';
import { type CurlRequest, curlExample } from './curl-example.ts';
import { extensionMark, parameterList } from './field-list.ts';
import { inline } from './prose.ts';
import { schemaType } from './schema-type.ts';

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
<p>Opened by ${credentials(operation)}.</p>
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
  return names.length === 0 ? 'anyone: no key is needed' : names.join(' or ');
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
