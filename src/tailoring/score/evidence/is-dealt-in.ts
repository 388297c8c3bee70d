import { membersOf } from '../../../lexicon/classes.ts';
import { canonical } from '../../../lexicon/lexicon.ts';
import { everydayTools } from '../../../lexicon/skill-flags.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { asksForDealing } from '../../framing/dealing/dealing-words.ts';
import type { FieldServed } from '../role/field-served.ts';

/**
 * Whether what is asked for is of the field that somebody deals in, and neither of the dealing itself nor of every office: who
 * sold has done sales, and knows Excel.
 */
export function isDealtIn(
  { kind, term, alternatives }: AskedRequirement,
  position: string,
  { dealings, duties }: FieldServed,
): boolean {
  if (kind !== 'skill') return false;
  if (alternatives.map(canonical).some((each) => isOfEveryOffice(each) || duties.has(each))) return false;
  const names = [position, term, ...alternatives];
  return ![...dealings].some((dealing) => asksForDealing(dealing, names));
}

function isOfEveryOffice(term: string): boolean {
  return everydayTools.has(term) || membersOf('office software').has(term);
}
