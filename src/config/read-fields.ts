import { isJsonObject, type JsonObject } from '../values/json-object.ts';
import { didYouMean } from '../values/nearest.ts';
import { ownValue } from '../values/own-value.ts';
import { joinList } from '../values/strings.ts';
import { type Issue, ValidationError } from '../values/validation-error.ts';

export interface Field<T> {
  /** Completes "must be …". */
  readonly expects: string;
  /** True if the error may show the wrong value: it is no secret. */
  readonly showsValue?: boolean;
  accepts(value: unknown): value is T;
}

type Fields = Readonly<Record<string, Field<unknown>>>;
export type Values<F extends Fields> = {
  readonly [Name in keyof F]?: F[Name] extends Field<infer T> ? T : never;
};

export const textField: Field<string> = {
  expects: 'a text',
  accepts: (value): value is string => typeof value === 'string' && value !== '',
};

export const objectField: Field<Readonly<JsonObject>> = { expects: 'an object', accepts: isJsonObject };

export function oneOfField<const T extends string>(names: readonly T[]): Field<T> {
  return {
    showsValue: true,
    expects: joinList(names, 'or'),
    accepts: (value): value is T => names.some((name) => name === value),
  };
}

/**
 * Reads a small settings file field by field. Uses plain checks instead of zod, because every command reads these
 * files.
 * @throws ValidationError with the file and each invalid field, with a suggestion for unknown ones
 */
export function readFields<const F extends Fields>(source: unknown, fields: F, place: string): Values<F> {
  if (!objectField.accepts(source))
    throw new ValidationError([{ path: place, message: 'must be an object' }]);
  const issues: Issue[] = [];
  const names = Object.keys(fields);
  for (const [name, value] of Object.entries(source)) {
    const field = ownValue(fields, name);
    if (!field) issues.push({ path: place, message: `unknown key "${name}"${didYouMean(name, names)}` });
    else if (!field.accepts(value))
      issues.push({ path: place, message: `${name} must be ${field.expects}${wrongValue(field, value)}` });
  }
  if (issues.length > 0) throw new ValidationError(issues);
  return source as Values<F>;
}

const maxShown = 40;

function wrongValue({ showsValue = false }: Field<unknown>, value: unknown): string {
  const isShort = typeof value === 'string' && value.length <= maxShown;
  return showsValue && (isShort || typeof value === 'number') ? `, not ${JSON.stringify(value)}` : '';
}
