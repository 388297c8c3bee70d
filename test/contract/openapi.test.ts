import { describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '../../src/contract/endpoints.ts';
import { errorStatus } from '../../src/contract/errors.ts';
import { objectSchemas } from '../../src/contract/objects.ts';
import { interfaceVersion, openApiDocument } from '../../src/contract/openapi.ts';
import { requestExamples } from '../../src/contract/openapi-examples.ts';
import { requestSchemas } from '../../src/contract/requests.ts';

interface Reference {
  readonly $ref: string;
}
interface Answer {
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content: { readonly 'application/json': { readonly schema: Reference } };
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Answer['content'] };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-extension'?: boolean;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
}

// Through text: what is served, not what is in memory.
const document = JSON.parse(
  JSON.stringify(openApiDocument({ version: interfaceVersion, serverUrl: '/api/v1' })),
) as Document;

const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      { path, method, operation },
    ]),
  ),
);

function operation(id: string): Operation {
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

describe('the OpenAPI document', () => {
  it('is version 1.0.0 of the interface, at a relative server', () => {
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', '1.0.0']);
    expect(document.servers).toEqual([{ url: '/api/v1' }]);
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
    expect(responses[200]?.content['application/json'].schema.$ref).toBe(
      `#/components/schemas/${row.answer}`,
    );
    expect(responses[500]?.content['application/json'].schema.$ref).toBe('#/components/schemas/ErrorObject');
    expect(operation(id)['x-extension'] ?? false).toBe(row.extension);
    expect(security).toEqual([
      row.authentication === 'dashboard' ? { DashboardToken: [] } : { ApiKeyAuth: [] },
    ]);
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
    const own = [...operations.values()].filter(({ operation }) => operation['x-extension']);
    expect(own).toHaveLength(operations.size - 7);
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

  it.each(Object.entries(requestSchemas))('its example of %s is accepted', (name, schema) => {
    const example = requestExamples[name as keyof typeof requestExamples];
    expect(schema.safeParse(example).error).toBeUndefined();
  });
});
