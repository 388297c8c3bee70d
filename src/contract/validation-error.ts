import type * as z from 'zod';
import { nearest } from './nearest.ts';
import { ownValue } from './own-value.ts';

export interface Issue {
  /** The field or path first: `job_description`, `work[0].startDate`; empty for the whole input. */
  readonly path: string;
  readonly message: string;
}

/** More would bury the first ones. */
const maxTold = 20;

/** Input that is not what it should be. Carries every issue; the message names the first twenty. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const told = issues
      .slice(0, maxTold)
      .map(({ path, message }) => (path ? `${path}: ${message}` : message));
    const more = issues.length - told.length;
    super([...told, ...(more > 0 ? [`and ${more} more`] : [])].join('; '));
    this.issues = issues;
  }
}

const maxNameLength = 64;

/** `sections.experience.items[1].summary`; a name from the input is quoted as soon as it is more than a word. */
export function issuePath(steps: readonly PropertyKey[]): string {
  return steps.map(printStep).join('').replace(/^\./, '');
}

function printStep(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`;
  const name = String(step);
  if (/^[\w-]+$/.test(name) && name.length <= maxNameLength) return `.${name}`;
  return `[${JSON.stringify(name.slice(0, maxNameLength))}]`;
}

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
