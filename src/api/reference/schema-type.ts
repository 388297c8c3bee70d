import { type Html, html, nothing } from '../../contract/html.ts';
import type { OpenApiSchema } from '../../contract/openapi/openapi-types.ts';

/** A schema in a few words, with links to the named ones. */
export function schemaType(schema: OpenApiSchema): Html {
  if (schema.$ref !== undefined) return schemaLink(schema.$ref);
  if (schema.items) return html`list of ${schemaType(schema.items)}`;
  if (schema.anyOf) return separated(schema.anyOf.map(schemaType), ' or ');
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return separated(schema.enum.map(value), ', ');
  return html`${[schema.type ?? 'any value'].flat().join(' or ')}${format(schema)}`;
}

export function schemaLink(reference: string): Html {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return html`<a href="#schema-${name}">${name}</a>`;
}

/** Bounds, default and pattern, each as a short text. */
export function schemaBounds(schema: OpenApiSchema): readonly Html[] {
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
