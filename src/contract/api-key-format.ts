/** `key_live_` or `key_test_` + 32 base62 characters + 6 base62 characters of their CRC-32. */
export const apiKeyPattern = '^key_(live|test)_[0-9A-Za-z]{38}$';

/** Of a key this much may be shown: which kind it is, and four characters to tell it by. */
export const shownKeyLength = 'key_live_'.length + 4;

export const modes = ['live', 'test'] as const;

/** Test mode is a partition of its own: resumes, usage, credits, limits, idempotency. */
export type Mode = (typeof modes)[number];
