/**
 * The limits that requests are checked against, and that messages and the OpenAPI document print. Lengths are code
 * points.
 */
export const limits = {
  jobDescription: { min: 50, max: 50_000 },
  /** company_name and position. */
  name: { min: 1, max: 200 },
  apiKeyName: { min: 1, max: 64 },
  accountName: { min: 1, max: 64 },
  /** Credits per billing cycle that the host can set for one account. */
  accountCredits: { min: 0, max: 1_000_000_000 },
  /** Maximum questions per report; people seldom answer more. */
  questions: 5,
  /** Maximum open proposals per resume. */
  proposals: 20,
  /** Maximum answers per request: all proposals and questions of a resume. */
  answers: 25,
  /** Base resumes per account and mode, including the one without a name. */
  bases: 50,
  /** The person's note on an application. */
  note: { min: 1, max: 2_000 },
  /** Steps per application. */
  applicationSteps: 100,
  /** A reworded line. */
  wording: { min: 1, max: 1_000 },
  /** A resume as sent, in any format. */
  resume: { date: 200, line: 5_000, text: 50_000, fieldName: 200, items: 1_000 },
  idempotencyKey: { min: 1, max: 256 },
  page: { min: 1, max: 100, default: 20 },
  /** `ats_score`. Source: API specification, "Resume". */
  score: { min: 0, max: 100 },
  bodyBytes: 256 * 1024,
  /** Postings per request of rank or gaps, and its body size in bytes. */
  rank: { postings: 50, bodyBytes: 4 * 1024 * 1024 },
  /** A file to read: in MB, its length in base64, or the text of a page; and the body size in bytes. */
  file: { megabytes: 5, contentLength: 7_000_000, textLength: 500_000, bodyBytes: 7 * 1024 * 1024 },
  /** A web address to read. */
  url: { max: 2_048 },
  /** Limit per account for the /keys endpoints, separate from that of its API keys. */
  dashboardRequestsPerMinute: 120,
} as const;

export const fileTooLarge = `is larger than ${limits.file.megabytes} MB`;

/** Validity of an idempotency key in hours. Source: API specification, "Limits". */
const idempotencyKeyHours = 24;

/** In milliseconds, for data that is kept as long as a request can be repeated. */
export const idempotencyKeyMilliseconds = idempotencyKeyHours * 3_600_000;

/** Validity of a signed PDF link in hours. */
export const pdfLinkHours = 24;

/** Validity of the dashboard cookie in hours. */
export const dashboardSessionHours = 12;

/** What is wrong with an idempotency key without outer spaces; null if nothing is. */
export function idempotencyKeyProblem(key: string): string | null {
  const { min, max } = limits.idempotencyKey;
  if (key.length >= min && key.length <= max && /^[ -~]*$/.test(key)) return null;
  return `must have ${min} to ${max} characters, from space to ~`;
}
