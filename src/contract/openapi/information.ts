/* The prose of the OpenAPI document. Markdown. */

const overview = `Tailors a stored base resume to a job posting, without inventing anything. **Beta.**

Operations, parameters and schemas marked \`x-extension\` are not part of the API specification.

## Keys
Send \`X-API-Key\`. Keys start with \`key_live_\` or \`key_test_\`; test mode has its own resumes, credits and limits, and never calls a model. The \`/keys\` operations take the dashboard token (or its cookie) instead: a key cannot create keys.

## Errors
Every failure is an Error object whose \`status\` is the HTTP status and whose \`name\` is one of seven. A path that does not exist or does not support the method is \`not_found\`, with \`Allow\` if the path exists. Under \`/api/v1\` authentication is checked first.

## Limits
Limits apply per account and mode in windows of 60 seconds; all keys share them. Every answer with a known account carries \`ratelimit-limit\`, \`ratelimit-remaining\` and \`ratelimit-reset\`. A \`rate_limit_exceeded\` carries \`retry-after\`, a \`credit_limit_exceeded\` carries \`x-should-retry: false\` instead. Request bodies are at most 256 KiB.

## Browsers
Other origins can call this server only if its host allows them. A request that changes something is refused with \`validation_error\` when \`Origin\` or \`Sec-Fetch-Site\` says that a page of another origin sent it.

## Headers
Every answer carries \`x-request-id\`, \`x-content-type-options: nosniff\`, \`x-frame-options: DENY\`, a \`content-security-policy\` and \`cross-origin-resource-policy: same-origin\`. HEAD follows GET.`;

export const information = {
  title: 'Resume Tailoring Service',
  summary: 'Tailored resumes, with reasons (beta)',
  description: overview,
  contact: { name: 'The host of this server' },
  license: { name: 'MIT', identifier: 'MIT' },
  'x-stability': 'beta',
} as const;

export const tags = {
  Resumes: 'Tailored resumes: create, read, explain, change, delete.',
  Account: 'Credits, limits and keys of the account behind the key.',
  'Base resume': 'The resume that tailored resumes are made from.',
  Dashboard: 'Manage keys with the dashboard token.',
  Server: 'The server itself: health, documentation and links to PDFs. No key.',
} as const;

export type TagName = keyof typeof tags;

/** The tag of an operation, by the first part of its path. */
export function tagOf(path: string): TagName {
  if (/^\/(?:resumes|rank|gaps|applications)\b/.test(path)) return 'Resumes';
  if (path.startsWith('/base-resume')) return 'Base resume';
  return path.startsWith('/keys') ? 'Dashboard' : 'Account';
}
