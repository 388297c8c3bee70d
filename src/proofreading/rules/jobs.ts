import { parseDateRange } from '../../contract/dates.ts';
import type { Finding, Proof } from '../finding.ts';

/** In UTF-16 units: no skill, language or interest is called so. */
const longestName = 120;

/** A resume without a job whose skills hold sentences or times: the file that it was read from was misread. */
export function findMissingJobs({ document, lines }: Proof): readonly Finding[] {
  if (document.sections.experience.items.length > 0) return [];
  const odd = lines.find(
    ({ kind, path, text }) =>
      kind === 'list' &&
      /^(?:skills|interests)\[/.test(path) &&
      (text.length > longestName || isPeriod(text)),
  );
  if (odd === undefined) return [];
  return [
    {
      severity: 'error',
      rule: 'no_jobs',
      path: odd.path,
      place: 'Whole resume',
      message: 'It has no jobs, and its skills hold text that may be one.',
      advice:
        'Add your jobs: resume-tailor base edit, or write headings above them in your file and read it again.',
      quote: odd.text.slice(0, longestName),
    },
  ];
}

function isPeriod(text: string): boolean {
  const { start, end } = parseDateRange(text);
  return start !== null && end !== null && start !== end;
}
