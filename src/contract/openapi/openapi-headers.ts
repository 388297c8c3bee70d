import type { OpenApiHeader, Reference } from './openapi-types.ts';

const integer = { type: 'integer', format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;

/** The response headers of the service. Source: API specification, "Limits", for the first three. */
export const openApiHeaders = {
  'ratelimit-limit': {
    description: 'Maximum requests per minute for the plan',
    schema: integer,
    example: 60,
  },
  'ratelimit-remaining': {
    description: 'Requests remaining in the current window',
    schema: integer,
    example: 59,
  },
  'ratelimit-reset': {
    description: 'Unix timestamp, in seconds, at which the window resets',
    schema: integer,
    example: 1795263180,
  },
  'retry-after': {
    'x-extension': true,
    description: 'Seconds after which to retry; the message names the same number',
    schema: integer,
    example: 12,
  },
  'x-should-retry': {
    'x-extension': true,
    description: 'false on a lack of credits: waiting does not help',
    schema: { type: 'string', enum: ['false'] },
    example: 'false',
  },
  'idempotent-replayed': {
    'x-extension': true,
    description: 'true on the stored answer to an Idempotency-Key used before; nothing is charged',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'x-request-id': {
    'x-extension': true,
    description: 'Names this request in the log of the host',
    schema: { type: 'string', pattern: '^req_[0-9a-f-]{36}$', maxLength: 40 },
    example: 'req_0b1f8a52-6c1e-4d0b-9c55-3f0e6c1f7d24',
  },
  'cache-control': {
    'x-extension': true,
    description: 'Answers of the API are never kept',
    schema: { type: 'string', enum: ['no-store'] },
    example: 'no-store',
  },
  'www-authenticate': {
    'x-extension': true,
    description: 'The kind of credential that opens the path',
    schema: { type: 'string', enum: ['ApiKey realm="resume-tailor"', 'Bearer realm="resume-tailor"'] },
    example: 'ApiKey realm="resume-tailor"',
  },
  'set-cookie': {
    'x-extension': true,
    description: 'The session; Secure as well when the public URL is https',
    schema: { type: 'string', pattern: '^resume_tailor_dashboard=', maxLength: 4096 },
    example:
      'resume_tailor_dashboard=sess_Example.Example; Path=/api/v1/keys; Max-Age=43200; HttpOnly; SameSite=Strict',
  },
  'content-disposition': {
    'x-extension': true,
    description: 'Shown in the browser, saved under the id',
    schema: { type: 'string', pattern: '^inline; filename=', maxLength: 64 },
    example: 'inline; filename="res_01m7z0bg8hhja4ts4zhsjx2395.pdf"',
  },
} as const satisfies Readonly<Record<string, OpenApiHeader>>;

export type HeaderName = keyof typeof openApiHeaders;

export const rateLimitHeaders = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const satisfies readonly HeaderName[];

/** References to the named headers. */
export function headerReferences(names: readonly HeaderName[]): Readonly<Record<string, Reference>> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
