import { setOwnValue } from '../values/own-value.ts';
import { type Issue, ValidationError } from '../values/validation-error.ts';
import { baseNameForm, baseNameLength, baseNamePattern } from './base-names.ts';
import { applicationStatuses, exportFormatNames } from './choices.ts';
import { resumeIdLength, resumeIdPattern } from './identifiers.ts';
import { limits } from './limits.ts';
import { type LookOptionName, lookOptions, perLookOption } from './look.ts';

/**
 * Query parameters arrive as text, so they are plain data instead of zod: read-only commands (list, get, usage) must
 * not load a schema library. The server's checks, the types and the OpenAPI document are generated from these rows.
 */
export type Parameter =
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      /** Without a default the value is undefined unless it is sent. */
      readonly default?: number;
      readonly description: string;
    }
  | { readonly kind: 'boolean'; readonly default: boolean; readonly description: string }
  | {
      readonly kind: 'text';
      readonly pattern: string;
      /** Maximum length that the pattern accepts. */
      readonly maxLength: number;
      readonly expects: string;
      readonly description: string;
    };

export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends { kind: 'integer' }
  ? P extends { default: number }
    ? number
    : number | undefined
  : P extends { kind: 'boolean' }
    ? boolean
    : string | undefined;

/** The parsed values: those with a default are always present, the others only if sent. */
export type ParameterValues<P extends Parameters> = { readonly [Name in keyof P]: ValueOf<P[Name]> };

/** The values a caller can send. */
export type ParameterInput<P extends Parameters> = {
  readonly [Name in keyof P]?: ValueOf<P[Name]> | undefined;
};

/** Filters of the resume list. */
const listFilters = {
  q: {
    kind: 'text',
    pattern: '^[^\\u0000-\\u001F]{1,200}$',
    maxLength: 200,
    expects: 'a line of 1 to 200 characters',
    description: 'Only resumes whose company or position contains this text, ignoring case and accents.',
  },
  status: {
    kind: 'text',
    pattern: `^(?:${applicationStatuses.join('|')})$`,
    maxLength: 16,
    expects: `one of ${applicationStatuses.join(', ')}`,
    description: 'Only resumes whose application has this status.',
  },
  min_score: {
    kind: 'integer',
    ...limits.score,
    description: 'Only resumes whose `ats_score` is at least this.',
  },
} as const satisfies Parameters;

/** Parameters of lists ordered by resume: `GET /resumes` and `GET /applications`. */
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
  ...listFilters,
} as const satisfies Parameters;

export type ListFilter = ParameterInput<typeof listFilters>;
export type ListQuery = ParameterInput<typeof listParameters>;

const theme = {
  kind: 'text',
  pattern: '^[a-z][a-z0-9-]{0,63}$',
  maxLength: 64,
  expects: 'the name of a theme',
  description: 'Theme of the PDF, from the list of the server. Kept with the resume.',
} as const satisfies Parameter;

const baseName = {
  kind: 'text',
  pattern: baseNamePattern,
  maxLength: baseNameLength,
  expects: baseNameForm,
} as const;

/** Parameter of all operations that read a stored base resume. */
const base = {
  ...baseName,
  description:
    'The base resume of this name; `best`: the one that scores highest for the posting, where each stored base resume counts as one request of the rate limit. Default: `default`, the one without a name.',
} as const satisfies Parameter;

/** Parameter of the operations on a base resume itself. */
const name = {
  ...baseName,
  description: 'The name of the base resume. Default: `default`.',
} as const satisfies Parameter;

export const rankParameters = { base } as const satisfies Parameters;

export const gapsParameters = {
  base: {
    ...baseName,
    description: 'The base resume with this name. Default: `default`, the one without a name.',
  },
} as const satisfies Parameters;

/** Theme and options of the PDF, stored with the resume. */
const lookParameters = {
  theme,
  ...perLookOption(lookParameter),
} as const satisfies Parameters;

function lookParameter(name: LookOptionName) {
  const { pattern, maxLength, expects, description } = lookOptions[name];
  return { kind: 'text', pattern, maxLength, expects, description } as const;
}

/** Parameter of all operations that read a posting. */
const require = {
  kind: 'text',
  pattern: '^requirements$',
  maxLength: 12,
  expects: 'requirements',
  description:
    '`requirements`: refuse a posting in which no requirements are found with `validation_error`. Nothing is charged, and the Idempotency-Key stays free.',
} as const satisfies Parameter;

export const scoreParameters = {
  base,
  require,
  trace: {
    kind: 'boolean',
    default: false,
    description: 'Add `trace`: how the posting was read, line by line, and what decided.',
  },
} as const satisfies Parameters;

const versionPattern = '^[0-9a-f]{64}$';

export const pdfParameters = {
  ...lookParameters,
  check: {
    kind: 'boolean',
    default: true,
    description: 'Read the text of the PDF back and compare it with the document.',
  },
} as const satisfies Parameters;

export const pagesParameters = {
  ...lookParameters,
  theme: {
    ...theme,
    description: 'Theme of the pages, from the list of the server. Not kept with the resume.',
  },
} as const satisfies Parameters;

export const exportParameters = {
  format: {
    kind: 'text',
    pattern: `^(?:${exportFormatNames.join('|')})$`,
    maxLength: 32,
    expects: `one of ${exportFormatNames.join(', ')}`,
    description: 'The format; default `markdown`.',
  },
} as const satisfies Parameters;

export const generateParameters = {
  ...pdfParameters,
  base,
  base_version: {
    kind: 'text',
    pattern: versionPattern,
    maxLength: 64,
    expects: 'the version of a stored base resume',
    description: 'Use this version of the base resume that `base` names.',
  },
  require,
} as const satisfies Parameters;

export const deleteBaseResumeParameters = { name } as const satisfies Parameters;

export const baseResumeParameters = {
  name,
  version: {
    kind: 'text',
    pattern: `${versionPattern}|^previous$`,
    maxLength: 64,
    expects: 'the version of a stored base resume, or previous',
    description: 'This version instead of the current one; `previous` is the one before it.',
  },
} as const satisfies Parameters;

export const putBaseResumeParameters = {
  name,
  source_format: {
    kind: 'text',
    pattern: '^[a-z][a-z0-9-]{0,31}$',
    maxLength: 32,
    expects: 'the name of a format',
    description: 'The original format of the document, as information.',
  },
} as const satisfies Parameters;

export const deleteProposalsParameters = {
  requirement_id: {
    kind: 'text',
    pattern: '^[^\\u0000-\\u001F]{1,64}$',
    maxLength: 64,
    expects: 'the id of a requirement',
    description: 'Only the proposal for this requirement.',
  },
} as const satisfies Parameters;

export const applicationParameters = {
  pdf: {
    kind: 'boolean',
    default: false,
    description: 'Add `pdf`, the PDF that was sent.',
  },
} as const satisfies Parameters;

export interface Query {
  /** Of the parameters that were sent. */
  keys(): Iterable<string>;
  getAll(name: string): string[];
}

/**
 * Parses query parameters. Unknown ones are ignored.
 * @throws ValidationError with each repeated or invalid parameter
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
