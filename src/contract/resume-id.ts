/** `res_` + lower-case ULID (26 characters of Crockford's base 32). The id alone is a position in the newest-first order. */
export const resumeIdPattern = '^res_[0-7][0-9a-hjkmnp-tv-z]{25}$';

export const resumeIdLength = 30;

const pattern = new RegExp(resumeIdPattern);

export function isResumeId(id: string): boolean {
  return pattern.test(id);
}
