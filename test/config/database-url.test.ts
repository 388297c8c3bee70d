import { describe, expect, it } from 'vitest';
import { hostDatabase } from '../../src/config/server-variables.ts';
import { ValidationError } from '../../src/values/validation-error.ts';

describe('the database of a host', () => {
  const environment = { DATABASE_URL: 'postgres://ada@db/resumes' };

  it('comes from the flag, then from the variable, and is otherwise not set', () => {
    expect(hostDatabase('postgresql://other/resumes', environment)).toBe('postgresql://other/resumes');
    expect(hostDatabase(undefined, environment)).toBe('postgres://ada@db/resumes');
    expect(hostDatabase(undefined, { DATABASE_URL: '' })).toBeUndefined();
    expect(hostDatabase(undefined, {})).toBeUndefined();
  });

  it('is refused without repeating it if it is not a PostgreSQL address', () => {
    const refused = () => hostDatabase(undefined, { DATABASE_URL: 'mysql://ada:secret@db/resumes' });
    expect(refused).toThrow(ValidationError);
    expect(refused).toThrow(/DATABASE_URL: must be the address of a PostgreSQL database/);
    expect(refused).not.toThrow(/secret/);
  });
});
