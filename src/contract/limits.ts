/** The bounds that requests are checked against, and that every message and the OpenAPI document print. Lengths are code points. */
export const limits = {
  jobDescription: { min: 50, max: 50_000 },
  /** company_name and position. */
  name: { min: 1, max: 200 },
  apiKeyName: { min: 1, max: 64 },
  idempotencyKey: { min: 1, max: 256 },
  page: { min: 1, max: 100, default: 20 },
  bodyBytes: 256 * 1024,
} as const;

/** Hours that an idempotency key and a signed PDF link stay valid. Source: API specification, "Limits". */
export const idempotencyKeyHours = 24;
