import type { FinetuneLevel } from '../../src/contract/choices.ts';
import type { Resume } from '../../src/contract/objects.ts';
import type { ClientRequest } from '../support/keep-alive-client.ts';

/** One generate that a client requests, identified by its unique position. */
export interface Order {
  readonly position: string;
  readonly level: FinetuneLevel;
  readonly includePdf: boolean;
  /** Idempotency-Key; null: without one. */
  readonly key: string | null;
}

export const costs: Readonly<Record<FinetuneLevel, number>> = { basic: 1, good: 2, super: 3 };

const posting =
  'We look for an engineer who knows TypeScript, PostgreSQL and Kubernetes. You design services and test them.';

export function generateRequest({ position, level, includePdf, key }: Order): ClientRequest {
  const body = {
    job_description: posting,
    company_name: 'Example Ltd',
    position,
    finetune_level: level,
    include_pdf: includePdf,
  };
  return {
    method: 'POST',
    path: '/api/v1/resumes/generate',
    headers: { 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  };
}

export function putBaseRequest(name: string): ClientRequest {
  const base = {
    basics: { name: 'Ada Example', label: name, summary: 'Engineer with nine years of TypeScript and SQL.' },
    work: [
      {
        name: 'Example Ltd',
        position: 'Engineer',
        startDate: '2019-01',
        highlights: ['Built services in TypeScript on PostgreSQL.', 'Responsible for Kubernetes clusters.'],
      },
    ],
    skills: [{ name: 'Languages', keywords: ['TypeScript', 'SQL', 'Python'] }],
  };
  return {
    method: 'PUT',
    path: '/api/v1/base-resume',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(base),
  };
}

/** The part of a resume that is the same in every answer. Its link is signed anew each time; its version stays. */
export function lasting({ pdf_url: url, ...rest }: Resume): string {
  return JSON.stringify({ ...rest, pdf: url === null ? null : new URL(url).searchParams.get('v') });
}
