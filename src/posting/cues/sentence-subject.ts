import { opensTerm } from '../../lexicon/find-terms.ts';
import { isLegalKey } from '../../lexicon/legal-forms.ts';
import { type Lexicon, memoizeByLexicon } from '../../lexicon/lexicon.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { andWords } from '../../lexicon/words/function-words.ts';
import { readVerb } from '../../lexicon/words/verbs.ts';
import { findKeys, rangeOf, type TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { firstWord, type Token, termKey, tokenize } from '../../text/tokenize.ts';

/* Recognizes whom a sentence is about, in folded text. */

/** Addresses the reader or describes the person who will do the work. */
export const addressesReader = phraseTable('addresses_reader');

/** Says that the reader will do something. */
export const assignsWork = phraseTable('assigns_work');

/** Names people whom the reader would join. */
export const namesTeam = phraseTable('names_team');

/** Beginnings of sentences in which the employer describes itself. */
export const aboutEmployer = phraseTable('about_employer');

/** Finite verbs: a sentence with one states something; one without may list requirements. */
export const statesSomething = phraseTable('statement');

/** True for text that begins with a verb in the base form: "Manage the rota". */
export function isImperative(text: string): boolean {
  return readVerb(firstWord(text).toLowerCase())?.forms.includes('base') === true;
}

interface CompanyName {
  /** Token keys of its spellings, longest first: in full, without legal forms, and the first word. */
  readonly spellings: readonly (readonly string[])[];
  /** The first word as written, because a name that is also a word is capitalized. */
  readonly first: string;
}

const readName = memoizeByLexicon(20, (lexicon, companyName: string): CompanyName => {
  const tokens = tokenize(companyName);
  const whole = tokens.map(({ key }) => key);
  const bare = whole.slice(0, whole.findLastIndex((key) => !isLegalKey(key)) + 1);
  const alone = bare.slice(0, isKnownByFirst(lexicon, bare) ? 1 : 0);
  const spellings = [whole, bare, alone].filter(({ length }) => length > 0);
  return { spellings, first: tokens[0]?.text ?? '' };
});

/** True if people may call the company by its first word, unless that is a known term: `Dental`, `Data`. */
function isKnownByFirst(lexicon: Lexicon, [first = '', ...rest]: readonly string[]): boolean {
  return rest.length > 0 && first.length > 3 && !opensTerm(lexicon, first);
}

/** Ranges of the company's name, in full or as its first word. */
export function employerIn(lexicon: Lexicon, text: string, companyName: string): readonly TokenRange[] {
  const { spellings, first } = readName(lexicon, companyName);
  if (first === '' || !text.includes(first)) return [];
  const tokens = tokenize(text);
  return spellings
    .flatMap((keys) => placesOf(keys, tokens))
    .filter(({ start }) => text.startsWith(first, start));
}

function placesOf(keys: readonly string[], tokens: readonly Token[]): readonly TokenRange[] {
  const places: TokenRange[] = [];
  for (let at = findKeys(tokens, keys, 0); at !== -1; at = findKeys(tokens, keys, at + 1)) {
    places.push(rangeOf(tokens, at, keys.length));
  }
  return places;
}

/** Masks the company's name with text of the same length, so that `Alpine Dental` is not read as dental insurance. */
export function withoutEmployer(lexicon: Lexicon, text: string, companyName: string): string {
  return employerIn(lexicon, text, companyName).reduce(
    (masked, { start, end }) => masked.slice(0, start) + 'X'.repeat(end - start) + masked.slice(end),
    text,
  );
}

const word = String.raw`\p{Lu}[\p{L}\p{N}&’'-]*`;
const name = () => `(?:The )?(${word}(?: (?:(?:of|&|de|der|${andWords()}) )?${word}){0,4})`;
/** Bounded, so that a run of blank lines is not searched again for each of them. */
const opening = String.raw`(?:^|[.!?:]\s{1,8}|\n[ \t]{0,8})`;

/** An agency that hires for a client, or the owner of the page, which the posting names and the target does not. */
const namedAs: readonly ReturnType<typeof preparedPattern>[] = [
  preparedPattern(
    () =>
      String.raw`${opening}${name()} (?:is|are) (?:(?:currently|now|actively|once again|again) )?(?:recruiting|hiring|seeking|searching|looking (?:for|to)|(?:(?:the|a|an|one of the) )(?:[\p{L}’'-]+ ){0,3}(?:provider|leader|company|firm|agency|employer|manufacturer|consultancy|recruiter)\b)`,
    'gu',
  ),
  preparedPattern(() => String.raw`(?:©|\(c\)|[Cc]opyright)\s{0,3}(?:\d{4}\s{0,3})?(?:by )?${name()}`, 'gu'),
  preparedPattern(() => String.raw`${opening}${name()} (?:sucht|recrute|recherche|busca|selecciona)\b`, 'gu'),
];

const noEmployerNames = wordList('posting', 'no_employer_name');

/** More than any posting names; the bound keeps the search linear. */
const maxWorkplaces = 20;

/** The target's company and every other employer or agency that the posting names as hiring. */
export function workplacesIn(lexicon: Lexicon, text: string, companyName: string): readonly string[] {
  const found = namedAs.flatMap((pattern) => pattern.all(text)).map(({ 1: workplace = '' }) => workplace);
  const named = [...new Set(found)]
    .slice(0, maxWorkplaces)
    .filter((workplace) => !noEmployerNames.has(workplace) && !text.includes(` ${workplace.toLowerCase()}`))
    .filter((workplace) => !lexicon.index.terms.get(termKey(workplace)));
  return [...new Set([companyName, ...named])];
}
