import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isObject, type Json } from './json.ts';
import { enter, entries, root } from './place.ts';
import { readDocument, readServiceDescription } from './service-description.ts';

const document = readDocument();
const schemas = entries(enter(root(document), 'components', 'schemas'));

/** Every reference in a value. */
function references(value: Json): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isObject(value) && typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

describe('service.yaml', () => {
  it.each(schemas)('the schema %s is one of JSON Schema 2020-12', (_name, { value }) => {
    const ajv = new Ajv2020();
    expect([ajv.validateSchema(value as object), ajv.errors]).toEqual([true, null]);
  });

  it('names only what it holds', () => {
    const missing = references(document).filter((reference) => {
      const keys = reference.split('/').slice(1);
      return (
        keys.reduce<Json | undefined>((at, key) => (isObject(at) ? at[key] : undefined), document) ===
        undefined
      );
    });
    expect(missing).toEqual([]);
  });

  it('holds only what it names', () => {
    const named = new Set([...references(document), '#/components/securitySchemes/ApiKey']);
    const held = entries(enter(root(document), 'components')).flatMap(([kind, all]) =>
      entries(all).map(([name]) => `#/components/${kind}/${name}`),
    );
    expect(held.filter((pointer) => !named.has(pointer))).toEqual([]);
  });

  it('has the seven operations of the specification', () => {
    const rows = readServiceDescription().operations.map(({ id, method, path }) => `${id} ${method} ${path}`);
    expect(rows.sort()).toEqual([
      'deleteResume DELETE /resumes/{id}',
      'generatePdf POST /resumes/{id}/pdf',
      'generateResume POST /resumes/generate',
      'getResume GET /resumes/{id}',
      'getUsage GET /usage',
      'listApiKeys GET /api-keys',
      'listResumes GET /resumes',
    ]);
  });

  it.each([
    ['generateResume', [200, 400, 401, 403, 429, 500]],
    ['listResumes', [200, 401, 403, 500]],
    ['getResume', [200, 401, 403, 404, 500]],
    ['deleteResume', [200, 401, 403, 404, 500]],
    ['generatePdf', [200, 401, 403, 404, 500]],
    ['getUsage', [200, 401, 403, 500]],
    ['listApiKeys', [200, 401, 403, 500]],
  ])('%s answers with %j and no other status', (id, statuses) => {
    expect([...readServiceDescription().operation(id).responses.keys()]).toEqual(statuses);
  });

  it('declares each path parameter that a path has', () => {
    for (const [template, item] of entries(enter(root(document), 'paths'))) {
      const inPath = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = 'parameters' in (item.value as object) ? entries(enter(item, 'parameters')) : [];
      expect(declared.map(([, parameter]) => enter(parameter, 'name').value)).toEqual(inPath);
    }
  });
});

const posting = `${'x'.repeat(49)} `;
const request = { job_description: posting, company_name: 'A', position: 'B' };

describe('the request of generateResume', () => {
  const { body } = readServiceDescription().operation('generateResume');

  it.each([
    ['the least', request],
    ['every field', { ...request, finetune_level: 'super', include_pdf: true }],
    ['50 characters of two code units', { ...request, job_description: `é${'👩'.repeat(49)}` }],
    ['line breaks and tabs', { ...request, job_description: `${posting}\r\n\t` }],
  ])('takes %s', (_name, value) => {
    expect(body?.(value)).toEqual([]);
  });

  it.each([
    ['49 characters', { ...request, job_description: 'x'.repeat(49) }],
    ['25 emoji', { ...request, job_description: 'é'.repeat(24) + '👩'.repeat(25) }],
    ['50,001 characters', { ...request, job_description: 'x'.repeat(50_001) }],
    ['no letter', { ...request, job_description: '1'.repeat(50) }],
    ['a control character', { ...request, job_description: `${posting}\u001b` }],
    ['a lone surrogate', { ...request, company_name: '\ud800' }],
    ['a blank line', { ...request, company_name: ' ' }],
    ['two lines', { ...request, position: 'a\nb' }],
    ['201 characters', { ...request, position: 'x'.repeat(201) }],
    ['another level', { ...request, finetune_level: 'Good' }],
    ['a text for a boolean', { ...request, include_pdf: 'true' }],
    ['an unknown field', { ...request, theme: 'ats' }],
    ['a missing field', { job_description: posting, company_name: 'A' }],
    ['a list', [request]],
  ])('refuses %s', (_name, value) => {
    expect(body?.(value)).not.toEqual([]);
  });
});
