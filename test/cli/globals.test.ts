import { describe, expect, it } from 'vitest';
import { globalValue } from '../../src/cli/globals.ts';

describe('a global flag with a value', () => {
  it.each<[readonly string[], string | undefined]>([
    [['usage', '--home', 'trial'], 'trial'],
    [['--home=trial', 'usage'], 'trial'],
    [['--home', 'one', 'usage', '--home=two'], 'two'],
    [['usage'], undefined],
    [['usage', '--', '--home', 'trial'], undefined],
    [['usage', '--home'], undefined],
  ])('in %j is %s before the arguments are parsed', (argv, value) => {
    expect(globalValue(argv, '--home')).toBe(value);
  });
});
