import { resumeIdLength, resumeIdPattern } from './identifiers.ts';
import { limits } from './limits.ts';
import { setOwnValue } from './own-value.ts';
import { type Issue, ValidationError } from './validation-error.ts';

/**
 * Query parameters arrive as text, so they are described as plain data instead of zod: the commands
 * that only read (list, get, usage) must not load a schema library. The server's checks, the types
 * and the OpenAPI document all come from these rows.
 */
export type Parameter =
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      readonly description: string;
    }
  | { readonly kind: 'boolean'; readonly default: boolean; readonly description: string }
  | {
      readonly kind: 'text';
      readonly pattern: string;
      /** Most characters that the pattern takes. */
      readonly maxLength: number;
      readonly expects: string;
      readonly description: string;
    };

export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends { kind: 'integer' }
  ? number
  : P extends { kind: 'boolean' }
    ? boolean
    : string | undefined;

/** The values after reading: numbers and booleans always present (default), text present when sent. */
export type ParameterValues<P extends Parameters> = { readonly [Name in keyof P]: ValueOf<P[Name]> };

/** What a caller may send. */
export type ParameterInput<P extends Parameters> = {
  readonly [Name in keyof P]?: ValueOf<P[Name]> | undefined;
};

export const listParameters = {
  limit: { kind: 'integer', ...limits.page, description: 'Number of results.' },
  after: {
    kind: 'text',
    pattern: resumeIdPattern,
    maxLength: resumeIdLength,
    expects: 'a resume id',
    description: 'Cursor for the next (older) page: the id of the last item of the current page.',
  },
  before: {
    kind: 'text',
    pattern: resumeIdPattern,
    maxLength: resumeIdLength,
    expects: 'a resume id',
    description:
      'Cursor for the previous (newer) page: the id of the first item of the current page. Not together with after.',
  },
} as const satisfies Parameters;

const theme = {
  kind: 'text',
  pattern: '^[a-z][a-z0-9-]{0,63}$',
  maxLength: 64,
  expects: 'the name of a theme',
  description: "Theme of the PDF, one of the server's own list. Kept with the resume.",
} as const satisfies Parameter;

/** Part of every operation that reads a posting. */
const require = {
  kind: 'text',
  pattern: '^requirements$',
  maxLength: 12,
  expects: 'requirements',
  description:
    '`requirements`: refuse a posting in which no requirements are found with `validation_error`. Nothing is charged, and the Idempotency-Key stays free.',
} as const satisfies Parameter;

export const scoreParameters = { require } as const satisfies Parameters;

const versionPattern = '^[0-9a-f]{64}$';

export const pdfParameters = {
  theme,
  check: {
    kind: 'boolean',
    default: true,
    description: 'Read the text of the PDF back and compare it with the document.',
  },
} as const satisfies Parameters;

export const generateParameters = {
  ...pdfParameters,
  base_version: {
    kind: 'text',
    pattern: versionPattern,
    maxLength: 64,
    expects: 'the version of a stored base resume',
    description: 'Use exactly this stored base resume.',
  },
  require,
} as const satisfies Parameters;

export const baseResumeParameters = {
  version: {
    kind: 'text',
    pattern: `${versionPattern}|^previous$`,
    maxLength: 64,
    expects: 'the version of a stored base resume, or previous',
    description: 'This version instead of the current one; `previous` is the one before it.',
  },
} as const satisfies Parameters;

export const putBaseResumeParameters = {
  source_format: {
    kind: 'text',
    pattern: '^[a-z][a-z0-9-]{0,31}$',
    maxLength: 32,
    expects: 'the name of a format',
    description: 'The format that the document was read from, for the record.',
  },
} as const satisfies Parameters;

interface Query {
  getAll(name: string): string[];
}

/**
 * Reads query parameters by their description. Unknown ones are ignored.
 * @throws ValidationError naming every parameter that is repeated or out of bounds.
 */
export function readParameters<P extends Parameters>(parameters: P, query: Query): ParameterValues<P> {
  const issues: Issue[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const sent = query.getAll(name);
    const problem = sent.length > 1 ? 'must be given once' : problemOf(parameter, sent[0]);
    if (problem) issues.push({ path: name, message: problem });
    else setOwnValue(values, name, valueRead(parameter, sent[0]));
  }
  if ('after' in parameters && query.getAll('after').length > 0 && query.getAll('before').length > 0) {
    issues.push({ path: 'after', message: 'must not be given together with before' });
  }
  if (issues.length > 0) throw new ValidationError(issues);
  return values as ParameterValues<P>;
}

function problemOf(parameter: Parameter, sent: string | undefined): string | null {
  if (sent === undefined) return null;
  switch (parameter.kind) {
    case 'integer': {
      const inRange =
        /^(0|[1-9]\d{0,8})$/.test(sent) && Number(sent) >= parameter.min && Number(sent) <= parameter.max;
      return inRange ? null : `must be a whole number from ${parameter.min} to ${parameter.max}`;
    }
    case 'boolean':
      return sent === 'true' || sent === 'false' ? null : 'must be true or false';
    case 'text':
      return new RegExp(parameter.pattern).test(sent) ? null : `must be ${parameter.expects}`;
  }
}

function valueRead(parameter: Parameter, sent: string | undefined): unknown {
  switch (parameter.kind) {
    case 'integer':
      return sent === undefined ? parameter.default : Number(sent);
    case 'boolean':
      return sent === undefined ? parameter.default : sent === 'true';
    case 'text':
      return sent;
  }
}
