import * as z from 'zod';
import { isJsonObject, type JsonObject, maxDepth } from '../../values/json-object.ts';
import { codePoints } from '../../values/strings.ts';
import { limits } from '../limits.ts';

/*
 * A resume as sent by a caller, whole or in part. Its fields depend on its format, so they are checked by name only.
 * Applies to new input; longer stored texts stay.
 */

export type TextKind = 'date' | 'line' | 'picture' | 'text';

/** The kind of text by field name, for all formats; other fields are `text`. */
export const textKinds: ReadonlyMap<string, TextKind> = new Map(
  Object.entries({
    date: ['date', 'startDate', 'endDate', 'releaseDate', 'start', 'end', 'period', 'dateInWords'],
    line: [
      ...['name', 'fullName', 'title', 'position', 'company', 'organization', 'institution', 'school'],
      ...[
        'label',
        'headline',
        'email',
        'phone',
        'city',
        'region',
        'state',
        'country',
        'countryCode',
        'postalCode',
      ],
      ...['studyType', 'degree', 'area', 'awarder', 'issuer', 'publisher', 'network', 'username', 'language'],
    ],
    // May hold a photo as a data: address; Reactive Resume stores it under `url`.
    picture: ['image', 'picture', 'photo', 'url'],
  } satisfies Partial<Record<TextKind, readonly string[]>>).flatMap(([kind, names]) =>
    names.map((name): [string, TextKind] => [name, kind as TextKind]),
  ),
);

export const textLimits: Readonly<Record<TextKind, number>> = {
  date: limits.resume.date,
  line: limits.resume.line,
  picture: limits.bodyBytes,
  text: limits.resume.text,
};

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function* problemsOf(value: unknown, path: readonly PropertyKey[], kind: TextKind): Generator<Problem> {
  if (path.length > maxDepth) {
    yield { path: [], message: 'is nested too deeply to be a resume' };
  } else if (typeof value === 'string') {
    const problem = lengthProblem(value, textLimits[kind]);
    if (problem !== null) yield { path, message: problem };
  } else if (Array.isArray(value)) {
    const most = limits.resume.items;
    if (value.length > most) {
      yield { path, message: `must have at most ${most} items, has ${value.length}` };
    }
    for (const [index, item] of value.entries()) yield* problemsOf(item, [...path, index], kind);
  } else if (isJsonObject(value)) {
    yield* problemsOfFields(value, path);
  }
}

function* problemsOfFields(object: JsonObject, path: readonly PropertyKey[]): Generator<Problem> {
  const fields = Object.entries(object);
  const most = limits.resume.items;
  if (fields.length > most) {
    yield { path, message: `must have at most ${most} fields, has ${fields.length}` };
  }
  for (const [name, value] of fields) {
    const problem = lengthProblem(name, limits.resume.fieldName);
    if (problem !== null) yield { path: [...path, name], message: `the name of this field ${problem}` };
    yield* problemsOf(value, [...path, name], textKinds.get(name) ?? 'text');
  }
}

function lengthProblem(text: string, most: number): string | null {
  // Code points are counted only for texts that may be too long.
  const length = text.length > most ? codePoints(text) : 0;
  return length > most ? `must have at most ${most} characters, has ${length}` : null;
}

/** Not copied: the resume keeps its key order. */
export const ResumeInput = z.unknown().check(({ value, issues }) => {
  const problems = isJsonObject(value)
    ? problemsOf(value, [], 'text')
    : [{ path: [], message: value === undefined ? 'is required' : 'must be an object' }];
  for (const { path, message } of problems)
    issues.push({ code: 'custom', path: [...path], message, input: value });
}) as z.ZodType<JsonObject, JsonObject>;
