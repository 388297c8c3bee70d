import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { limits } from '../../src/contract/limits.ts';
import { parseInput } from '../../src/contract/parse-input.ts';
import { ReadPostingRequest } from '../../src/contract/requests.ts';
import { issuePath, ValidationError } from '../../src/values/validation-error.ts';

const schema = z.strictObject({
  name: z.string().min(1),
  level: z.int().min(0).max(5).optional(),
  size: z.enum(['small', 'large']).default('small'),
  tags: z.array(z.string().max(3)).min(2).optional(),
  parts: z.record(z.string(), z.array(z.strictObject({ width: z.number(), height: z.number() }))).optional(),
  kind: z.literal('box').optional(),
});

function messageOf(input: unknown): string {
  try {
    parseInput(schema, input, { whole: 'this box', pathOf: (steps) => issuePath(steps) || 'box' });
  } catch (error) {
    return error instanceof Error ? `${error.name} ${error.message}` : String(error);
  }
  return 'accepted';
}

describe('parseInput', () => {
  it('gives what the schema makes of the input', () => {
    const wording = { whole: 'this box', pathOf: issuePath };
    expect(parseInput(schema, { name: 'a' }, wording)).toEqual({ name: 'a', size: 'small' });
  });

  it.each([
    [null, 'box: must be an object'],
    [{}, 'name: is required'],
    [{ name: 5 }, 'name: must be a string'],
    [{ name: '' }, 'name: must not be empty'],
    [{ name: 'a', level: 1.5 }, 'level: must be a whole number'],
    [{ name: 'a', level: -1 }, 'level: must be at least 0'],
    [{ name: 'a', level: 6 }, 'level: must be at most 5'],
    [{ name: 'a', size: 'lagre' }, 'size: must be one of small, large; did you mean large?'],
    [{ name: 'a', kind: 'crate' }, 'kind: must be box'],
    [{ name: 'a', tags: 5 }, 'tags: must be a list'],
    [{ name: 'a', tags: ['b'] }, 'tags: must have at least 2 items, has 1'],
    [{ name: 'a', tags: ['b', 'long'] }, 'tags[1]: must have at most 3 characters, has 4'],
    [{ name: 'a', parts: { lid: [{ width: 1 }] } }, 'parts.lid[0].height: is required'],
    [
      { name: 'a', parts: { 'a lid': [{ width: 1, height: 1, hieght: 1 }] } },
      'parts["a lid"][0].hieght: is not a field of this box; did you mean height?',
    ],
    [
      { name: 'a', colour: 'red' },
      'colour: is not a field of this box; the fields are name, level, size, tags, parts, kind',
    ],
    [
      { name: 'a', colour: 'red', 'the weight': 2 },
      'colour: is not a field of this box; ["the weight"]: is not a field of this box',
    ],
  ])('refuses %j in our words', (input, message) => {
    expect(messageOf(input)).toBe(`ValidationError ${message}`);
  });

  it('names the first twenty of many', () => {
    const many = Object.fromEntries(Array.from({ length: 29 }, (_, index) => [`field-${index}`, 1]));
    expect(messageOf({ name: 'a', ...many })).toMatch(/field-19: is not a field of this box; and 9 more$/);
  });

  it('keeps the code of the only problem', () => {
    const codeOf = (content: string, more: object = {}) => {
      try {
        parseInput(
          ReadPostingRequest,
          { file_name: 'a.pdf', content, ...more },
          { whole: '', pathOf: issuePath },
        );
      } catch (error) {
        return error instanceof ValidationError ? `${error.code}: ${error.message}` : error;
      }
      return 'accepted';
    };
    const large = 'A'.repeat(limits.file.contentLength + 4);
    expect(codeOf('AAAA')).toBe('accepted');
    expect(codeOf(large)).toBe('posting_too_long: content: is larger than 5 MB');
    expect(codeOf('A')).toMatch(/^undefined: content: /);
    expect(codeOf(large, { file_name: '' })).toMatch(/^undefined: file_name: .*content: /);
  });
});
