import { errorReason } from '../../contract/error-reason.ts';

/** One finding. A message of `warn` and `fail` ends with what mends it. */
export interface Check {
  readonly name: string;
  readonly status: 'pass' | 'warn' | 'fail';
  readonly message: string;
}

export function pass(name: string, message: string): Check {
  return { name, status: 'pass', message };
}

export function warn(name: string, message: string): Check {
  return { name, status: 'warn', message };
}

/** What the work finds; when it fails, its error and what mends it. */
export async function checked(
  name: string,
  mend: string,
  work: () => Promise<Check> | Check,
): Promise<Check> {
  try {
    return await work();
  } catch (error) {
    const reason = errorReason(error);
    return { name, status: 'fail', message: `${reason.replace(/\.$/, '')}. ${mend}` };
  }
}
