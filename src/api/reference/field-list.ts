import { type Html, html, nothing } from '../../contract/html.ts';
import type { OpenApiParameter, OpenApiSchema } from '../../contract/openapi/openapi-types.ts';

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
export function parameterList(parameters: readonly OpenApiParameter[]): Html {
  if (parameters.length === 0) return nothing;
  const fields = parameters.map(({ in: place, 'x-extension': mark, ...rest }) =>
    field({ ...rest, place, isExtension: mark === true }),
  );
  return html`<h4>Parameters</h4><dl>${fields}</dl>`;
}

/** The fields of a schema, those of the objects in it included. */
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

/** A schema in a few words, with links to the named ones. */
export function schemaType(schema: OpenApiSchema): Html {
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

/** Bounds, default and pattern, each as a short text. */
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
  // The largest safe integer is a bound for machines.
  const most = max === Number.MAX_SAFE_INTEGER ? undefined : max;
  if (min !== undefined && most !== undefined) return html`${min} to ${most}${unit}`;
  if (min !== undefined) return html`at least ${min}${unit}`;
  return most === undefined ? nothing : html`at most ${most}${unit}`;
}

function separated(parts: readonly Html[], separator: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`;
}

/** The little Markdown that our descriptions use: headings, paragraphs, `code` and **strong**. */
export function prose(markdown: string): Html {
  return html`${paragraphs(markdown).map(block)}`;
}

/** A heading ends with its line, also where no empty line follows. */
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
