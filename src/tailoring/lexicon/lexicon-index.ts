import { termKey } from '../text/tokenize.ts';
import { wordKey } from '../text/word-key.ts';
import {
  implications,
  type ProfessionTable,
  type TermKind,
  type TermRow,
  termRows,
} from './profession-table.ts';

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

interface Lookup<Found> {
  get(key: string): Found | undefined;
}

export interface LexiconIndex {
  /** By the joined token keys of every spelling. */
  readonly terms: Lookup<Term>;
  /** By the first token key; longest first. */
  readonly phrases: Lookup<readonly Phrase[]>;
  /** Canonical term to the canonical terms that it implies in one step. */
  readonly broader: Lookup<readonly string[]>;
}

/**
 * A text meets a small part of the lexicon. So only the first word of every spelling is read here;
 * the rest of a spelling is read when a text first holds that word.
 */
export function buildIndex(tables: readonly ProfessionTable[]): LexiconIndex {
  const shelves = shelve(tables);
  const opened = new Map<string, readonly Phrase[]>();
  const terms = new Map<string, Term>();
  const phrasesAt = (head: string): readonly Phrase[] | undefined => {
    const known = opened.get(head);
    if (known) return known;
    const phrases = shelves.get(head)?.flatMap((entry) => phrasesOf(entry, head));
    phrases?.sort((a, b) => b.keys.length - a.keys.length);
    if (!phrases) return undefined;
    opened.set(head, phrases);
    for (const { keys, term } of phrases) terms.set(keys.join(' '), term);
    return phrases;
  };
  return {
    phrases: { get: phrasesAt },
    terms: {
      get(key) {
        phrasesAt(key.split(' ', 1)[0] ?? '');
        return terms.get(key);
      },
    },
    broader: broaderTerms(tables),
  };
}

/** A row of a table until a text meets it; a term from then on. */
interface Entry extends TermRow {
  readonly profession: string;
  term: Term | undefined;
}

/** Every row by the key of the first word of each of its spellings. */
function shelve(tables: readonly ProfessionTable[]): ReadonlyMap<string, readonly Entry[]> {
  const shelves = new Map<string, Entry[]>();
  for (const table of tables) {
    for (const { kind, spellings } of termRows(table)) {
      const entry: Entry = { kind, spellings, profession: table.profession, term: undefined };
      for (const head of headsOf(spellings)) {
        const shelf = shelves.get(head);
        if (shelf) shelf.push(entry);
        else shelves.set(head, [entry]);
      }
    }
  }
  return shelves;
}

function headsOf(spellings: TermRow['spellings']): Iterable<string> {
  return spellings.length === 1 ? [headKey(spellings[0])] : new Set(spellings.map(headKey));
}

/** The spellings of a row that begin with the word. */
function phrasesOf(entry: Entry, head: string): Phrase[] {
  entry.term ??= termOf(entry);
  const { term } = entry;
  return term.keyed.filter(({ keys }) => keys[0] === head).map(({ keys }) => ({ keys, term }));
}

function termOf({ kind, profession, spellings }: Entry): Term {
  const keyed = spellings.map((text) => ({ text, keys: termKey(text).split(' ') }));
  return { canonical: spellings[0], kind, profession, spellings, keyed };
}

/** A first word that ends as words end; a name with a dot or a slash of its own does not begin so. */
const plainHead = /^[A-Za-z0-9À-ſ]+(?=$|[ -])/;
/** The same without accents, and without an end that a plural could have: its small letters are its key. */
const bareHead = /^[A-Za-z0-9]*[A-DF-RT-Za-df-rt-z0-9](?=$|[ -])/;
const ideograph = /^[一-鿿]/;

/** The key of the first token alone: a token never reaches past a space. */
function headKey(text: string): string {
  const bare = bareHead.exec(text);
  if (bare) return bare[0].toLowerCase();
  const plain = plainHead.exec(text) ?? ideograph.exec(text);
  if (plain) return wordKey(plain[0]);
  const word = text.split(' ', 1)[0] ?? '';
  return (termKey(word) || termKey(text)).split(' ', 1)[0] ?? '';
}

/** Read as a whole when first asked: most commands never ask. */
function broaderTerms(tables: readonly ProfessionTable[]): Lookup<readonly string[]> {
  let broader: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    get(term) {
      broader ??= new Map(tables.flatMap(implications).map((line) => [line.term, line.broader]));
      return broader.get(term);
    },
  };
}
