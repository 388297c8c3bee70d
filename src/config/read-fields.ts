import { baseNameLength, bestBase, isBaseName } from '../contract/base-name.ts';
import { isJsonObject, type JsonObject } from '../contract/json-object.ts';
import { type LookOptionName, lookOptionNames, lookOptionProblem, lookOptions } from '../contract/look.ts';
import { didYouMean } from '../contract/nearest.ts';
import { ownValue } from '../contract/own-value.ts';
import { type Issue, ValidationError } from '../contract/validation-error.ts';

export interface Field<T> {
  /** Completes "must be …". */
  readonly expects: string;
  accepts(value: unknown): value is T;
}

type Fields = Readonly<Record<string, Field<unknown>>>;
type Values<F extends Fields> = { readonly [Name in keyof F]?: F[Name] extends Field<infer T> ? T : never };

export const textField: Field<string> = {
  expects: 'a text',
  accepts: (value): value is string => typeof value === 'string' && value !== '',
};

/** What the base resume is called that commands work from. */
export const baseField: Field<string> = {
  expects: `a name of a-z, 0-9 and -, with at most ${baseNameLength} characters`,
  accepts: (value): value is string => typeof value === 'string' && (isBaseName(value) || value === bestBase),
};

export const secondsField: Field<number> = {
  expects: 'a number of seconds above 0',
  accepts: (value): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0,
};

/** A YAML file may hold a color or a size as a number. */
const lookField = (name: LookOptionName): Field<string | number> => ({
  expects: lookOptions[name].expects,
  accepts: (value): value is string | number =>
    (typeof value === 'string' || typeof value === 'number') &&
    lookOptionProblem(name, String(value)) === null,
});

/** What is chosen for PDFs beside the theme. */
export const lookFields = {
  accent: lookField('accent'),
  font_size: lookField('font_size'),
  page_size: lookField('page_size'),
  density: lookField('density'),
};

export type LookPreferences = { readonly [Name in LookOptionName]?: string | number | undefined };

/** Of all fields of a file those of the look. */
export function lookPreferences(read: LookPreferences): LookPreferences {
  return Object.fromEntries(lookOptionNames.map((name) => [name, read[name]]));
}

export const objectField: Field<Readonly<JsonObject>> = { expects: 'an object', accepts: isJsonObject };

export function oneOfField<const T extends string>(names: readonly T[]): Field<T> {
  return {
    expects: `one of ${names.join(', ')}`,
    accepts: (value): value is T => names.some((name) => name === value),
  };
}

/**
 * Reads a small settings file by its fields. Plain checks instead of zod: every command reads these files.
 * @throws ValidationError naming the file, each wrong field, and for an unknown one the nearest.
 */
export function readFields<const F extends Fields>(source: unknown, fields: F, place: string): Values<F> {
  if (!objectField.accepts(source))
    throw new ValidationError([{ path: place, message: 'must be an object' }]);
  const issues: Issue[] = [];
  const names = Object.keys(fields);
  for (const [name, value] of Object.entries(source)) {
    const field = ownValue(fields, name);
    if (!field) issues.push({ path: place, message: `unknown key "${name}"${didYouMean(name, names)}` });
    else if (!field.accepts(value)) issues.push({ path: place, message: `${name} must be ${field.expects}` });
  }
  if (issues.length > 0) throw new ValidationError(issues);
  return source as Values<F>;
}
