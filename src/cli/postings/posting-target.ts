import { openPosition, unknownCompany } from '../../contract/job-title.ts';
import type { Context } from '../context.ts';

/** Company and position, if known. */
export interface PostingTarget {
  readonly company?: string | undefined;
  readonly position?: string | undefined;
}

/** The target fields of a generate, with placeholders for unknown ones. */
export function filledTarget({ company, position }: PostingTarget): {
  company_name: string;
  position: string;
} {
  return { company_name: company ?? unknownCompany, position: position ?? openPosition };
}

/** True if company or position is a placeholder. */
export function isUnnamed(target: { readonly company_name: string; readonly position: string }): boolean {
  return target.company_name === unknownCompany || target.position === openPosition;
}

/** Prints which of the two is unknown, and the flag for it. */
export function noteUnknown(context: Pick<Context, 'note'>, { company, position }: PostingTarget): void {
  const missing = [
    ...(company === undefined ? [{ what: 'company', flag: '--company NAME' }] : []),
    ...(position === undefined ? [{ what: 'position', flag: '--position TITLE' }] : []),
  ];
  if (missing.length === 0) return;
  const whats = missing.map(({ what }) => what).join(' and ');
  const them = missing.length === 1 ? 'it' : 'them';
  const flags = missing.map(({ flag }) => flag).join(' and ');
  context.note(
    `Couldn't find the ${whats} in the posting; continuing without ${them}. To add ${them}: ${flags}.`,
  );
}
