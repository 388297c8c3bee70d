import type * as z from 'zod';
import { nearest } from './nearest.ts';
import { ownValue } from './own-value.ts';

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  number: 'a number',
  int: 'a whole number',
};

/** What a schema finds wrong with a value, in our words. The issue is of a parse with `reportInput`. */
export function issueMessage(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${ownValue(kinds, issue.expected) ?? issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values.map(String), issue.input);
    case 'too_small':
      return issue.minimum === 1 && Object.hasOwn(units, issue.origin)
        ? 'must not be empty'
        : bound('least', Number(issue.minimum), issue);
    case 'too_big':
      return bound('most', Number(issue.maximum), issue);
    default:
      return issue.message;
  }
}

function oneOf(values: readonly string[], sent: unknown): string {
  const near = typeof sent === 'string' ? nearest(sent, values) : null;
  const choice = values.length > 1 ? 'one of ' : '';
  return `must be ${choice}${values.join(', ')}${near ? `; did you mean ${near}?` : ''}`;
}

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'items' };

interface Bounded {
  readonly origin: string;
  readonly inclusive?: boolean | undefined;
  readonly input?: unknown;
}

function lengthSent(input: unknown): string {
  return typeof input === 'string' || Array.isArray(input) ? `, has ${input.length}` : '';
}

function bound(side: 'least' | 'most', limit: number, { origin, inclusive = true, input }: Bounded): string {
  const unit = ownValue(units, origin);
  if (unit) return `must have at ${side} ${limit} ${unit}${lengthSent(input)}`;
  if (inclusive) return `must be at ${side} ${limit}`;
  return `must be ${side === 'least' ? 'above' : 'below'} ${limit}`;
}
