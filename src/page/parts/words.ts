import type { ApplicationStatus } from '../../contract/choices.ts';
import type { ChangeOperation } from '../../contract/report.ts';
import type { RequirementStatus } from '../../contract/requirement-status.ts';

/* Words on the page for names of the API. */

/** CSS classes. */
export const statusStyles: Readonly<Record<RequirementStatus, string>> = {
  met: 'met',
  'in part': 'part',
  missing: 'missing',
};

export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const changeWords: Readonly<Record<ChangeOperation, string>> = {
  rewrite: 'Reworded',
  alias: 'Spelling of a name',
  surface_skill: 'Added skill',
  reorder: 'New order',
  hide: 'Left out',
  restore: 'Put back',
  merge: 'Joined',
  headline: 'Headline',
  summary: 'Summary',
  section_order: 'Order of sections',
  edit: 'Your own edit',
  answer: 'Your own answer',
};

export const bandWords: Readonly<Record<string, string>> = {
  unrelated: 'Unrelated',
  weak: 'Weak match',
  partial: 'Partial match',
  strong: 'Strong match',
  excellent: 'Excellent match',
};

export const statusWords: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** @param time an ISO date and time, shown in local time, or a calendar date, shown as it is */
export function shownDate(time: string): string {
  return (time.length === 10 ? days : dates).format(new Date(time));
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const numbers = new Intl.NumberFormat('en');

export function shownNumber(number: number): string {
  return numbers.format(number);
}
