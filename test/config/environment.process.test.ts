import { afterEach, describe, expect, it } from 'vitest';
import { environmentWith, withVariable } from '../../src/config/environment.ts';

const name = 'RESUME_TAILOR_TEST_VARIABLE';
const read = () => process.env[name];
afterEach(() => {
  delete process.env[name];
});

describe('a variable of this process', () => {
  it.each([undefined, 'before'])('has another value during the work and then %s again', (before) => {
    if (before !== undefined) process.env[name] = before;
    expect(withVariable(name, 'during', read)).toBe('during');
    expect(read()).toBe(before);
    expect(name in process.env).toBe(before !== undefined);
  });

  it('is restored when the work fails', () => {
    const work = () => withVariable(name, 'during', () => JSON.parse('{'));
    expect(work).toThrow(SyntaxError);
    expect(read()).toBeUndefined();
  });

  it('is added to the environment of a child process, not of this one', () => {
    expect(environmentWith({ [name]: 'there' })).toEqual({ ...process.env, [name]: 'there' });
    expect(read()).toBeUndefined();
  });
});
