import { shippedKindOf } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { postingHeadings } from '../../lexicon/posting-phrases.ts';
import { workplaceOf } from '../../lexicon/titles/workplaces.ts';
import { isCapitalizedWord } from '../../text/letters.ts';
import { startsWithPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { lazy } from '../../values/memoize.ts';
import { isContract } from '../outline/recognize/name-kinds.ts';
import { isSurelyPlace, namesRegion } from '../outline/recognize/place-names.ts';

/* Finds the employer in the line below the title, as pages of jobs are copied: `Data Analyst`, `Oakum Yard · Leeds`. */

/** A name, with what follows it in its line. */
const parts = / ?\*\* ?| ?[|·•] ?| [–—-] /u;
const nameWord = preparedPattern(
  String.raw`^(?:(?:\p{Lu}|\p{N}\p{Lu}|&)[\p{L}\p{N}&.'’-]*|[a-z]+\p{Lu}[\p{L}\p{N}]*)$`,
);
const maxWords = 5;
/** `City of Leeds`. Romance prepositions also join words that are no name. */
const joining: ReadonlySet<string> = new Set(['of', 'and', 'the', 'for', 'und', '&']);

/** Headings of pages, and words that only begin sentences. */
const noEmployer = preparedPattern(
  () =>
    String.raw`^(?:${phrases('posting', 'no_position', 'en', 'de', 'fr', 'es')}|${phrases('posting', 'not_employer')})(?!\p{L})`,
  'iu',
);

/**
 * The employer in the second line if the first is the title. A name above the title is often that of a site.
 * @param isTitle true for a line that is a job title
 */
export function employerLine(
  [first = '', second = '']: readonly string[],
  isTitle: (line: string) => boolean,
): string | undefined {
  // Pages repeat the title: `Site Manager - Harbor`, of which `Site Manager` is no employer.
  const isBelowTitle = isTitle(first) && !isTitle(second) && fold(second) !== fold(first);
  const [name = ''] = isBelowTitle ? second.split(parts).filter((part) => part !== '') : [];
  const employer = withoutPlace(name);
  const words = employer.split(' ');
  const isNameShaped =
    words.length <= maxWords &&
    words.every((word, index) => nameWord.test(word) || (index > 0 && joining.has(word)));
  const isSomethingElse =
    isTitle(employer) ||
    noEmployer.test(employer) ||
    isHeading(employer) ||
    isContract(employer) ||
    // A kind of workplace alone is no name: `Bakery`.
    words.every(
      (word) => joining.has(word) || shippedKindOf(word) !== null || workplaceOf(word) !== undefined,
    ) ||
    shippedKindOf(employer) !== null ||
    isSurelyPlace(employer);
  return employer.length > 1 && isNameShaped && !isSomethingElse ? employer : undefined;
}

const logo = /^(.{2,60}) logo$/i;

/** The employer whose logo a copied page describes above its name: `Oakum Yard logo`, `Oakum Yard`. */
export function employerOfLogo(lines: readonly string[]): string | undefined {
  const names = lines.map((line) => logo.exec(line)?.[1]);
  return names.find((name) => name !== undefined && lines.includes(name));
}

const headings = lazy(postingHeadings);

function isHeading(text: string): boolean {
  const folded = fold(text);
  return headings().some(({ phrases: beginnings }) => startsWithPhrase(beginnings, folded));
}

/** `Oakum Yard, Leeds` */
function withoutPlace(name: string): string {
  const [employer = '', ...rest] = name.split(', ');
  const place = rest.join(', ');
  return place !== '' && (isSurelyPlace(place) || namesRegion(place) || isCapitalizedWord(place))
    ? employer
    : name;
}
