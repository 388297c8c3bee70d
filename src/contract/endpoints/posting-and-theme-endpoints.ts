import { limits } from '../limits.ts';
import { postingTooLong } from '../posting-text.ts';
import { always, type Endpoint, extension } from './endpoint.ts';

/** Postings and themes. */
export const postingAndThemeEndpoints = {
  readPosting: {
    ...extension,
    method: 'POST',
    path: '/postings/read',
    summary: 'Read a posting from a file, a text or an address: its text, company and position',
    body: 'ReadPostingRequest',
    maxBodyBytes: limits.file.bodyBytes,
    tooLarge: postingTooLong,
    answer: 'Posting',
    errors: always,
  },
  listThemes: {
    ...extension,
    method: 'GET',
    path: '/themes',
    summary: 'List the themes of PDFs on this server',
    answer: 'ThemeList',
    errors: always,
  },
} as const satisfies Record<string, Endpoint>;
