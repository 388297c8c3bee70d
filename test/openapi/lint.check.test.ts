import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintOpenApi } from '../../build/openapi-linters.ts';
import { projectRoot } from '../support/project-root.ts';

describe('the linters of the OpenAPI document', () => {
  it('find no problems except those that are ignored by name', async () => {
    const results = await lintOpenApi();
    expect(results.map(({ linter }) => linter)).toEqual(['spectral', 'redocly']);
    for (const { linter, code, output } of results)
      expect([linter, code, output]).toEqual([linter, 0, output]);
  });

  it.each(['.spectral.yaml', 'redocly.yaml'])(
    '%s says when its ignored findings were last reviewed',
    (file) => {
      expect(readFileSync(path.join(projectRoot, file), 'utf8')).toMatch(/^#.*\d{4}-\d{2}-\d{2}/);
    },
  );
});
