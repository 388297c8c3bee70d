import { tokenize } from '../../text/tokenize.ts';
import { addTo } from '../../values/lists.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';

/** The rules of `data/language/title-words.tsv`; data/language/README.md describes each. */
export const titleRules = [
  'agent_ending',
  'agent_noun',
  'before_subject',
  'common_gender',
  'office_after',
  'office_before',
  'office_before_of',
  'office_ending',
  'same_word',
  'specialist_after',
  'specialist_before',
  'vague_subject',
] as const;

type TitleRule = (typeof titleRules)[number];

/** The items of each rule, in the order of the rows. */
export type TitleTable = (rule: TitleRule) => readonly string[];

export function titleTable(rows: readonly (readonly string[])[]): TitleTable {
  const byRule = new Map<string, string[]>();
  for (const [rule = '', words = ''] of rows) for (const item of itemsIn(words)) addTo(byRule, rule, item);
  return (rule) => byRule.get(rule) ?? [];
}

/** The table of the packed file. Packing itself uses the table that it is about to pack. */
export const packedTitleTable = lazy((): TitleTable => titleTable(packedRows('title-words')));

type Pair = readonly [from: string, to: string];

/** Splits items such as `mgr > manager`. */
export function pairsOf(table: TitleTable, rule: TitleRule): readonly Pair[] {
  return table(rule).map((pair): Pair => {
    const [from = '', to = ''] = pair.split(' > ');
    return [from, to];
  });
}

/** Pairs of endings grouped by their last letters, so that a word is compared with only a few. */
export type Endings = ReadonlyMap<string, readonly Pair[]>;

export function byEnd(pairs: readonly Pair[], length: number): Endings {
  const found = new Map<string, Pair[]>();
  for (const pair of pairs) addTo(found, pair[0].slice(-length), pair);
  return found;
}

/** A word of a title with its key for comparisons. */
export interface TitleWord {
  readonly key: string;
  /** [start, end) in the title. */
  readonly start: number;
  readonly end: number;
}

/** Tables that map variants of a title's words to one key. */
export interface TitleForms {
  /** Other spellings and abbreviations of a word. Token keys. */
  readonly sameWord: ReadonlyMap<string, string>;
  /** Feminine and declined endings with the common one. Token keys without accents. */
  readonly genders: Endings;
}

const genderLetters = 3;

export function titleForms(table: TitleTable): TitleForms {
  return {
    sameWord: new Map(pairsOf(table, 'same_word')),
    genders: byEnd(pairsOf(table, 'common_gender'), genderLetters),
  };
}

export const packedForms = lazy(() => titleForms(packedTitleTable()));

const joining: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y']);

/** The key of a word by its token key, in one spelling and gender. */
export function titleKey(key: string, forms: TitleForms = packedForms()): string {
  return commonGender(forms.sameWord.get(key) ?? key, forms);
}

/** The words of a title without conjunctions, `Audit & Accounts Senior`, and with `Co-ordinator` as one word. */
export function titleWords(title: string, forms: TitleForms = packedForms()): readonly TitleWord[] {
  const words: TitleWord[] = [];
  for (const { key, start, end } of tokenize(title)) {
    const last = words.at(-1);
    if (key === 'ordinator' && last?.key === 'co') {
      words[words.length - 1] = { key: 'coordinator', start: last.start, end };
    } else if (!joining.has(key)) {
      words.push({ key: titleKey(key, forms), start, end });
    }
  }
  return words;
}

export function titleKeys(title: string, forms: TitleForms = packedForms()): readonly string[] {
  return titleWords(title, forms).map(({ key }) => key);
}

/** Words that only look like feminine forms: the Spanish `cartera` is a portfolio, not a mail carrier. */
const notFeminine: ReadonlySet<string> = new Set(['cartera', 'vente', 'rente']);

/** One key for all genders of a word: `projeteuse` as `projeteur`, `Beraterin` as `Berater`. */
export function commonGender(key: string, { genders }: TitleForms = packedForms()): string {
  if (notFeminine.has(key)) return key;
  const ending = genders
    .get(key.slice(-genderLetters))
    ?.find(([form]) => key.endsWith(form) && hasStem(key, form));
  return ending ? key.slice(0, -ending[0].length) + ending[1] : key;
}

/** The word in all other genders, by its token key: `Beraterin` for `Berater`, `vendeur` for `vendeuse`. */
export const otherGenders = memoize(5000, (key): readonly string[] => {
  const forms = packedForms();
  const base = commonGender(key, forms);
  const feminine = [...forms.genders.values()]
    .flat()
    .filter(([, ending]) => base.endsWith(ending))
    .map(([form, ending]) => base.slice(0, -ending.length) + form)
    .filter((each) => commonGender(each, forms) === base);
  return [...new Set([base, ...feminine])].filter((each) => each !== key);
});

/** A short ending needs a stem before it: `ante` alone is not a word with an ending. */
function hasStem(key: string, ending: string): boolean {
  return ending.length > 4 || key.length >= ending.length + 2;
}
