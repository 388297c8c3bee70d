import type { Endpoint } from '../endpoints.ts';
import { type ErrorName, errorNames, errorStatus } from '../errors.ts';
import type { ErrorObject } from '../objects.ts';

interface ErrorNote {
  /** Source: API specification, "Errors". */
  readonly condition: string;
  readonly message: string;
}

const notes: Readonly<Record<ErrorName, ErrorNote>> = {
  validation_error: {
    condition: 'Invalid or missing request parameters',
    message: 'company_name: is required; finetune_level: must be one of basic, good, super',
  },
  missing_api_key: {
    condition: 'No key was sent',
    message: 'No API key was sent. Send yours in the X-API-Key header.',
  },
  invalid_api_key: {
    condition: 'The key is invalid, revoked or expired',
    message: 'The API key is invalid, revoked or expired. Check X-API-Key or create a new key.',
  },
  not_found: {
    condition: 'Nothing has this id',
    message: 'There is no resume with this id. `resume-tailor list` or GET /resumes shows yours.',
  },
  rate_limit_exceeded: {
    condition: 'Too many requests, or too much work at once; the message says when to retry',
    message: 'Rate limit of 60 requests per minute exceeded. Retry after 12 seconds.',
  },
  credit_limit_exceeded: {
    condition: 'Credits exhausted',
    message:
      'Not enough credits: this generation costs 2, the balance is 1 of 100. It is full again at 2026-12-01T00:00:00.000Z.',
  },
  internal_server_error: {
    condition: 'Unexpected error; retry with an Idempotency-Key',
    message: 'Something went wrong. Nothing was charged. Retry with an Idempotency-Key.',
  },
};

export function errorCondition(name: ErrorName): string {
  return notes[name].condition;
}

/** Messages of errors that read differently elsewhere: by what was asked for. */
const variants = {
  foreign_origin: {
    name: 'validation_error',
    message: 'Origin: "https://other.example" is another origin; the host can allow it with --allow-origin',
  },
  foreign_host: {
    name: 'validation_error',
    message: 'Host: this server does not accept "other.example"; the host can allow it with --allow-host',
  },
  bad_limit: { name: 'validation_error', message: 'limit: must be a whole number from 1 to 100' },
  missing_dashboard_token: {
    name: 'missing_api_key',
    message: 'No dashboard token was sent. Send it as "Authorization: Bearer dash_…".',
  },
  invalid_dashboard_token: {
    name: 'invalid_api_key',
    message:
      'The dashboard bearer token is invalid. Send the one you got from the host of this server, who finds it in dashboard.token.',
  },
  unknown_api_key: {
    name: 'not_found',
    message: 'There is no API key with this id. `keys list` shows the ids.',
  },
  no_base_resume: {
    name: 'not_found',
    message: 'There is no base resume yet. Store one with `resume-tailor base set FILE` or PUT /base-resume.',
  },
  bad_link: {
    name: 'not_found',
    message: 'This link is invalid or has expired. Fetch the resume again to get a new one.',
  },
  shutting_down: {
    name: 'rate_limit_exceeded',
    message: 'This server is shutting down and takes no new work. Retry after 10 seconds.',
  },
} as const satisfies Readonly<Record<string, { name: ErrorName; message: string }>>;

export type ErrorExampleName = ErrorName | keyof typeof variants;

/** Every Error object that the document shows, by the name of the example. */
export function errorExamples(): Readonly<Record<ErrorExampleName, ErrorObject>> {
  const named = errorNames.map((name) => [name, errorObject(name, notes[name].message)]);
  const varied = Object.entries(variants).map(([key, { name, message }]) => [
    key,
    errorObject(name, message),
  ]);
  return Object.fromEntries([...named, ...varied]);
}

/** Which examples fit an error of this operation. */
export function errorExamplesOf(name: ErrorName, endpoint: Endpoint): readonly ErrorExampleName[] {
  const example = errorExampleOf(name, endpoint);
  return name === 'rate_limit_exceeded' ? [example, 'shutting_down'] : [example];
}

function errorExampleOf(
  name: ErrorName,
  { path, method, authentication, body, query }: Endpoint,
): ErrorExampleName {
  const isDashboard = authentication !== 'api_key';
  if (name === 'validation_error') return validationExampleOf({ method, body, query });
  if (name === 'missing_api_key') return isDashboard ? 'missing_dashboard_token' : name;
  if (name === 'invalid_api_key') return isDashboard ? 'invalid_dashboard_token' : name;
  if (name !== 'not_found' || path.startsWith('/resumes')) return name;
  return isDashboard ? 'unknown_api_key' : 'no_base_resume';
}

/** Bodies are what most requests get wrong; without one, it is a header. */
function validationExampleOf({
  method,
  body,
  query,
}: Pick<Endpoint, 'method' | 'body' | 'query'>): ErrorExampleName {
  if (body !== null) return 'validation_error';
  if ('limit' in query) return 'bad_limit';
  return method === 'GET' ? 'foreign_host' : 'foreign_origin';
}

function errorObject(name: ErrorName, message: string): ErrorObject {
  return { object: 'error', name, message, status: errorStatus[name] };
}
