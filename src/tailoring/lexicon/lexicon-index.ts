import { termKey } from '../text/tokenize.ts';
import { implications, type ProfessionTable, type TermKind, termRows } from './profession-table.ts';

/** A spelling with its token keys, so that nothing is split again for every search. */
export interface Spelling {
  readonly text: string;
  readonly keys: readonly string[];
}

export interface Term {
  /** The spelling that stands for all of them. */
  readonly canonical: string;
  readonly kind: TermKind;
  /** Name of the table that it stands in. */
  readonly profession: string;
  readonly spellings: readonly string[];
  /** The same spellings, in the same order. */
  readonly keyed: readonly Spelling[];
}

export interface Phrase {
  readonly keys: readonly string[];
  readonly term: Term;
}

export interface LexiconIndex {
  /** By the joined token keys of every spelling. */
  readonly terms: ReadonlyMap<string, Term>;
  /** By the first token key; longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Canonical term to the canonical terms that it implies in one step. */
  readonly broader: ReadonlyMap<string, readonly string[]>;
}

export function buildIndex(tables: readonly ProfessionTable[]): LexiconIndex {
  const terms = new Map<string, Term>();
  const phrases = new Map<string, Phrase[]>();
  for (const { profession, kind, spellings } of tables.flatMap(rowsOf)) {
    const keyed = spellings.map((text) => ({ text, keys: termKey(text).split(' ') }));
    const term: Term = { canonical: spellings[0], kind, profession, spellings, keyed };
    for (const spelling of keyed) addSpelling(terms, phrases, spelling, term);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  const broader = new Map<string, readonly string[]>();
  for (const { term, broader: names } of tables.flatMap(implications)) {
    const canonicalOf = (name: string) => terms.get(termKey(name))?.canonical ?? name;
    broader.set(canonicalOf(term), names.map(canonicalOf));
  }
  return { terms, phrases, broader };
}

function rowsOf(table: ProfessionTable) {
  return termRows(table).map((row) => ({ ...row, profession: table.profession }));
}

/** The first table wins: professions share terms, and a term listed twice is one term. */
function addSpelling(
  terms: Map<string, Term>,
  phrases: Map<string, Phrase[]>,
  { keys }: Spelling,
  term: Term,
): void {
  const key = keys.join(' ');
  if (key === '' || terms.has(key)) return;
  terms.set(key, term);
  const [head = ''] = keys;
  const list = phrases.get(head);
  if (list) list.push({ keys, term });
  else phrases.set(head, [{ keys, term }]);
}
