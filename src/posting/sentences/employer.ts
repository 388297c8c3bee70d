import { lexiconIndex, memoizeByLexicon } from '../../lexicon/lexicon.ts';
import { findKeys, rangeOf, type TokenRange } from '../../text/find-form.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';

/** What a name has besides the name itself. Token keys. */
const legalForms: ReadonlySet<string> = new Set(
  'ab ag bv co company corp corporation gmbh group holding holdings inc incorporated kg kgaa limited llc llp ltd mbh nv oy plc pty sa sarl sas se sl slu spa srl'.split(
    ' ',
  ),
);

interface CompanyName {
  /** Token keys of its spellings: in full, and without legal forms; the longest first. */
  readonly spellings: readonly (readonly string[])[];
  /** The first word as written: a name that is also a word has a capital. */
  readonly first: string;
}

const readName = memoizeByLexicon(20, (companyName: string): CompanyName => {
  const tokens = tokenize(companyName);
  const whole = tokens.map(({ key }) => key);
  const bare = whole.slice(0, whole.findLastIndex((key) => !legalForms.has(key)) + 1);
  const alone = bare.slice(0, isKnownByFirst(bare) ? 1 : 0);
  const spellings = [whole, bare, alone].filter(({ length }) => length > 0);
  return { spellings, first: tokens[0]?.text ?? '' };
});

/** People call a company by its first word, unless that says what it does: `Dental`, `Data`. */
function isKnownByFirst([first = '', ...rest]: readonly string[]): boolean {
  return rest.length > 0 && first.length > 3 && !lexiconIndex().phrases.get(first)?.length;
}

/** Where a text names the company, by its name or by the first word of it. */
export function employerIn(text: string, companyName: string): readonly TokenRange[] {
  const { spellings, first } = readName(companyName);
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

/** The text with a stand-in of the same length for the company: `Alpine Dental` is no dental insurance. */
export function withoutEmployer(text: string, companyName: string): string {
  return employerIn(text, companyName).reduce(
    (masked, { start, end }) => masked.slice(0, start) + 'X'.repeat(end - start) + masked.slice(end),
    text,
  );
}
