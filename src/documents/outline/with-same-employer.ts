import { isDuration } from './dates-in-text.ts';
import type { WrittenEntry } from './read-entries.ts';
import { isPlace } from './who-is-who.ts';

/**
 * An employer who names the time of all roles together is followed by the roles, of which only the first
 * stands in its entry. So LinkedIn prints a profile.
 */
export function withSameEmployer(entries: readonly WrittenEntry[]): readonly WrittenEntry[] {
  let employer: string | null = null;
  return entries.map((entry) => {
    // Without dates the time is all that is said of when.
    const titles = entry.titles.filter((title) => entry.date === '' || !isDuration(title));
    if (titles.length < entry.titles.length) employer = titles[0] ?? null;
    else if (titles.filter(isName).length > 1) employer = null;
    const isRole = titles.filter(isName).length === 1 && titles[0] !== employer;
    return { ...entry, titles: isRole && employer !== null ? [employer, ...titles] : titles };
  });
}

function isName(title: string): boolean {
  return !(title.includes(',') && isPlace(title));
}
