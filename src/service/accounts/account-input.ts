import { limits } from '../../contract/limits.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import { plainLine } from '../../contract/white-space.ts';

/** @throws ValidationError */
export async function readAccountName(name: string): Promise<string> {
  // The rules of text load zod, which no other command of the host needs.
  const { lineOfText } = await import('../../contract/text.ts');
  const read = lineOfText(limits.accountName, 'A name to tell the account by.').safeParse(name);
  if (read.success) return plainLine(read.data);
  throw new ValidationError(read.error.issues.map(({ message }) => ({ path: 'name', message })));
}

/** @throws ValidationError */
export function checkAccountCredits(credits: number | null): void {
  const { min, max } = limits.accountCredits;
  if (credits === null || (Number.isInteger(credits) && credits >= min && credits <= max)) return;
  throw new ValidationError([{ path: 'credits', message: `must be a whole number from ${min} to ${max}` }]);
}
