export type JsonObject = Readonly<Record<string, unknown>>;

const integer = { type: 'integer', minimum: 0 } as const;

/** The response headers of the service. Source: API specification, "Limits", for the first three. */
export const openApiHeaders = {
  'ratelimit-limit': { description: 'Maximum requests per minute for the plan', schema: integer },
  'ratelimit-remaining': { description: 'Requests remaining in the current window', schema: integer },
  'ratelimit-reset': {
    description: 'Unix timestamp, in seconds, at which the window resets',
    schema: integer,
  },
  'retry-after': { description: 'Seconds after which to retry', schema: integer },
  'x-should-retry': {
    description: 'false on a lack of credits: waiting does not help',
    schema: { type: 'string', enum: ['false'] },
  },
  'idempotent-replayed': {
    description: 'true on the stored answer to an Idempotency-Key used before; nothing is charged',
    schema: { type: 'string', enum: ['true'] },
  },
  'x-request-id': { description: 'Names this request in the log of the host', schema: { type: 'string' } },
} as const;

export type HeaderName = keyof typeof openApiHeaders;

export const rateLimitHeaders = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const satisfies readonly HeaderName[];

/** References to the named headers. */
export function headerReferences(names: readonly HeaderName[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
