import { describe, expect, it } from 'vitest';
import { listParameters, pdfParameters, readParameters } from '../../src/contract/parameters.ts';
import { ValidationError } from '../../src/values/validation-error.ts';

const id = `res_${'0'.repeat(26)}`;

function read(query: string) {
  return readParameters(listParameters, new URLSearchParams(query));
}

function issuesOf(query: string): string[] {
  try {
    read(query);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.issues.map(({ path, message }) => `${path} ${message}`);
  }
}

describe('readParameters', () => {
  it('gives defaults for what is not sent, and ignores what it does not know', () => {
    expect(read('colour=red')).toEqual({ limit: 20, after: undefined, before: undefined });
    expect(readParameters(pdfParameters, new URLSearchParams())).toEqual({ theme: undefined, check: true });
  });

  it('reads what is sent', () => {
    expect(read(`limit=100&after=${id}`)).toMatchObject({ limit: 100, after: id });
    expect(readParameters(pdfParameters, new URLSearchParams('check=false&theme=ats'))).toEqual({
      theme: 'ats',
      check: false,
    });
  });

  it.each(['0', '101', '', '1e1', '0x10', '01', '+5', '5.0', ' 5', '-1', '１', '9'.repeat(400)])(
    'limit=%j is no limit',
    (limit) => {
      const query = new URLSearchParams({ limit }).toString();
      expect(issuesOf(query)).toEqual(['limit must be a whole number from 1 to 100']);
    },
  );

  it('has no default for the lowest score, and reads 0 as one', () => {
    expect(read('').min_score).toBeUndefined();
    expect(read('min_score=0').min_score).toBe(0);
    expect(issuesOf('min_score=101')).toEqual(['min_score must be a whole number from 0 to 100']);
  });

  it.each([
    ['an empty cursor', 'after=', ['after must be a resume id']],
    ['a cursor in capitals', `after=${id.toUpperCase()}`, ['after must be a resume id']],
    ['a cursor twice', `after=${id}&after=${id}`, ['after must be given once']],
    ['both cursors', `after=${id}&before=${id}`, ['after must not be given together with before']],
    [
      'several',
      'limit=0&after=x',
      ['limit must be a whole number from 1 to 100', 'after must be a resume id'],
    ],
  ])('%s', (_name, query, issues) => {
    expect(issuesOf(query)).toEqual(issues);
  });

  it.each(['yes', '1', 'TRUE', ''])('check=%j is neither true nor false', (check) => {
    const query = new URLSearchParams({ check });
    expect(() => readParameters(pdfParameters, query)).toThrow('check: must be true or false');
  });
});
