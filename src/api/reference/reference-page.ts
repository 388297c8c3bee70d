import { createHash } from 'node:crypto';
import { type Html, html, nothing } from '../../contract/html.ts';
import type { OpenApiDocument, OpenApiMethod, OpenApiSchema } from '../../contract/openapi/openapi-types.ts';
import {
  type CurlRequest,
  curlVariables,
  extensionMark,
  fieldList,
  inline,
  operationSection,
  prose,
} from './operation-section.ts';

/** The style of the reference page, from 40 columns up; wide windows show the contents beside the text. */
const style = `
:root { --ink: #1d2129; --soft: #5a6372; --line: #d8dce3; --back: #fff; --box: #f4f6f8; --link: #0b57a8; --mark: #7a4a00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8ec; --soft: #a3abb8; --line: #3a404b; --back: #15181d; --box: #1f242b; --link: #82b7f5; --mark: #e8b660; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
main, nav { padding: 1rem; }
main { max-width: 60rem; }
nav { border-bottom: 1px solid var(--line); font-size: .875rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav ul ul { padding-left: .75rem; margin-bottom: .75rem; }
nav > ul > li > a { font-weight: 600; }
a { color: var(--link); text-decoration: none; }
a:hover, a:focus-visible { text-decoration: underline; }
h1, h2, h3, h4 { line-height: 1.25; margin: 1.5rem 0 .5rem; }
h1 { font-size: 1.6rem; margin-top: 0; }
h2 { font-size: 1.35rem; margin-top: 3rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.1rem; }
h4 { font-size: .95rem; color: var(--soft); }
section { padding-top: .5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .875em; }
pre { background: var(--box); border: 1px solid var(--line); border-radius: 4px; padding: .75rem; overflow-x: auto; max-height: 28rem; }
dl { margin: .25rem 0 .5rem; padding-left: .75rem; border-left: 2px solid var(--line); }
dt { margin-top: .6rem; }
dd { margin: 0; }
dd p { margin: 0; }
.facts, .name, small { color: var(--soft); }
.facts { font-size: .875rem; }
.facts span + span::before { content: "· "; }
.method, .status { font-weight: 700; }
.summary { font-weight: 600; }
.name { font-weight: 400; font-family: ui-monospace, monospace; font-size: .8rem; }
.mark { color: var(--mark); border: 1px solid currentColor; border-radius: 3px; font-size: .7rem; font-weight: 600; padding: 0 .3em; }
details { border-top: 1px solid var(--line); padding: .4rem 0; }
summary { cursor: pointer; }
:target { scroll-margin-top: 1rem; }
:target > h3 { background: var(--box); }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 20rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  main { padding: 2rem 3rem; }
}
@media print { nav { display: none; } }
`;

interface ReferencePage {
  readonly html: string;
  /** Hash for `style-src` in a content security policy. */
  readonly styleHash: string;
}

/** The OpenAPI document as one page without scripts or external resources. */
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
<p>The commands below use these variables, and a key in <code>API_KEY</code>. The document behind this page is <a href="/api/v1/openapi.json">openapi.json</a>.</p>
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

/** Not escaped, because that would change the hash. */
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
