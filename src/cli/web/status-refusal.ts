import { WebRefusal } from './web-refusal.ts';

/** What a status means for somebody who wants to read a posting. */
export function statusRefusal(status: number, host: string): WebRefusal {
  if (status === 404 || status === 410)
    return new WebRefusal(`it is not there any more (status ${status}); postings go when they are filled`);
  if (status === 429) return new WebRefusal(`${host} has been asked too often (status 429)`);
  if (status >= 500 && status < 600)
    return new WebRefusal(`${host} fails (status ${status}); try again later`);
  return new WebRefusal(`${host} does not let programs read this page (status ${status})`);
}
