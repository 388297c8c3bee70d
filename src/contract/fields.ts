import * as z from 'zod';
import { characterProblems, codePoints, isBlank } from '../values/strings.ts';
import { limits } from './limits.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const lineBreak = /[\n\r\u2028\u2029]/;
/** Excludes letters that are invisible fillers. */
const letter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

function textProblems(text: string, bounds: Bounds): string[] {
  const length = codePoints(text);
  const problems: string[] = [];
  if (length === 0 && bounds.min === 1) problems.push('must not be empty');
  else if (length < bounds.min) problems.push(`must have at least ${bounds.min} characters, has ${length}`);
  if (length > bounds.max) problems.push(`must have at most ${bounds.max} characters, has ${length}`);
  return [...problems, ...characterProblems(text)];
}

function stringWith(bounds: Bounds, description: string, problemsOf: (text: string) => string[]) {
  return z
    .string()
    .check((context) => {
      for (const message of problemsOf(context.value)) {
        context.issues.push({ code: 'custom', message, input: context.value });
      }
    })
    .meta({ minLength: bounds.min, maxLength: bounds.max, description });
}

/** Multi-line text with at least one letter. Bounds count code points of the string as sent. */
export function longText(bounds: Bounds, description: string) {
  return stringWith(bounds, description, (text) => {
    const problems = textProblems(text, bounds);
    if (!letter.test(text)) problems.push('must contain at least one letter');
    return problems;
  });
}

/** One non-blank line. Bounds count code points of the string as sent. */
export function lineOfText(bounds: Bounds, description: string) {
  return stringWith(bounds, description, (text) => {
    const problems = textProblems(text, bounds);
    if (lineBreak.test(text)) problems.push('must be one line');
    if (text.length > 0 && isBlank(text)) problems.push('must not be blank');
    return problems;
  });
}

/** A whole number from 0. */
export const count = z.int().min(0);

/** 0 to 1. */
export const share = z.number().min(0).max(1);

/** 0 to 100, as `ats_score` is. Source: API specification, "Resume". */
export const points = z.int().min(limits.score.min).max(limits.score.max);
