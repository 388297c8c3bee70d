import { describe, expect, it } from 'vitest';
import { allowedMethods, authenticationOf, isApiPath } from '../../src/api/paths.ts';
import { apiPrefix, endpoints } from '../../src/contract/endpoints.ts';

describe('paths', () => {
  it.each(Object.entries(endpoints))('%s is allowed at its path with its own credential', (_id, row) => {
    const path = `${apiPrefix}${row.path.replace('{id}', 'any-id')}`;
    expect(allowedMethods(path)?.split(', ')).toContain(row.method);
    expect(authenticationOf(path) === 'api_key').toBe(row.authentication === 'api_key');
    expect(isApiPath(path)).toBe(true);
  });

  it.each(['/api/v1/resumesx', '/api/v10/usage', '/api/v1/resumes/a/b/c', '/files/x', '/'])(
    '%s is unknown',
    (path) => {
      expect(allowedMethods(path)).toBeNull();
    },
  );

  it.each(['/api/v1x', '/api/v10', '/apiv1', '/healthz'])('%s is outside the API', (path) => {
    expect(isApiPath(path)).toBe(false);
  });
});
