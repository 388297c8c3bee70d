import { preparedPattern } from '../../text/prepared-pattern.ts';

/** Things of which a sentence names one with an article, or several: nobody has `experience with forecast`. */
const countable = preparedPattern(
  String.raw`(?:^|[\s-])(?:APIs?|app|blueprint|boiler|budget|dashboard|database|drawing|forecast|framework|gauge|lathe|machine|model|multimeter|oscilloscope|panel|pipeline|platform|press brake|press release|pump|report|schematic|spreadsheet|statement|storyboard|system|tool|warehouse)$`,
);

/** `learning management systems`, where the posting speaks of one; all else as it is. */
export function inPlural(term: string): string {
  return countable.test(term) && !term.endsWith('s') ? `${term}s` : term;
}
