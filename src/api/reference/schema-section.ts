import { type Html, html, nothing } from '../../contract/html.ts';
import type { OpenApiSchema } from '../../contract/openapi/openapi-types.ts';
import { extensionMark, fieldList } from './field-list.ts';
import { inline } from './prose.ts';

/** One named schema with its fields. */
export function schemaSection(name: string, schema: OpenApiSchema): Html {
  const id = `schema-${name}`;
  return html`<section id="${id}">
<h3><a href="#${id}">${name}</a>${schema['x-extension'] ? extensionMark : nothing}</h3>
<p>${inline(schema.description ?? '')}.</p>
${fieldList(schema)}
</section>
`;
}
