import type { Questions } from '../question-types.ts';
import { dateAnswer } from './date-answer.ts';

/** As JSON Resume writes it: no `endDate` while it goes on. */
export interface Period {
  readonly startDate?: string;
  readonly endDate?: string;
}

const example = 'such as 2021-03 or March 2021';

export async function askPeriod(questions: Questions): Promise<Period> {
  const start = await questions.text({ message: `  From (${example})`, problem: dateProblem });
  const startDate = dateAnswer(start);
  const end = await questions.text({
    message: '  Until (Enter: until today)',
    problem: (typed) => dateProblem(typed) ?? orderProblem(startDate, dateAnswer(typed)),
  });
  const endDate = dateAnswer(end);
  return { ...(startDate !== null && { startDate }), ...(endDate !== null && { endDate }) };
}

function dateProblem(typed: string): string | null {
  return typed === '' || dateAnswer(typed) !== null
    ? null
    : `Please type a year, or a month and a year, ${example}`;
}

/** Compared as far as both are told. */
function orderProblem(start: string | null, end: string | null): string | null {
  if (start === null || end === null) return null;
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) >= start.slice(0, length) ? null : `That is before ${start}`;
}
