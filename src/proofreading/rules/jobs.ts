import { parseDateRange } from '../../contract/resume/dates.ts';
import type { Finding, Proof } from '../finding.ts';

/** In UTF-16 units; a longer text is not the name of a skill or an interest. */
const longestName = 120;

/** Reports a resume without jobs whose skills hold sentences or periods: its file was misread. */
export function findMissingJobs({ document, lines, messages }: Proof): readonly Finding[] {
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
      place: messages.places.whole,
      ...messages.noJobs,
      quote: odd.text.slice(0, longestName),
    },
  ];
}

function isPeriod(text: string): boolean {
  const { start, end } = parseDateRange(text);
  return start !== null && end !== null && start !== end;
}
