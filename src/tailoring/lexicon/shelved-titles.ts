import { roleFamilies } from './role-families.ts';
import { shelveTitles, type TitleShelves } from './title-shelves.ts';

/** The titles of all families. The build puts the result in the place of this module's work. */
export function shelvedTitles(): TitleShelves {
  return shelveTitles(roleFamilies);
}
