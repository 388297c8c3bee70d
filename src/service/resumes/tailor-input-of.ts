import type { TailorInput } from '../ports.ts';
import type { Tailoring } from '../store-port.ts';
import type { ResumeRecord } from '../use-cases.ts';
import { storedDocument } from './stored-document.ts';

/** What a stored resume was tailored from: its own base and day, whatever was put since. */
export function tailorInputOf(
  { companyName, position, finetuneLevel }: ResumeRecord,
  { base, jobDescription, asOf }: Tailoring,
): TailorInput {
  return {
    base: storedDocument(base.resumeData),
    target: { jobDescription, companyName, position },
    level: finetuneLevel,
    asOf,
  };
}
