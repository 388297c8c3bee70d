import { afterEach, describe, expect, it } from 'vitest';
import { environmentWith, withVariable } from '../../src/config/environment.ts';

const name = 'RESUME_TAILOR_TEST_VARIABLE';
const read = () => process.env[name];
afterEach(() => {
  delete process.env[name];
});

describe('a variable of this process', () => {
  it.each([undefined, 'before'])('has another value while work is done, and then %s again', (before) => {
    if (before !== undefined) process.env[name] = before;
    expect(withVariable(name, 'during', read)).toBe('during');
    expect(read()).toBe(before);
    expect(name in process.env).toBe(before !== undefined);
  });

  it('is as before when the work fails', () => {
    const work = () => withVariable(name, 'during', () => JSON.parse('{'));
    expect(work).toThrow(SyntaxError);
    expect(read()).toBeUndefined();
  });

  it('is one more for a process to start with, and not for this one', () => {
    expect(environmentWith({ [name]: 'there' })).toEqual({ ...process.env, [name]: 'there' });
    expect(read()).toBeUndefined();
  });
});
