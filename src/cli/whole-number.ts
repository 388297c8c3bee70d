import { UsageError } from './exit-code.ts';

/** A parser of a flag's value, as the API reads numbers: without zeros in front. @throws UsageError that names the flag */
export function wholeNumber(flag: string, { min, max }: { readonly min: number; readonly max: number }) {
  return (text: string): number => {
    if (/^(?:0|[1-9]\d{0,8})$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    throw new UsageError(`${flag} takes a whole number from ${min} to ${max}, not "${text}"`);
  };
}
