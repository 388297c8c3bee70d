import { UsageError } from './exit-code.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * A parser of a flag's value, as the API reads numbers: without zeros in front.
 * @param instead another value that the flag takes, for the message
 * @throws UsageError that names the flag
 */
export function wholeNumber(flag: string, { min, max }: Range, instead?: string) {
  return (text: string): number => {
    if (/^(?:0|[1-9]\d{0,9})$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    const or = instead === undefined ? '' : `, or ${instead}`;
    throw new UsageError(`${flag} takes a whole number from ${min} to ${max}${or}, not "${text}"`);
  };
}
