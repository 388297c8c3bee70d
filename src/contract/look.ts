import { ownValue } from '../values/own-value.ts';
import { asTheTheme } from './choices.ts';

/*
 * The look of a PDF: a theme with chosen options. Source: not part of the API specification. Plain data without zod,
 * like the query parameters, because read-only commands load this file too.
 */

export const pageSizes = ['a4', 'letter'] as const;
export const densities = ['tight', 'normal', 'relaxed'] as const;
/** In points. */
export const fontSizes = [9, 9.5, 10, 10.5, 11, 11.5, 12] as const;

export interface LookOptions {
  /** `#rrggbb`, in lower case. */
  readonly accent?: string | undefined;
  readonly font_size?: number | undefined;
  readonly page_size?: (typeof pageSizes)[number] | undefined;
  readonly density?: (typeof densities)[number] | undefined;
}

/** Absent options use the default of the theme, or for the page size that of the resume. */
export interface Look extends LookOptions {
  readonly theme: string;
}

export type LookOptionName = keyof LookOptions;

interface LookOptionRow<Value = string | number> {
  readonly kind: 'color' | 'choice';
  /** True if the value is a number in looks and themes. */
  readonly numeric: Value extends number ? true : false;
  /** The allowed values; for a color, suggestions. */
  readonly choices: readonly string[];
  readonly pattern: string;
  /** Maximum length that the pattern accepts. */
  readonly maxLength: number;
  readonly expects: string;
  readonly description: string;
  /** Description of the value in responses. */
  readonly answered: string;
}

/** One row per option, from which query parameters, settings, responses and `GET /themes` are generated. */
export const lookOptions = {
  accent: {
    kind: 'color',
    numeric: false,
    choices: ['#1b3a57', '#0f5c5c', '#1f4e9c', '#5b2a86', '#8a1c2b', '#2e5e2e', '#8a4b0f', '#333333'],
    pattern: `^(?:${asTheTheme}|#?[0-9A-Fa-f]{6})$`,
    maxLength: 7,
    expects: 'a color of six hexadecimal digits such as 1b3a57, or default',
    description:
      'Color of headings and lines, six hexadecimal digits with or without `#`; a light one is darkened for text.',
    answered: 'Color, `#rrggbb`',
  },
  font_size: {
    ...choice(fontSizes.map(String), 'Text size in points; headings scale with it.'),
    numeric: true,
    answered: 'In points',
  },
  page_size: { ...choice(pageSizes, 'Paper size.'), answered: 'The paper' },
  density: { ...choice(densities, 'Spacing between lines, entries and sections.'), answered: 'Spacing' },
} as const satisfies { [Name in LookOptionName]: LookOptionRow<NonNullable<LookOptions[Name]>> };

export const lookOptionNames = Object.keys(lookOptions) as readonly LookOptionName[];

/** Builds a value per option, so that new options are included automatically. */
export function perLookOption<T>(make: (name: LookOptionName) => T): {
  readonly [Name in LookOptionName]: T;
} {
  return Object.fromEntries(lookOptionNames.map((name) => [name, make(name)])) as Record<LookOptionName, T>;
}

function choice(values: readonly string[], description: string) {
  const all = [asTheTheme, ...values];
  return {
    kind: 'choice',
    numeric: false,
    choices: values,
    pattern: `^(?:${all.map((value) => value.replace('.', '\\.')).join('|')})$`,
    maxLength: Math.max(...all.map((value) => value.length)),
    expects: `one of ${[...values, asTheTheme].join(', ')}`,
    description: `${description} \`default\` resets the choice.`,
  } as const;
}

/** The requested options as text, already validated. Absent ones stay unchanged. */
export type LookChoice = { readonly [Name in LookOptionName | 'theme']?: string | undefined };

/** Picks the requested options. */
export function lookChoice(asked: LookChoice): LookChoice {
  const names = ['theme', ...lookOptionNames] as const;
  return Object.fromEntries(
    names.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])),
  );
}

/** The earlier options, changed by the requested ones. */
export function withLookOptions(kept: LookOptions, asked: LookChoice): LookOptions {
  const texts = lookOptionTexts(kept);
  const chosen = lookOptionNames.flatMap((name) => {
    const text = asked[name] ?? texts[name];
    return text === null || text === asTheTheme ? [] : [[name, readOption(name, text)] as const];
  });
  return Object.fromEntries(chosen);
}

/** Null: the theme's default. */
export type LookOptionTexts = { readonly [Name in LookOptionName]: string | null };

export function lookOptionTexts(options: LookOptions): LookOptionTexts {
  return perLookOption((name) => (options[name] === undefined ? null : String(options[name])));
}

function readOption(name: LookOptionName, text: string): string | number {
  if (name === 'accent') return `#${text.replace('#', '').toLowerCase()}`;
  return lookOptions[name].numeric ? Number(text) : text;
}

/** The problem of an option's text; null if it is valid, or `default`. */
export function lookOptionProblem(name: string, text: string): string | null {
  const row: LookOptionRow | undefined = ownValue(lookOptions, name);
  if (!row) throw new Error(`There is no option ${name}`);
  return new RegExp(row.pattern).test(text) ? null : `must be ${row.expects}`;
}

/** The options as stored beside the theme name. */
export function printLookOptions({ theme: _theme, ...options }: Look): string {
  return JSON.stringify(options);
}

export function readLookOptions(text: string): LookOptions {
  return JSON.parse(text);
}
