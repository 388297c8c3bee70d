import { lexiconIndex } from '../../lexicon/lexicon.ts';
import { allMatches } from '../../text/all-matches.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { termKey } from '../../text/tokenize.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}&’'-]*`;
const name = `(?:The )?(${word}(?: (?:(?:of|and|&|de|der|und|et|y) )?${word}){0,4})`;
/** Bounded: a run of blank lines is looked at once, not once for each of them. */
const opening = String.raw`(?:^|[.!?:]\s{1,8}|\n[ \t]{0,8})`;

/** An agency that hires for a client, or whose page it is: the posting names it, the target does not. */
const namedAs: readonly ReturnType<typeof preparedPattern>[] = [
  preparedPattern(
    String.raw`${opening}${name} (?:is|are) (?:(?:currently|now|actively|once again|again) )?(?:recruiting|hiring|seeking|searching|looking (?:for|to)|(?:(?:the|a|an|one of the) )(?:[\p{L}’'-]+ ){0,3}(?:provider|leader|company|firm|agency|employer|manufacturer|consultancy|recruiter)\b)`,
    'gu',
  ),
  preparedPattern(String.raw`(?:©|\(c\)|[Cc]opyright)\s{0,3}(?:\d{4}\s{0,3})?(?:by )?${name}`, 'gu'),
  preparedPattern(String.raw`${opening}${name} (?:sucht|recrute|recherche|busca|selecciona)\b`, 'gu'),
];

const notNames: ReadonlySet<string> = new Set(
  'We You They It This That Our Your My He She There Who What Candidates Applicants Wir Sie Er Das Nous Vous On Elle Il Ella Él Se'.split(
    ' ',
  ),
);

/** Nobody hires for more houses on one page; the bound keeps the reading of any text linear. */
const maxWorkplaces = 20;

/** The company of the target and every other house that the posting names as one that hires. */
export function workplacesIn(text: string, companyName: string): readonly string[] {
  const found = namedAs
    .flatMap((pattern) => allMatches(text, pattern.for(text)))
    .map(({ 1: workplace = '' }) => workplace);
  const named = [...new Set(found)]
    .slice(0, maxWorkplaces)
    .filter((workplace) => !notNames.has(workplace) && !text.includes(` ${workplace.toLowerCase()}`))
    .filter((workplace) => !lexiconIndex().terms.get(termKey(workplace)));
  return [...new Set([companyName, ...named])];
}
