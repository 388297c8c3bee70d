import { describe, expect, it } from 'vitest';
import { concernsOneInput, isLocalInputError } from '../../src/cli/exit-code.ts';

const named = (name: string) => Object.assign(new Error('as it was'), { name });

describe('an error in one row of many', () => {
  it.each([
    ['UsageError', true, true],
    ['ValidationError', true, true],
    ['validation_error', true, false],
    ['not_found', true, false],
    ['credit_limit_exceeded', true, false],
    ['internal_server_error', true, false],
    ['missing_api_key', false, false],
    ['invalid_api_key', false, false],
    ['ConnectionError', false, false],
    ['TypeError', false, false],
  ])('%s: the others continue: %s, found by the command itself: %s', (name, others, own) => {
    expect(concernsOneInput(named(name))).toBe(others);
    expect(isLocalInputError(named(name))).toBe(own);
  });

  it('is recognized by the Error object, not by its name alone', () => {
    expect(concernsOneInput('not_found')).toBe(false);
  });
});
