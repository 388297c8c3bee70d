import { createHash } from 'node:crypto';
import { type Html, html, nothing } from '../../contract/html.ts';
import type { OpenApiDocument, OpenApiMethod, OpenApiSchema } from '../../contract/openapi/openapi-types.ts';
import { type CurlRequest, curlVariables } from './curl-example.ts';
import { extensionMark, fieldList } from './field-list.ts';
import { operationSection } from './operation-section.ts';
import { inline, prose } from './prose.ts';
import { style } from './style.ts';

export interface ReferencePage {
  readonly html: string;
  /** For `style-src` of a content security policy: this style and no other. */
  readonly styleHash: string;
}

/** The OpenAPI document for people: one page, without scripts, that loads nothing. */
export function referencePage(document: OpenApiDocument): ReferencePage {
  const { info } = document;
  const requests = requestsOf(document);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${info.title} ${info.version}</title>
${styleElement}
</head>
<body>
<nav aria-label="Contents">${navigation(document, requests)}</nav>
<main>
<h1>${info.title} <small>${info.version} <span class="mark">${info['x-stability']}</span></small></h1>
${prose(info.description)}
<h3>Examples</h3>
<p>The commands below take these for granted, and a key in <code>API_KEY</code>. The document behind this page is <a href="/api/v1/openapi.json">openapi.json</a>.</p>
<pre tabindex="0">${curlVariables(document)}</pre>
${document.tags.map((tag) => tagPart(tag, requests, document))}
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(([name, schema]) => schemaSection(name, schema))}
</main>
</body>
</html>
`;
  return { html: page.markup, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
}

/** Style is text of its own kind: escaping it would change its hash. */
const styleElement: Html = { markup: `<style>${style}</style>` };

function requestsOf({ paths }: OpenApiDocument): readonly CurlRequest[] {
  const methods: readonly OpenApiMethod[] = ['get', 'post', 'put', 'patch', 'delete'];
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [{ method: method.toUpperCase(), path, operation, isOutside: item.servers !== undefined }];
    }),
  );
}

function tagPart(
  { name, description }: OpenApiDocument['tags'][number],
  requests: readonly CurlRequest[],
  document: OpenApiDocument,
): Html {
  const own = requests.filter(({ operation }) => operation.tags.includes(name));
  return html`<h2 id="${anchorOf(name)}">${name}</h2>
<p>${inline(description)}</p>
${own.map((request) => operationSection(request, document))}`;
}

function navigation({ tags, components }: OpenApiDocument, requests: readonly CurlRequest[]): Html {
  const groups = tags.map(({ name }) => {
    const own = requests.filter(({ operation }) => operation.tags.includes(name));
    const links = own.map(({ method, path, operation: { operationId } }) =>
      entry(operationId, `${method} ${path}`),
    );
    return html`<li><a href="#${anchorOf(name)}">${name}</a><ul>${links}</ul></li>`;
  });
  const schemas = Object.keys(components.schemas).map((name) => entry(`schema-${name}`, name));
  return html`<ul>${groups}<li><a href="#schemas">Schemas</a><ul>${schemas}</ul></li></ul>`;
}

function entry(anchor: string, text: string): Html {
  return html`<li><a href="#${anchor}">${text}</a></li>`;
}

function anchorOf(tag: string): string {
  return `tag-${tag.toLowerCase().replaceAll(' ', '-')}`;
}

/** One named schema with its fields. */
function schemaSection(name: string, schema: OpenApiSchema): Html {
  const id = `schema-${name}`;
  return html`<section id="${id}">
<h3><a href="#${id}">${name}</a>${schema['x-extension'] ? extensionMark : nothing}</h3>
<p>${inline(schema.description ?? '')}.</p>
${fieldList(schema)}
</section>
`;
}
