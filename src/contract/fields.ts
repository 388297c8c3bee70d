import * as z from 'zod';
import { characterProblems, codePoints, isBlank, lengthProblem } from '../values/strings.ts';
import type { FailureCode } from './errors.ts';
import { fileTooLarge, limits } from './limits.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const lineBreak = /[\n\r\u2028\u2029]/;
/** Any letter except invisible fillers, such as the Hangul filler. */
const letter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

function textProblems(text: string, bounds: Bounds): string[] {
  const problem = lengthProblem(text, bounds);
  return [...(problem === null ? [] : [problem]), ...characterProblems(text)];
}

interface Problem {
  readonly message: string;
  readonly code?: FailureCode | undefined;
}

function stringWith(bounds: Bounds, description: string, problemsOf: (text: string) => readonly Problem[]) {
  return z
    .string()
    .check((context) => {
      for (const { message, code } of problemsOf(context.value)) {
        context.issues.push({ code: 'custom', message, input: context.value, params: { code } });
      }
    })
    .meta({ minLength: bounds.min, maxLength: bounds.max, description });
}

interface LongTextRules {
  /** The code of the error if the text is too long. */
  readonly tooLong?: FailureCode | undefined;
  /** The problem of a text that is something else altogether. It is reported alone; null for other texts. */
  refusalOf?(text: string): Problem | null;
}

/** Multi-line text with at least one letter. Bounds count code points of the string as sent. */
export function longText(bounds: Bounds, description: string, { tooLong, refusalOf }: LongTextRules = {}) {
  return stringWith(
    bounds,
    `${description} Must contain a letter; no control characters except white space.`,
    (text) => {
      const refusal = refusalOf?.(text);
      if (refusal) return [refusal];
      const code = codePoints(text) > bounds.max ? tooLong : undefined;
      const problems = textProblems(text, bounds);
      if (!letter.test(text)) problems.push('must contain at least one letter');
      return problems.map((message) => ({ message, code }));
    },
  );
}

/** The bytes of a file in base64. */
export function fileContent({ tooLong }: Pick<LongTextRules, 'tooLong'> = {}) {
  const max = limits.file.contentLength;
  return z
    .string()
    .refine((content) => content.length <= max, {
      error: fileTooLarge,
      params: { code: tooLong },
      abort: true,
    })
    .refine(isBase64, 'must be base64')
    .meta({
      ...{ minLength: minBase64, maxLength: max, pattern: '^[A-Za-z0-9+/]+={0,2}$' },
      description: 'The bytes of the file, in base64.',
    });
}

const minBase64 = 4;
const notBase64 = /[^A-Za-z0-9+/]/;

/** Searches for one wrong character: a pattern for the whole text keeps a way back for each of millions of letters. */
function isBase64(content: string): boolean {
  return content.length >= minBase64 && !notBase64.test(content.replace(/={1,2}$/, ''));
}

/** One non-blank line. Bounds count code points of the string as sent. */
export function lineOfText(bounds: Bounds, description: string) {
  return stringWith(bounds, `${description} One line, not blank, without control characters.`, (text) => {
    const problems = textProblems(text, bounds);
    if (lineBreak.test(text)) problems.push('must be one line');
    if (text.length > 0 && isBlank(text)) problems.push('must not be blank');
    return problems.map((message) => ({ message }));
  });
}

/** A whole number from 0. */
export const count = z.int().min(0);

/** 0 to 1. */
export const share = z.number().min(0).max(1);

/** 0 to 100, as `ats_score` is. Source: API specification, "Resume". */
export const points = z.int().min(limits.score.min).max(limits.score.max);
