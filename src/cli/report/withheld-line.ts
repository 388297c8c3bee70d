import type { Report } from '../../contract/report.ts';

/** What was true and dropped for how it read, in one line; empty when nothing was. */
export function withheldLine({ withheld = [] }: Pick<Report, 'withheld'>): string {
  const total = withheld.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return '';
  const reasons = withheld.map(({ count, message }) => (count === 1 ? message : `${message} (${count})`));
  const dropped =
    total === 1 ? '1 rewording was dropped because it' : `${total} rewordings were dropped because they`;
  return `${dropped} would have read badly: ${reasons.join('; ')}.`;
}
