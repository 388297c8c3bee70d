import { type Html, html, nothing } from '../../contract/html.ts';
import type { OpenApiParameter, OpenApiSchema } from '../../contract/openapi/openapi-types.ts';
import { inline } from './prose.ts';
import { schemaBounds, schemaType } from './schema-type.ts';

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
