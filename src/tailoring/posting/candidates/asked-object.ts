import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Clause } from '../clause.ts';

const asking = preparedPattern(
  String.raw`^\W*(?:(?:we|(?:the|this) (?:role|job|post|position)) (?:also |will )?(?:expects?|requires?|asks? for|insists? on|calls? for|demands?|needs?)|you(?:['’]ll| will)? (?:also )?need|wir (?:erwarten|verlangen|brauchen)|nous (?:attendons|demandons|exigeons)|(?:pedimos|exigimos|requerimos|se (?:requiere|exige|pide)n?))\s+(?!(?:you|your|to|an?|someone|somebody|people|that|the (?:right|successful|ideal)|von|dass|un|une|una|que|de vous|eine?n?) )`,
  'iu',
);

/** Where the things begin that a sentence says it asks for, "We expect tidy joints": 0 for other sentences. */
export function askedObject({ text, cue }: Clause): number {
  if (cue === null || cue === 'ignored' || cue === 'negated') return 0;
  return asking.exec(text)?.[0].length ?? 0;
}
