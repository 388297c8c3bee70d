import type { Language } from '../text/language.ts';
import type { Phrases, PhraseTable } from '../text/patterns/phrase-table.ts';
import { lazy } from '../values/memoize.ts';
import { packedRows } from './packed/packed-lexicon.ts';
import type { PhraseListRule } from './packed/phrase-lists.ts';

/** The sections of a posting, in `data/posting/headings.tsv`. */
export const headingSections = [
  'about',
  'apply',
  'benefits',
  'legal',
  'nice',
  'refused',
  'requirements',
  'responsibilities',
] as const;

export type HeadingSection = (typeof headingSections)[number];

const phrases = lazy((): ReadonlyMap<string, Phrases> => {
  const byRule = new Map<string, Phrases>();
  for (const [rule = '', language = '', phrase = ''] of packedRows('posting-phrases'))
    byRule.set(rule, withPhrase(byRule.get(rule) ?? {}, language as Language, phrase));
  return byRule;
});

/** The phrases of a rule, read at first use. */
export function phraseTable(rule: PhraseListRule<'posting'>): PhraseTable {
  return lazy(() => phrases().get(rule) ?? {});
}

interface HeadingPhrases {
  readonly section: HeadingSection;
  readonly phrases: PhraseTable;
}

/** Beginnings of headings in the order of the rows; adjacent rows of a section form one table. */
export function postingHeadings(): readonly HeadingPhrases[] {
  const tables: { section: HeadingSection; phrases: Phrases }[] = [];
  for (const [section = '', language = '', phrase = ''] of packedRows('posting-headings')) {
    const last = tables.at(-1);
    if (last?.section === section) last.phrases = withPhrase(last.phrases, language as Language, phrase);
    else
      tables.push({
        section: section as HeadingSection,
        phrases: withPhrase({}, language as Language, phrase),
      });
  }
  return tables.map((table) => ({ section: table.section, phrases: () => table.phrases }));
}

function withPhrase(known: Phrases, language: Language, phrase: string): Phrases {
  const before = known[language];
  return { ...known, [language]: before === undefined ? phrase : `${before}\n${phrase}` };
}
