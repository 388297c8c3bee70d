import { describe, expect, it } from 'vitest';
import { interfaceVersion, openApiDocument } from '../../src/contract/openapi/openapi-document.ts';
import type { OpenApiSchema } from '../../src/contract/openapi/openapi-types.ts';
import { operationsOf } from '../support/openapi-operations.ts';

const document = openApiDocument({ version: interfaceVersion, serverUrl: '/api/v1' });
const operations = [...operationsOf(document).values()].map(({ operation }) => operation);

/** The paths of fields that say nothing about themselves; a reference speaks for what it leads to. */
function silentFields(schema: OpenApiSchema, path: string): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const own = `${path}.${name}`;
    const isSilent = field.$ref === undefined && !field.description;
    return [...(isSilent ? [own] : []), ...silentFields(field, own)];
  });
  return schema.items ? [...fields, ...silentFields(schema.items, `${path}[]`)] : fields;
}

describe('the OpenAPI document', () => {
  it('says what every operation does, under a tag that says what it holds', () => {
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const { operationId, summary, description, tags: own } of operations) {
      expect([operationId, summary === '', description.length > summary.length / 2]).toEqual([
        operationId,
        false,
        true,
      ]);
      expect(own.every((tag) => tags.has(tag))).toBe(true);
    }
    expect(new Set(operations.flatMap((one) => one.tags))).toEqual(tags);
  });

  it('says what every schema and every field is, but for those of the Reactive Resume format', () => {
    const { ResumeDocument: _, ...own } = document.components.schemas;
    const silent = Object.entries(own).flatMap(([name, schema]) => [
      ...(schema.description ? [] : [name]),
      ...silentFields(schema, name),
    ]);
    expect(silent).toEqual([]);
  });

  it('declares 429 with its headers wherever an account is known, and never without', () => {
    for (const { operationId, security, responses } of operations) {
      const headers = Object.keys(responses[429]?.headers ?? {});
      const expected = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'];
      // The token for metrics is that of the host, and of no account.
      const knowsAccount = security.some((scheme) => !('MetricsToken' in scheme));
      if (knowsAccount) expect(headers, operationId).toEqual(expect.arrayContaining(expected));
      else expect(headers, operationId).not.toContain('ratelimit-limit');
    }
  });

  it('declares every status that any request can meet', () => {
    for (const { operationId, security, responses } of operations) {
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['200', '400', '500']));
      if (security.length > 0)
        expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['401', '403']));
    }
  });

  it('is beta, version 1.0.0 of the interface, and says whom to ask and by which licence', () => {
    expect(document.info).toMatchObject({
      version: '1.0.0',
      'x-stability': 'beta',
      license: { identifier: 'MIT' },
      contact: { name: expect.stringMatching(/./) },
    });
    expect(document.info.description).toMatch(/beta/i);
  });
});
