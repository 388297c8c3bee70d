/** The bounds that requests are checked against, and that every message and the OpenAPI document print. Lengths are code points. */
export const limits = {
  jobDescription: { min: 50, max: 50_000 },
  /** company_name and position. */
  name: { min: 1, max: 200 },
  apiKeyName: { min: 1, max: 64 },
  accountName: { min: 1, max: 64 },
  /** Credits of each billing cycle that the host may give to a single account. */
  accountCredits: { min: 0, max: 1_000_000_000 },
  /** Of one report: nobody answers more. */
  questions: 5,
  /** Answers of assistants that wait for the person to decide, of one resume. */
  proposals: 20,
  /** Of one request: all that a person can be asked at once, proposals and questions. */
  answers: 25,
  /** Base resumes of an account in one mode, the one without a name included. */
  bases: 50,
  /** What a person notes about an application. */
  note: { min: 1, max: 2_000 },
  /** Steps of one application. */
  applicationSteps: 100,
  /** A line that somebody words anew. */
  wording: { min: 1, max: 1_000 },
  /** A resume that is sent, whatever its format. */
  resume: { date: 200, line: 5_000, text: 50_000, fieldName: 200, items: 1_000 },
  idempotencyKey: { min: 1, max: 256 },
  page: { min: 1, max: 100, default: 20 },
  bodyBytes: 256 * 1024,
  /** Postings of one rank or of one look for gaps, and the bytes of the body. */
  rank: { postings: 50, bodyBytes: 4 * 1024 * 1024 },
  /** A file that is sent to be read: base64 of 5 MB, or the text of a page; and the bytes of such a body. */
  file: { contentLength: 7_000_000, textLength: 500_000, bodyBytes: 7 * 1024 * 1024 },
  /** An address that somebody names. */
  url: { max: 2_048 },
  /** Of one account at the /keys endpoints, apart from its API keys' limit. */
  dashboardRequestsPerMinute: 120,
} as const;

/** Hours that an idempotency key stays valid. Source: API specification, "Limits". */
const idempotencyKeyHours = 24;

/** The same in milliseconds, for what is kept as long as a request may be repeated. */
export const idempotencyKeyMilliseconds = idempotencyKeyHours * 3_600_000;

/** Hours that a signed link to a PDF stays valid. */
export const pdfLinkHours = 24;

/** Hours that the dashboard's cookie stays valid. */
export const dashboardSessionHours = 12;
