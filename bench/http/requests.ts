import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filledId } from './fill.ts';

/** Whole HTTP/1.1 requests of one kind. */
export type Requests = readonly string[];

const posting = path.resolve(
  import.meta.dirname,
  '..',
  '..',
  'examples',
  'postings',
  'senior-accountant.txt',
);
/** Default number of different places, few enough for the server's cache. */
const fewPlaces = 100;

export function getRequests(apiKey: string, resumes: number, places = fewPlaces): Requests {
  return spread(resumes, places).map((number) => get(apiKey, `/resumes/${filledId(number)}`));
}

/** Requests for pages of 20, from places spread over the store. */
export function listRequests(apiKey: string, resumes: number, places = fewPlaces): Requests {
  return spread(resumes - 20, places).map((number) => get(apiKey, `/resumes?after=${filledId(number + 20)}`));
}

export function usageRequests(apiKey: string): Requests {
  return [get(apiKey, '/usage')];
}

export function generateRequests(apiKey: string): Requests {
  const body = JSON.stringify({
    job_description: readFileSync(posting, 'utf8'),
    company_name: 'Example Ltd',
    position: 'Senior accountant',
    finetune_level: 'basic',
  });
  const length = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return [`${head(apiKey, 'POST', '/resumes/generate')}${length}\r\n${body}`];
}

const prime = 7919;

function get(apiKey: string, pathname: string): string {
  return `${head(apiKey, 'GET', pathname)}\r\n`;
}

function head(apiKey: string, method: string, pathname: string): string {
  return `${method} /api/v1${pathname} HTTP/1.1\r\nhost: localhost\r\nx-api-key: ${apiKey}\r\n`;
}

/** Places spread over the store, in an order without neighbors in sequence. */
function spread(resumes: number, places: number): readonly number[] {
  const count = Math.min(places, resumes);
  return Array.from({ length: count }, (_, index) =>
    Math.floor((((index * prime) % count) * resumes) / count),
  );
}
