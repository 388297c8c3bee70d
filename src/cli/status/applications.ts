import type { Client } from '../../client/client.ts';
import type { Application } from '../../contract/application.ts';
import { knownCompany, knownPosition } from '../../contract/job-title.ts';
import { limits } from '../../contract/limits.ts';
import type { Resume } from '../../contract/objects.ts';
import type { ListFilter, ListQuery } from '../../contract/parameters.ts';
import { timestamp } from '../../contract/resume/dates.ts';
import { readIfSupported } from '../connection/lookups.ts';

type Applications = ReadonlyMap<string, Application>;

/**
 * The applications of a page of resumes, by id. The same page is requested, because applications are listed in the
 * order of their resumes.
 */
export async function applicationsOf({ applications }: Client, query: ListQuery): Promise<Applications> {
  return readIfSupported<Applications>(new Map(), async () => byId((await applications.list(query)).data));
}

/** The applications of all pages. */
export async function everyApplication({ applications }: Client, filter: ListFilter): Promise<Applications> {
  return readIfSupported<Applications>(new Map(), async () => {
    const found: Application[] = [];
    let after: string | undefined;
    do {
      const page = await applications.list({ ...filter, limit: limits.page.max, after });
      found.push(...page.data);
      after = page.has_more ? page.data.at(-1)?.id : undefined;
    } while (after !== undefined);
    return byId(found);
  });
}

function byId(applications: readonly Application[]): Applications {
  return new Map(applications.map((application) => [application.id, application]));
}

/* Exports for other programs: a CSV table (RFC 4180) and a calendar (RFC 5545). */

const columns = [
  ...['id', 'company_name', 'position', 'status', 'date', 'applied', 'note'],
  ...['ats_score', 'finetune_level', 'created_at', 'pdf_hash'],
];

export function csvText(resumes: readonly Resume[], applications: Applications): string {
  const rows = resumes.map((resume) => {
    const application = applications.get(resume.id);
    const applied = application?.history.find(({ status }) => status === 'applied')?.date;
    return [
      ...[resume.id, resume.company_name, resume.position],
      ...[application?.status, application?.date, applied, application?.note],
      ...[String(resume.ats_score), resume.finetune_level, resume.created_at, application?.pdf_hash],
    ];
  });
  return [columns, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

/**
 * Neutralizes text that starts like a formula, because spreadsheets would run it and postings are written by others.
 */
function csvField(value: string | null | undefined): string {
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const titles: Readonly<Record<Application['history'][number]['status'], string>> = {
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** One calendar day per step. @param now the time of writing, in milliseconds */
export function calendarText(applications: Iterable<Application>, now: number): string {
  const stamp = `${compact(timestamp(now).slice(0, 19))}Z`;
  const events = [...applications].flatMap((application) =>
    application.history.map((step) => eventLines(application, step, stamp)),
  );
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//resume-tailor//applications//EN'];
  return [...lines, ...events.flat(), 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(
  { id, company_name, position }: Application,
  { status, date, note }: Application['history'][number],
  stamp: string,
): readonly string[] {
  const target = [knownPosition(position), knownCompany(company_name)].filter((part) => part !== '');
  const summary = [titles[status], ...(target.length > 0 ? [target.join(' at ')] : [])].join(': ');
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${status}-${date}@resume-tailor`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(note === null ? [] : [`DESCRIPTION:${escaped(note)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const maxLineBytes = 75;

/** Folds a long line after a whole character; the next line starts with a space. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > maxLineBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
