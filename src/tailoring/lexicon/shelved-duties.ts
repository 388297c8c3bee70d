import { officeDuties } from './duties.ts';
import { type DutyShelves, shelveDuties } from './duty-shelves.ts';

/** What everybody does who holds an office. The build puts the result in the place of this module's work. */
export function shelvedDuties(): DutyShelves {
  return shelveDuties(officeDuties);
}
