import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { printOpenApi } from '../../build/print-openapi.ts';
import { type Door, doors } from '../support/api-doors.ts';
import { fakeUseCases } from '../support/fake-use-cases.ts';
import { projectRoot } from '../support/project-root.ts';

const written = readFileSync(path.join(projectRoot, 'docs', 'openapi.json'), 'utf8');

describe.each(doors)('docs/openapi.json %s', (_name, open) => {
  let door: Door | undefined;
  afterEach(() => door?.close());

  it('is what a server answers', async () => {
    door = await open(fakeUseCases().useCases);
    const response = await door.fetch(`${door.origin}/api/v1/openapi.json`, { method: 'GET', headers: {} });
    expect(JSON.parse(written)).toEqual(JSON.parse(await response.text()));
  });
});

it('docs/openapi.json is as `npm run openapi` writes it', () => {
  expect(written === printOpenApi(), 'stale: run npm run openapi').toBe(true);
});
