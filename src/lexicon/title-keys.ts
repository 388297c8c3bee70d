import { addTo } from '../text/lists.ts';
import { lazy, memoize } from '../text/memoize.ts';
import { tokenize } from '../text/tokenize.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** The rules of `data/language/title-words.tsv`; data/README.md says what each is. */
export const titleRules = [
  'agent_ending',
  'agent_noun',
  'before_subject',
  'common_gender',
  'office_after',
  'office_before',
  'office_before_of',
  'same_word',
  'vague_subject',
] as const;

type TitleRule = (typeof titleRules)[number];

/** What each rule lists, in the order of the rows. */
export type TitleTable = (rule: TitleRule) => readonly string[];

export function titleTable(rows: readonly (readonly string[])[]): TitleTable {
  const byRule = new Map<string, string[]>();
  for (const [rule = '', words = ''] of rows) for (const item of itemsIn(words)) addTo(byRule, rule, item);
  return (rule) => byRule.get(rule) ?? [];
}

/** The table of the packed file. Only what packs reads titles by another: the one that it is packing. */
export const packedTitleTable = lazy((): TitleTable => titleTable(packedRows('title-words')));

type Pair = readonly [from: string, to: string];

/** `mgr > manager` */
export function pairsOf(table: TitleTable, rule: TitleRule): readonly Pair[] {
  return table(rule).map((pair): Pair => {
    const [from = '', to = ''] = pair.split(' > ');
    return [from, to];
  });
}

/** Pairs of endings by their last letters, so that no word has to try them all. */
export type Endings = ReadonlyMap<string, readonly Pair[]>;

export function byEnd(pairs: readonly Pair[], length: number): Endings {
  const found = new Map<string, Pair[]>();
  for (const pair of pairs) addTo(found, pair[0].slice(-length), pair);
  return found;
}

/** A word of a title, as titles are compared. */
export interface TitleWord {
  readonly key: string;
  /** [start, end) in the title. */
  readonly start: number;
  readonly end: number;
}

/** By what words of titles become one. */
export interface TitleForms {
  /** One word in two spellings, or clipped as titles clip it. Token keys. */
  readonly sameWord: ReadonlyMap<string, string>;
  /** Feminine and declined forms, and what stands for all of them. Token keys, without accents. */
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

/** The key of one word, by its token key: one spelling, one gender. */
export function titleKey(key: string, forms: TitleForms = packedForms()): string {
  return commonGender(forms.sameWord.get(key) ?? key, forms);
}

/** The words of a title without those that only join: `Audit & Accounts Senior`, `Co-ordinator` in one. */
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

/** What only looks like the feminine of a person's name: the purse of clients is no postman. */
const notFeminine: ReadonlySet<string> = new Set(['cartera', 'vente', 'rente']);

/** One key for a word of a title in every gender: `projeteuse` as `projeteur`, `Beraterin` as `Berater`. */
export function commonGender(key: string, { genders }: TitleForms = packedForms()): string {
  if (notFeminine.has(key)) return key;
  const ending = genders
    .get(key.slice(-genderLetters))
    ?.find(([form]) => key.endsWith(form) && beginsAWord(key, form));
  return ending ? key.slice(0, -ending[0].length) + ending[1] : key;
}

/** The same word in every other gender, by its token key: `Beraterin` for `Berater`, `vendeur` for `vendeuse`. */
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

/** Something has to come before a short ending: `ante` alone is none. */
function beginsAWord(key: string, ending: string): boolean {
  return ending.length > 4 || key.length >= ending.length + 2;
}
