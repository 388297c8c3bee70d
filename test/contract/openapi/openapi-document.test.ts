import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoints/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { errorStatus } from '../../../src/contract/errors.ts';
import { objectSchemas } from '../../../src/contract/objects.ts';
import { interfaceVersion, openApiDocument } from '../../../src/contract/openapi/openapi-document.ts';
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiSchema,
} from '../../../src/contract/openapi/openapi-types.ts';
import { requestSchemas } from '../../../src/contract/requests.ts';
import { operationsOf } from '../../support/openapi-operations.ts';

// Through text: what is served, not what is in memory.
const document = JSON.parse(
  JSON.stringify(openApiDocument({ version: interfaceVersion, serverUrl: '/api/v1' })),
) as OpenApiDocument;

const operations = operationsOf(document);

function operation(id: string): OpenApiOperation {
  const found = operations.get(id)?.operation;
  if (!found) throw new Error(`${id} is not in the document`);
  return found;
}

function everyReference(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : everyReference(inner),
  );
}

function resolve(reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

/** Places below a schema where a text, a list or a set of fields has no bound. */
function unboundedIn(schema: unknown, place: string, seen = new Set<unknown>()): string[] {
  const given = schema as OpenApiSchema;
  if (given.$ref !== undefined) {
    const target = resolve(given.$ref);
    if (seen.has(target)) return [];
    seen.add(target);
    return unboundedIn(target, given.$ref, seen);
  }
  const below = (inner: unknown, name: string) => unboundedIn(inner, `${place}${name}`, seen);
  if (given.anyOf) return given.anyOf.flatMap((one) => below(one, ''));
  if (given.enum || given.const !== undefined) return [];
  const types = [given.type ?? []].flat();
  const { properties = {}, additionalProperties: others, propertyNames, items } = given;
  return [
    ...(types.length === 0 ? [`${place} may be anything`] : []),
    ...(types.includes('string') && given.maxLength === undefined
      ? [`${place} is a text of any length`]
      : []),
    ...(types.includes('array') && given.maxItems === undefined ? [`${place} is a list of any length`] : []),
    ...(items ? below(items, '[]') : []),
    ...(types.includes('object') ? openFields(given, place) : []),
    ...(typeof others === 'object' ? below(others, '.*') : []),
    ...(propertyNames ? below(propertyNames, ' names') : []),
    ...Object.entries(properties).flatMap(([name, inner]) => below(inner, `.${name}`)),
  ];
}

function openFields(
  { additionalProperties, maxProperties, propertyNames }: OpenApiSchema,
  place: string,
): string[] {
  if (additionalProperties === false) return [];
  const isBounded = additionalProperties && maxProperties !== undefined && propertyNames !== undefined;
  return isBounded ? [] : [`${place} may have any field`];
}

const credentials: Readonly<Record<Endpoint['authentication'], readonly object[]>> = {
  api_key: [{ ApiKeyAuth: [] }],
  dashboard: [{ DashboardToken: [] }, { DashboardCookie: [] }],
  dashboard_token: [{ DashboardToken: [] }],
};

describe('the OpenAPI document', () => {
  it('is version 1.0.0 of the interface, at a relative server', () => {
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', '1.0.0']);
    expect(document.servers.map(({ url }) => url)).toEqual(['/api/v1']);
  });

  it('every reference leads to something', () => {
    const references = everyReference(document);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it.each(Object.entries<Endpoint>(endpoints))('%s is there as the table says', (id, row) => {
    expect(operations.get(id)).toMatchObject({ path: row.path, method: row.method.toLowerCase() });
    const { responses, security } = operation(id);
    const statuses = [200, ...row.errors.map((name) => errorStatus[name])];
    expect(Object.keys(responses).map(Number)).toEqual([...new Set(statuses)].sort());
    expect(responses[200]?.content['application/json']?.schema.$ref).toBe(
      `#/components/schemas/${row.answer}`,
    );
    expect(responses[500]?.content['application/json']?.schema.$ref).toBe('#/components/schemas/ErrorObject');
    expect(operation(id)['x-extension'] ?? false).toBe(row.extension);
    expect(security).toEqual(credentials[row.authentication]);
    expect(operation(id).requestBody !== undefined).toBe(row.body !== null);
  });

  /* Written out from the API specification, not from the table. */
  it.each([
    ['generateResume', 'post', '/resumes/generate', ['400', '401', '403', '429', '500']],
    ['listResumes', 'get', '/resumes', ['401', '403', '500']],
    ['getResume', 'get', '/resumes/{id}', ['401', '403', '404', '500']],
    ['deleteResume', 'delete', '/resumes/{id}', ['401', '403', '404', '500']],
    ['generatePdf', 'post', '/resumes/{id}/pdf', ['401', '403', '404', '500']],
    ['getUsage', 'get', '/usage', ['401', '403', '500']],
    ['listApiKeys', 'get', '/api-keys', ['401', '403', '500']],
  ])('%s of the specification is declared with its statuses', (id, method, path, statuses) => {
    expect(operations.get(id)).toMatchObject({ method, path });
    expect(Object.keys(operation(id).responses)).toEqual(expect.arrayContaining(['200', ...statuses]));
    expect(operation(id)['x-extension']).toBeUndefined();
  });

  it('marks everything else as an extension', () => {
    const specified = [...operations.values()].filter(({ operation }) => !operation['x-extension']);
    expect(specified).toHaveLength(7);
    const generate = operation('generateResume');
    expect(generate.parameters.filter((one) => !one['x-extension']).map(({ name }) => name)).toEqual([
      'Idempotency-Key',
    ]);
    expect(operation('listResumes').responses[429]?.['x-extension']).toBe(true);
    expect(generate.responses[429]?.['x-extension']).toBeUndefined();
    const { schemas, securitySchemes } = document.components;
    expect(schemas['Resume']?.['x-extension']).toBeUndefined();
    expect(schemas['Report']?.['x-extension']).toBe(true);
    expect(securitySchemes['DashboardCookie']?.['x-extension']).toBe(true);
  });

  it('shows what lies outside the API where it lies', () => {
    for (const path of ['/docs', '/healthz', '/readyz', '/files/{id}.pdf']) {
      expect(document.paths[path]?.servers?.map(({ url }) => url)).toEqual(['/']);
    }
  });

  it('prints the bounds that requests are checked against', () => {
    const { GenerateRequest } = document.components.schemas;
    expect(GenerateRequest).toMatchObject({
      required: ['job_description', 'company_name', 'position'],
      additionalProperties: false,
      properties: {
        job_description: { minLength: 50, maxLength: 50_000 },
        company_name: { minLength: 1, maxLength: 200 },
        position: { minLength: 1, maxLength: 200 },
        finetune_level: { enum: ['basic', 'good', 'super'], default: 'good' },
        include_pdf: { type: 'boolean', default: false },
      },
    });
    const limit = operation('listResumes').parameters?.find(({ name }) => name === 'limit');
    expect(limit).toMatchObject({ in: 'query', schema: { minimum: 1, maximum: 100, default: 20 } });
    const key = operation('generateResume').parameters?.find(({ in: place }) => place === 'header');
    expect(key).toMatchObject({ name: 'Idempotency-Key', schema: { maxLength: 256 } });
  });

  it('bounds every text and list that a request may hold', () => {
    const bodies = Object.keys(requestSchemas).map((name) => [name, document.components.schemas[name]]);
    const parameters = [...operations].flatMap(
      ([
        id,
        {
          operation: { parameters },
        },
      ]) => parameters.map((one) => [`${id} ${one.name}`, one.schema]),
    );
    const unbounded = [...bodies, ...parameters].flatMap(([name, schema]) =>
      unboundedIn(schema, String(name)),
    );
    expect(unbounded).toEqual([]);
  });

  it.each([
    [{}, ['x may be anything']],
    [{ type: 'object' }, ['x may have any field']],
    [
      { type: 'object', additionalProperties: { type: 'string' } },
      ['x may have any field', 'x.* is a text of any length'],
    ],
    [{ type: 'array', items: { enum: ['a'] } }, ['x is a list of any length']],
    [{ anyOf: [{ type: 'string', maxLength: 5 }, { type: 'string' }] }, ['x is a text of any length']],
    [{ type: ['string', 'null'] }, ['x is a text of any length']],
    [{ type: 'string', maxLength: 5 }, []],
  ])('finds what is unbounded in %j', (schema, found) => {
    expect(unboundedIn(schema, 'x')).toEqual(found);
  });

  it('bounds dates at 200 characters, wherever they are', () => {
    const { ResumeInput, ResumeInputDate } = document.components.schemas;
    for (const name of ['date', 'startDate', 'endDate', 'releaseDate', 'period']) {
      expect(ResumeInput?.properties?.[name]).toEqual({ $ref: '#/components/schemas/ResumeInputDate' });
    }
    expect(ResumeInputDate?.anyOf).toContainEqual({ type: 'string', maxLength: 200 });
  });

  it('answers may grow fields, resume_data may not', () => {
    const { Resume, ResumeDocument } = document.components.schemas;
    expect(Resume).not.toHaveProperty('additionalProperties');
    expect(ResumeDocument).toMatchObject({ additionalProperties: false });
  });

  it('shows the rate limit on answers of an account, never where the key is in question', () => {
    const { responses } = operation('listResumes');
    expect(responses[200]?.headers).toHaveProperty('ratelimit-reset');
    expect(responses[429]?.headers).toHaveProperty('retry-after');
    expect(responses[401]?.headers).not.toHaveProperty('ratelimit-reset');
    expect(responses[403]?.headers).not.toHaveProperty('ratelimit-reset');
  });

  it('has every schema of the contract', () => {
    const names = [...Object.keys(objectSchemas), ...Object.keys(requestSchemas)];
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
  });
});
