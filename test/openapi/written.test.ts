import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { printOpenApi } from '../../build/print-openapi.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { fakeUseCases } from '../support/fake-use-cases.ts';
import { projectRoot } from '../support/project-root.ts';

const written = readFileSync(path.join(projectRoot, 'docs', 'openapi.json'), 'utf8');

describe.each(apiConnections)('docs/openapi.json %s', (_name, open) => {
  let connection: ApiConnection | undefined;
  afterEach(() => connection?.close());

  it('is the same as the document of a server', async () => {
    connection = await open(fakeUseCases().useCases);
    const response = await connection.fetch(`${connection.origin}/api/v1/openapi.json`, {
      method: 'GET',
      headers: {},
    });
    expect(JSON.parse(written)).toEqual(JSON.parse(await response.text()));
  });
});

it('docs/openapi.json is up to date with `npm run openapi`', () => {
  expect(written === printOpenApi(), 'stale: run npm run openapi').toBe(true);
});
