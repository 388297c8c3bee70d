/** `res_` + lower-case ULID (26 characters of Crockford's base 32). Ids sort by creation time. */
export const resumeIdPattern = '^res_[0-7][0-9a-hjkmnp-tv-z]{25}$';

export const resumeIdLength = 30;

/** How an id looks, for a message about a text that is not one. */
export const resumeIdForm =
  'The id of a resume is res_ and 26 more characters, lower-case letters and digits.';

const pattern = new RegExp(resumeIdPattern);

export function isResumeId(id: string): boolean {
  return pattern.test(id);
}

/** `key_live_` or `key_test_` + 32 base62 characters + 6 base62 characters of their CRC-32. */
export const apiKeyPattern = '^key_(live|test)_[0-9A-Za-z]{38}$';

/** Length of the shown part of a key: its kind and four more characters. */
export const shownKeyLength = 'key_live_'.length + 4;

export const modes = ['live', 'test'] as const;

/** Test mode is a separate partition: resumes, usage, credits, limits, idempotency. */
export type Mode = (typeof modes)[number];
