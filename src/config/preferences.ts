import { baseNameLength, bestBase, isBaseName } from '../contract/base-names.ts';
import { type FinetuneLevel, finetuneLevels } from '../contract/choices.ts';
import { type LookOptionName, lookOptionProblem, lookOptions, perLookOption } from '../contract/look.ts';
import { type Field, oneOfField, textField, type Values } from './read-fields.ts';

/* Preferences, in config.json and in a project file. */

export type LookPreferences = { readonly [Name in LookOptionName]?: string | number | undefined };

export interface Preferences {
  readonly level?: FinetuneLevel | undefined;
  readonly theme?: string | undefined;
  /** Look options besides the theme. */
  readonly look?: LookPreferences | undefined;
  /** Name of a base resume, or `best`. */
  readonly base?: string | undefined;
  readonly timeoutSeconds?: number | undefined;
}

/** YAML files may have a color or size as a number. */
const lookField = (name: LookOptionName): Field<string | number> => ({
  expects: lookOptions[name].expects,
  accepts: (value): value is string | number =>
    (typeof value === 'string' || typeof value === 'number') &&
    lookOptionProblem(name, String(value)) === null,
});

const baseField: Field<string> = {
  expects: `a name of a-z, 0-9 and -, with at most ${baseNameLength} characters`,
  accepts: (value): value is string => typeof value === 'string' && (isBaseName(value) || value === bestBase),
};

const secondsField: Field<number> = {
  expects: 'a number of seconds above 0',
  accepts: (value): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0,
};

export const preferenceFields = {
  level: oneOfField(finetuneLevels),
  theme: textField,
  ...perLookOption(lookField),
  base: baseField,
  timeout_seconds: secondsField,
};

type PreferenceName = keyof typeof preferenceFields;

export const preferenceNames = Object.keys(preferenceFields) as readonly PreferenceName[];

/** Picks the preferences from all fields of a file. */
export function preferencesIn(read: Values<typeof preferenceFields>): Preferences {
  const { level, theme, base, timeout_seconds } = read;
  const look = perLookOption((name) => read[name]);
  return { level, theme, look, base, timeoutSeconds: timeout_seconds };
}
