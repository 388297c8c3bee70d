import { itemsIn, packedRows } from '../../../lexicon/packed/packed-lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { inflect } from '../../../lexicon/words/verbs.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../../values/memoize.ts';

/** Ways to deal in a thing without doing it: selling, staffing, arranging, teaching, buying, discussing, supporting. */
export const dealings = ['sell', 'recruit', 'arrange', 'teach', 'buy', 'discuss', 'support'] as const;

export type Dealing = (typeof dealings)[number];

/**
 * Form of the words in a row of `data/tailoring/dealings.tsv`. Forms with people count only if the words after them
 * name people, talks or publications: "train staff in", "screen applicants for". A verb with an event counts only beside
 * learners or what is run for them, because releases are run for clients, too: "run workshops on". A noun opens a
 * sentence about the dealing: "Webinars on HAZOP". A participle ends a German clause. Stems are folded. Clauses are
 * patterns for Chinese, which does not separate words.
 */
export const dealingForms = [
  'verb',
  'verb_with_people',
  'verb_with_event',
  'noun',
  'participle',
  'stem',
  'stem_with_people',
  'clause',
] as const;

type DealingForm = (typeof dealingForms)[number];

/** Matches a folded word that opens a German, French or Spanish line about making or working out something. */
export const makingStems = preparedPattern(
  () => `^(?:${phrases('tailoring', 'making_stem', 'de', 'fr', 'es')})`,
);
export const chineseMaking = preparedPattern(() => phrases('tailoring', 'making_stem', 'zh'));

/** Patterns of Chinese clauses about dealings, in the order of the rows. */
export const chineseDealings = lazy((): readonly (readonly [words: RegExp, dealing: Dealing])[] =>
  rowsOf('clause').map(({ words, dealing }) => [new RegExp(words.join('|'), 'u'), dealing]),
);

export interface DealingWords {
  readonly dealing: Dealing;
  /** Words that must be beside it; null if it counts by itself. */
  readonly needs: 'people' | 'event' | null;
}

const forms = ['base', 'past', 'gerund', 'third'] as const;

interface DealingRow {
  readonly dealing: Dealing;
  readonly words: readonly string[];
}

function rowsOf(wanted: DealingForm): readonly DealingRow[] {
  return packedRows('dealings').flatMap(([form, dealing, words = '']) =>
    form === wanted ? [{ dealing: dealing as Dealing, words: itemsIn(words) }] : [],
  );
}

export const dealingByWord = lazy((): ReadonlyMap<string, DealingWords> => {
  const all = new Map<string, DealingWords>();
  const add = (
    wanted: DealingForm,
    needs: DealingWords['needs'],
    spell: (word: string) => readonly string[],
  ) => {
    for (const { dealing, words } of rowsOf(wanted)) {
      for (const form of words.flatMap(spell)) if (!all.has(form)) all.set(form, { dealing, needs });
    }
  };
  const inflected = (verb: string) => forms.map((form) => inflect(verb, form));
  add('verb', null, inflected);
  add('verb_with_people', 'people', inflected);
  add('verb_with_event', 'event', inflected);
  add('noun', null, (noun) => [noun]);
  add('participle', null, (word) => [word]);
  return all;
});

export const makingWords = lazy(
  (): ReadonlySet<string> =>
    new Set(
      wordList('tailoring', 'making_verb')
        .words()
        .flatMap((verb) => forms.map((form) => inflect(verb, form))),
    ),
);

const stems = lazy((): readonly (readonly [stem: string, DealingWords])[] => {
  const of = (wanted: DealingForm, needs: DealingWords['needs']) =>
    rowsOf(wanted).flatMap(({ dealing, words }) => words.map((stem) => [stem, { dealing, needs }] as const));
  return [...of('stem', null), ...of('stem_with_people', 'people')];
});

/** The dealing of a folded word that opens a German, French or Spanish sentence. */
export function dealingByStem(word: string): DealingWords | null {
  return stems().find(([stem]) => word.startsWith(stem))?.[1] ?? null;
}

export const germanDealingParticiples = lazy(
  (): ReadonlySet<string> => new Set(rowsOf('participle').flatMap(({ words }) => words)),
);

/** Match names of requirements and positions that ask for the dealing itself. */
const asking: Readonly<Record<Dealing, PreparedPattern>> = {
  sell: asksFor('asks_to_sell'),
  recruit: asksFor('asks_to_recruit'),
  arrange: asksFor('asks_to_arrange'),
  teach: asksFor('asks_to_teach'),
  buy: asksFor('asks_to_buy'),
  discuss: asksFor('asks_to_discuss'),
  support: asksFor('asks_to_support'),
};

/** Matches whole words in English and parts of words in other languages. */
function asksFor(rule: `asks_to_${Dealing}`): PreparedPattern {
  const others = ['de', 'fr', 'es', 'zh'] as const;
  return preparedPattern(
    () => String.raw`\b(?:${phrases('tailoring', rule, 'en')})\b|${phrases('tailoring', rule, ...others)}`,
    'iu',
  );
}

/** The dealings that a title is about: `Recruitment Consultant`. */
export function dealingsIn(title: string): readonly Dealing[] {
  return (Object.keys(asking) as Dealing[]).filter((dealing) => asking[dealing].test(title));
}

/** True if one of the names asks for the dealing itself: selling is experience in sales. */
export function asksForDealing(dealing: Dealing, names: readonly string[]): boolean {
  return names.some((name) => asking[dealing].test(name));
}
