import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoints/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { errorStatus } from '../../src/contract/errors.ts';
import { objectSchemas } from '../../src/contract/objects.ts';
import { answerExamples } from '../../src/contract/openapi/answer-examples.ts';
import { interfaceVersion, openApiDocument } from '../../src/contract/openapi/openapi-document.ts';
import { type ErrorExampleName, errorExamples } from '../../src/contract/openapi/openapi-responses.ts';
import type { OpenApiContent } from '../../src/contract/openapi/openapi-types.ts';
import { requestExamples } from '../../src/contract/openapi/request-examples.ts';
import { requestSchemas } from '../../src/contract/requests.ts';
import { memoize } from '../../src/values/memoize.ts';
import { operationsOf } from '../support/openapi-operations.ts';

const document = openApiDocument({ version: interfaceVersion, serverUrl: '/api/v1' });
const { components } = document;

// Strict apart from our own keywords, and from `const` without `type`.
const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  allErrors: true,
  keywords: ['components', 'x-extension'],
});
addFormats.default(ajv, ['date', 'date-time', 'uri', 'email', 'int32', 'int64', 'binary']);
ajv.addSchema({ $id: 'document', components: { schemas: components.schemas } });

/** Compiled once: most operations share the schemas of their errors. */
const validatorOf = memoize(1000, (schema) => ajv.compile(JSON.parse(schema)));

function problems(schema: OpenApiContent['schema'], value: unknown): unknown {
  const validate = validatorOf(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'));
  return validate(value) ? [] : validate.errors;
}

/** The values that a content shows; none is a failure of its own. */
function examplesOf({ example, examples }: OpenApiContent): unknown[] {
  const named = Object.values(examples ?? {}).map(({ $ref }) => {
    const found = components.examples[$ref.replace('#/components/examples/', '')];
    if (!found) throw new Error(`${$ref} leads nowhere`);
    return found.value;
  });
  return example === undefined ? named : [example];
}

const operations = [...operationsOf(document).values()];

const contents = operations.flatMap(({ operation: { operationId, requestBody, responses } }) => [
  ...Object.entries(requestBody?.content ?? {}).map(([type, content]) => ({
    what: `${operationId} request ${type}`,
    content,
  })),
  ...Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(response.content).map(([type, content]) => ({
      what: `${operationId} ${status} ${type}`,
      content,
    })),
  ),
]);

describe('the examples of the OpenAPI document', () => {
  it('every request and every answer has one that its schema accepts', () => {
    expect(contents.length).toBeGreaterThan(150);
    const bad = contents.flatMap(({ what, content }) => {
      const examples = examplesOf(content);
      const found = examples.flatMap((example) => problems(content.schema, example));
      return examples.length > 0 && found.length === 0 ? [] : [{ what, examples: examples.length, found }];
    });
    expect(bad).toEqual([]);
  });

  it('every error that an operation declares has its own', () => {
    for (const { operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        // 503 is the state of the server, and no Error object.
        if (status === '200' || status === '503') continue;
        const names = Object.keys(content['application/json']?.examples ?? {});
        expect(names.length).toBeGreaterThan(0);
        for (const name of names) {
          expect(components.examples[name]?.value).toMatchObject({ object: 'error', status: Number(status) });
        }
      }
    }
  });

  it('every parameter and every header has one that its schema accepts', () => {
    const parameters = operations.flatMap(({ operation }) => operation.parameters);
    for (const { name, schema, example } of [...parameters, ...named(components.headers)]) {
      expect([name, problems(schema, example)]).toEqual([name, []]);
    }
  });

  it.each(Object.entries(requestSchemas))('the one of %s is accepted by the service', (name, schema) => {
    const example = requestExamples[name as keyof typeof requestExamples];
    expect(schema.safeParse(example).error).toBeUndefined();
  });

  it.each(Object.entries(answerExamples))('the one of %s is accepted by the client', (name, example) => {
    const schema = objectSchemas[name as keyof typeof objectSchemas];
    expect(schema.safeParse(example).error).toBeUndefined();
  });

  it.each(Object.entries(errorExamples()))(
    'the one of %s is an Error object with its status',
    (_key, example) => {
      const error = objectSchemas.ErrorObject.parse(example);
      expect(error.status).toBe(errorStatus[error.name]);
    },
  );

  it('every error of the endpoint table is shown where it can happen', () => {
    for (const [id, { errors }] of Object.entries<Endpoint>(endpoints)) {
      const responses = Object.values(operationsOf(document).get(id)?.operation.responses ?? {});
      const keys = responses.flatMap(({ content }) =>
        Object.keys(content['application/json']?.examples ?? {}),
      );
      const shown = keys.map((key) => errorExamples()[key as ErrorExampleName]?.name);
      expect(shown).toEqual(expect.arrayContaining([...errors]));
    }
  });
});

function named<T>(record: Readonly<Record<string, T>>): (T & { name: string })[] {
  return Object.entries(record).map(([name, value]) => ({ name, ...value }));
}
